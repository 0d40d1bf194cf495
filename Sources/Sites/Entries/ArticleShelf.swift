import Articles
import Synchronization

/// The texts of articles as they are read: those that come first stay at hand as long as there is room, the others are read again when
/// somebody asks.
///
/// What is known of a text takes several times as much memory as its file has bytes. Most of it is done with once its facts are
/// known and its page's body is drawn; lists and feeds ask for some again, most likely for the newest.
final class ArticleShelf: Sendable {
  private struct State {
    /// How many more bytes of files may stay.
    var room: Int
    var kept: [String: Article] = [:]
    /// What was read last, besides: whoever asks for an article asks more than once.
    var recent: [(path: String, article: Article)] = []

    func article(_ path: String) -> Article? { kept[path] ?? recent.last { $0.path == path }?.article }
  }

  private let state: Mutex<State>
  private let recentCount: Int
  private let reader: TextReader

  /// Has room for files of so many bytes, and for the last few besides.
  init(room: Int, recent: Int, reading reader: TextReader) {
    state = Mutex(State(room: room))
    recentCount = recent
    self.reader = reader
  }

  /// The article whose front matter is read; where its addresses lead is noted if it is read now, and somebody wants to know.
  func article(of head: EntryHead, noting basis: EntryBasis? = nil) -> Article {
    let path = head.place.path
    if let known = state.withLock({ $0.article(path) }) { return known }
    // Read outside of the lock: two threads may read the same, and get the same.
    let article = reader.article(of: head, noting: basis)
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
