import Articles
import Diagnostics
import Synchronization

/// The texts of articles as they are read: some stay at hand, the others are read again when somebody asks.
///
/// What is known of a text takes several times as much memory as its file has bytes, and most texts are done with once their facts are
/// known and the bodies of their pages are drawn. Lists and feeds ask for some again: for the newest most likely, and for those that
/// another list or feed asked for before.
final class ArticleShelf: Sendable {
  private struct State {
    /// How many more bytes of files may stay when they are first read, and when somebody asked for them again.
    var (room, roomAgain): (Int, Int)
    var kept: [String: Article] = [:]
    /// What was read last, besides: whoever asks for an article asks more than once.
    var recent: [(path: String, article: Article)] = []
    /// What could not be read, whenever somebody asked.
    var problems: [Diagnostic] = []

    func article(_ path: String) -> Article? { kept[path] ?? recent.last { $0.path == path }?.article }
  }

  private let state: Mutex<State>
  private let recentCount: Int
  private let reader: TextReader

  /// Has room for files of so many bytes, of which those that come first may take a part, and for the last few besides.
  init(room: Int, first part: Int, recent: Int, reading reader: TextReader) {
    state = Mutex(State(room: part, roomAgain: room))
    recentCount = recent
    self.reader = reader
  }

  /// What could not be read: whoever asked was given nothing in its place, and may have shown that.
  var problems: [Diagnostic] { state.withLock { $0.problems } }

  /// The article whose front matter is read; where its addresses lead is noted if it is read now, and somebody wants to know.
  func article(of head: PlacedArticle, recordingIn dependencies: ArticleDependencies? = nil) -> Article {
    let path = head.place.path
    if let known = state.withLock({ $0.article(path) }) { return known }
    // Read outside of the lock: two threads may read the same, and get the same.
    let article = read(head, recordingIn: dependencies)
    let size = article.byteCount
    state.withLock { state in
      if size <= (dependencies == nil ? state.roomAgain : state.room), state.kept[path] == nil {
        state.room -= size
        state.roomAgain -= size
        state.kept[path] = article
      } else {
        if state.recent.count == recentCount { state.recent.removeFirst() }
        state.recent.append((path, article))
      }
    }
    return article
  }

  private func read(_ head: PlacedArticle, recordingIn dependencies: ArticleDependencies?) -> Article {
    do throws(UnreadableSource) {
      return try reader.article(of: head, recordingIn: dependencies)
    } catch {
      let (nothing, problem) = reader.nothing(for: head, error)
      state.withLock { $0.problems.append(problem) }
      return nothing
    }
  }
}
