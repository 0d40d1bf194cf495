import Caching
import Files
import Records
import Synchronization

/// A store that is being written, from any thread; a full disk costs the cache, and not the site.
final class StoreAttempt: Sendable {
  private let cache: Cache
  private let store: Mutex<CacheStore?>
  private let complain: @Sendable (String) -> Void

  /// Writes on in the store of an earlier build, or begins one.
  init(_ cache: Cache, after number: Int?, complain: @escaping @Sendable (String) -> Void) {
    self.cache = cache
    self.complain = complain
    do throws(FolderProblem) {
      store = Mutex(try cache.store(number))
    } catch {
      store = Mutex(nil)
      complain(error.message)
    }
  }

  deinit { drop() }

  /// Stores bytes, as long as that works.
  func add(_ bytes: [UInt8], marked mark: ContentMark) -> StoredBytes? {
    guard let store = store.withLock(\.self) else { return nil }
    var stored: StoredBytes?
    attempt { () throws(FolderProblem) in stored = try store.add(bytes, marked: mark) }
    return stored
  }

  /// Makes what was stored the cache's own, with a record that names it and the notes that belong to that.
  func finish(_ record: BuildRecord, _ notes: CacheNotes) {
    attempt { () throws(FolderProblem) in
      guard var kept = store.withLock(\.self) else { return }
      var record = record
      try kept.finish()
      if Self.isWasteful(kept.size, record.storedCount), let packed = try packed(&record, from: kept.number) {
        kept = packed
      }
      record.store = kept.number
      try cache.save(notes)
      record.notes = notes.mark
      try cache.save(record)
      store.withLock { $0 = nil }
      cache.removeStores(besides: kept.number)
    }
  }

  /// What nobody needs any more is a fifth of the store at most: with the record and the notes the cache stays below one and a
  /// half times the size of the site.
  private static func isWasteful(_ size: Int, _ needed: Int) -> Bool { size > needed + needed / 4 }

  /// A store with nothing but what the outputs need; nothing where some of that is lost.
  private func packed(_ record: inout BuildRecord, from old: Int) throws(FolderProblem) -> CacheStore? {
    let store = try cache.store(nil)
    for index in record.outputs.indices {
      guard case .stored(let stored) = record.outputs[index].bytes else { continue }
      guard let bytes = cache.bytes(stored, in: old) else { return nil }
      record.outputs[index].bytes = .stored(try store.add(bytes))
    }
    try store.finish()
    return store
  }

  private func attempt(_ body: () throws(FolderProblem) -> Void) {
    do throws(FolderProblem) {
      try body()
    } catch {
      // Of threads that fail together, one says so.
      if drop() { complain(error.message) }
    }
  }

  @discardableResult
  private func drop() -> Bool {
    let dropped = store.withLock { store in
      defer { store = nil }
      return store
    }
    if let dropped { cache.drop(dropped) }
    return dropped != nil
  }
}
