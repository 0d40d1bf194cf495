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
  func finish(_ record: BuildRecord, _ notes: CacheDraft) {
    // A program that ends does not wait for what it holds to be let go of.
    defer { notes.drop() }
    attempt { () throws(FolderProblem) in
      guard let store = store.withLock(\.self) else { return }
      try store.finish()
      var record = record
      (record.store, record.notes) = (store.number, notes.mark)
      if Self.isWasteful(store.size, record.storedCount) {
        try pack(&record, notes)
      } else {
        try save(record, notes)
      }
      self.store.withLock { $0 = nil }
      cache.removeAll(besides: record)
    }
  }

  /// What nobody needs any more is a fifth of the store at most: with the record and the notes the cache stays below one and a
  /// half times the size of the site.
  private static func isWasteful(_ size: Int, _ needed: Int) -> Bool { size > needed + needed / 4 }

  /// Saves a record with a store that has nothing but what its outputs need; with the store as it is where some of that is lost.
  private func pack(_ record: inout BuildRecord, _ notes: CacheDraft) throws(FolderProblem) {
    let packed = try cache.store(nil)
    do throws(FolderProblem) {
      let outputs = try stored(record.outputs, from: record.store, in: packed)
      if let outputs { (record.store, record.outputs) = (packed.number, outputs) }
      try save(record, notes)
    } catch {
      cache.drop(packed)
      throw error
    }
  }

  /// Outputs whose bytes were stored once more; nothing where some of them are lost.
  private func stored(
    _ outputs: [BuildRecord.Output], from old: Int, in store: CacheStore
  ) throws(FolderProblem) -> [BuildRecord.Output]? {
    var outputs = outputs
    let contents = cache.contents(of: old)
    for index in outputs.indices {
      guard case .stored(let stored) = outputs[index].bytes else { continue }
      guard let bytes = contents.bytes(stored) else { return nil }
      outputs[index].bytes = .stored(try store.add(bytes, marked: stored.mark))
    }
    try store.finish()
    return outputs
  }

  private func save(_ record: BuildRecord, _ notes: CacheDraft) throws(FolderProblem) {
    do throws(FolderProblem) {
      try cache.save(notes)
      try cache.save(record)
    } catch {
      cache.removeStrayNotes()
      throw error
    }
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
