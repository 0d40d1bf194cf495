import Caching
import Files

/// A store that is being written; a full disk costs the cache, and not the site.
final class StoreAttempt {
  private let cache: Cache
  private var store: CacheStore?
  private let complain: @Sendable (String) -> Void

  init(_ cache: Cache, complain: @escaping @Sendable (String) -> Void) {
    self.cache = cache
    self.complain = complain
    attempt { () throws(FolderProblem) in store = try cache.newStore() }
  }

  deinit {
    if let store { cache.drop(store) }
  }

  /// Stores bytes, as long as that works.
  func add(_ bytes: [UInt8]) -> StoredBytes? {
    var stored: StoredBytes?
    attempt { () throws(FolderProblem) in stored = try store?.add(bytes) }
    return stored
  }

  /// Makes what was stored the cache's own, with a record that names it.
  func finish(_ record: BuildRecord) {
    guard let store else { return }
    attempt { () throws(FolderProblem) in
      try cache.finish(store)
      self.store = nil
      try cache.save(record)
    }
  }

  private func attempt(_ body: () throws(FolderProblem) -> Void) {
    do throws(FolderProblem) {
      try body()
    } catch {
      if let store { cache.drop(store) }
      store = nil
      complain(error.message)
    }
  }
}
