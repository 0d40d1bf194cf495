import Articles
import Diagnostics
import Synchronization

/// The texts of articles as they are read: as many as there is room for stay at hand, the others are read again when somebody asks.
///
/// What is known of a text takes several times as much memory as its file has bytes, and most of it is looked at twice: when it is
/// read, and when its page is written.
final class ArticleShelf: Sendable {
  private struct State {
    /// How many more bytes of files may stay.
    var room: Int
    var kept: [String: Article] = [:]
    /// Files of which nobody read more than the front matter yet.
    var files: [String: SourceFile] = [:]
    /// What was read last, besides; whoever writes a page asks for its article more than once.
    var recent: [(path: String, article: Article)] = []

    func article(_ path: String) -> Article? { kept[path] ?? recent.last { $0.path == path }?.article }
  }

  private let state: Mutex<State>
  private let recentCount: Int

  /// Has room for files of so many bytes, and for the last few besides.
  init(room: Int, recent: Int) {
    state = Mutex(State(room: room))
    recentCount = recent
  }

  /// Keeps a file of which the front matter is read until somebody reads the rest, if there is room.
  func keep(_ file: SourceFile, at path: String) {
    state.withLock { state in
      guard file.utf8.count <= state.room else { return }
      state.room -= file.utf8.count
      state.files[path] = file
    }
  }

  /// Hands over the file of a path, if it was kept.
  func file(_ path: String) -> SourceFile? {
    state.withLock { state in
      let file = state.files.removeValue(forKey: path)
      state.room += file?.utf8.count ?? 0
      return file
    }
  }

  /// Lets go of files that nobody asked for, such as those of drafts.
  func dropFiles() {
    state.withLock { state in
      state.room += state.files.values.reduce(0) { $0 + $1.utf8.count }
      state.files = [:]
    }
  }

  /// The article of a path.
  func article(_ path: String, reading read: () -> Article) -> Article {
    if let known = state.withLock({ $0.article(path) }) { return known }
    // Read outside of the lock: two threads may read the same, and get the same.
    let article = read()
    state.withLock { state in
      if article.byteCount <= state.room, state.kept[path] == nil {
        state.room -= article.byteCount
        state.kept[path] = article
      } else {
        if state.recent.count == recentCount { state.recent.removeFirst() }
        state.recent.append((path, article))
      }
    }
    return article
  }
}
