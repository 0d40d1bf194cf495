package import Files
package import Records
import Synchronization

/// A reference to bytes in a blob store.
package struct Blob: Hashable, Sendable {
  package let offset: Int
  package let count: Int
  package let hash: ContentHash
}

extension Blob: RecordCodable {
  package func write(to writer: inout RecordWriter) {
    writer.write(offset)
    writer.write(count)
    writer.write(hash)
  }

  package init(from reader: inout RecordReader) throws(InvalidRecord) {
    (offset, count, hash) = (try reader.read(), try reader.read(), try reader.read())
    guard offset >= 0, count >= 0 else { throw InvalidRecord() }
  }
}

/// The rendered bytes of a site's files, one after the other in a file of the cache.
///
/// Each store has a number, which is part of the name of its file. A build appends to the store of the previous build,
/// or begins a new one.
package final class BlobStore: Sendable {
  package let number: Int
  private let file: OpenFile
  /// The size of the store when it was opened.
  let start: Int
  private let end: Mutex<Int>

  init(_ number: Int, _ file: OpenFile, from end: Int) {
    self.number = number
    self.file = file
    start = end
    self.end = Mutex(end)
  }

  package var size: Int { end.withLock { $0 } }

  /// Appends bytes, from any thread.
  package func append(_ bytes: [UInt8], hash: ContentHash) throws(FolderProblem) -> Blob {
    try end.withLock { end throws(FolderProblem) in
      try file.append(bytes)
      defer { end += bytes.count }
      return Blob(offset: end, count: bytes.count, hash: hash)
    }
  }

  /// Writes everything to the disk.
  package func finish() throws(FolderProblem) { try file.finish() }

  /// Removes everything that was appended since the store was opened.
  func truncate() throws(FolderProblem) { try file.truncate(to: start) }
}

/// Reads a blob store, from any thread.
///
/// The file stays open, because a build of a fresh clone reads every page from it.
package struct BlobReader: Sendable {
  private let file: OpenFile?

  init(_ file: OpenFile?) { self.file = file }

  /// Returns the bytes of a blob, or `nil` if they are damaged.
  package func bytes(_ blob: Blob) -> [UInt8]? {
    guard let bytes = try? file?.bytes(at: blob.offset, count: blob.count), ContentHash(of: bytes) == blob.hash
    else { return nil }
    return bytes
  }
}

/// Stores the rendered files of a build in the cache, from any thread.
///
/// If the disk is full, the build still publishes the site, but does not save the cache.
package final class BlobWriter: Sendable {
  private let cache: Cache
  private let store: Mutex<BlobStore?>
  private let report: @Sendable (String) -> Void

  init(_ cache: Cache, after previous: Int?, report: @escaping @Sendable (String) -> Void) {
    self.cache = cache
    self.report = report
    do throws(FolderProblem) {
      store = Mutex(try cache.openStore(previous))
    } catch {
      store = Mutex(nil)
      report(error.message)
    }
  }

  deinit { discard() }

  /// Stores bytes, unless storing has failed before.
  package func add(_ bytes: [UInt8], hash: ContentHash) -> Blob? {
    guard let store = store.withLock(\.self) else { return nil }
    var blob: Blob?
    attempt { () throws(FolderProblem) in blob = try store.append(bytes, hash: hash) }
    return blob
  }

  /// Saves the record of the build, which makes the new blobs part of the cache.
  func finish(_ build: CachedBuild) {
    attempt { () throws(FolderProblem) in
      guard let store = store.withLock(\.self) else { return }
      try store.finish()
      var build = build
      build.record.store = store.number
      if Self.isWasteful(store.size, build.record.output.blobBytes) {
        try saveCompacted(&build)
      } else {
        try cache.save(build)
      }
      self.store.withLock { $0 = nil }
      cache.removeStores(except: build.record.store)
    }
  }

  /// Whether more than a fifth of a store is unused.
  private static func isWasteful(_ size: Int, _ used: Int) -> Bool { size > used + used / 4 }

  /// Saves the record with a new store that holds only the blobs of its output.
  private func saveCompacted(_ build: inout CachedBuild) throws(FolderProblem) {
    let compacted = try cache.openStore(nil)
    do throws(FolderProblem) {
      if let files = try copies(of: build.record.output.files, from: build.record.store, to: compacted) {
        (build.record.store, build.record.output.files) = (compacted.number, files)
      }
      try cache.save(build)
    } catch {
      cache.discard(compacted)
      throw error
    }
  }

  /// Copies blobs to another store.
  ///
  /// Returns `nil` if one of them is lost.
  private func copies(
    of files: [OutputSnapshot.File], from old: Int, to store: BlobStore
  ) throws(FolderProblem) -> [OutputSnapshot.File]? {
    var files = files
    let blobs = cache.blobs(of: old)
    for index in files.indices {
      guard case .blob(let blob) = files[index].origin else { continue }
      guard let bytes = blobs.bytes(blob) else { return nil }
      files[index].origin = .blob(try store.append(bytes, hash: blob.hash))
    }
    try store.finish()
    return files
  }

  private func attempt(_ body: () throws(FolderProblem) -> Void) {
    do throws(FolderProblem) {
      try body()
    } catch {
      // Several threads may fail at once. Only the first one reports it.
      if discard() { report(error.message) }
    }
  }

  @discardableResult
  private func discard() -> Bool {
    let discarded = store.withLock { store in
      defer { store = nil }
      return store
    }
    if let discarded { cache.discard(discarded) }
    return discarded != nil
  }
}
