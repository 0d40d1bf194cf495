package import Files
package import Records
import Synchronization

/// A reference to bytes in a blob store.
package struct Blob: Hashable, Sendable {
  package let offset: Int
  package let count: Int
  package let checksum: Checksum
}

extension Blob: RecordCodable {
  package func write(to writer: inout RecordWriter) {
    writer.write(offset)
    writer.write(count)
    writer.write(checksum)
  }

  package init(from reader: inout RecordReader) throws(InvalidRecord) {
    (offset, count, checksum) = (try reader.readAmount(), try reader.readAmount(), try reader.read())
  }
}

/// The rendered files of a site, appended to one file of the cache.
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
  package func append(_ bytes: [UInt8], checksum: Checksum) throws(FolderProblem) -> Blob {
    try end.withLock { end throws(FolderProblem) in
      try file.append(bytes)
      defer { end += bytes.count }
      return Blob(offset: end, count: bytes.count, checksum: checksum)
    }
  }

  /// Writes everything to the disk.
  package func finish() throws(FolderProblem) { try file.finish() }

  /// Removes everything that was appended since the store was opened.
  func truncate() throws(FolderProblem) { try file.truncate(to: start) }
}

/// Reads a blob store, from any thread.
///
/// The file stays open: if the output folder is empty, as in a fresh clone, the build reads every page from it.
package struct BlobReader: Sendable {
  private let file: OpenFile?

  init(_ file: OpenFile?) { self.file = file }

  /// Whether the store is long enough to contain a blob; its bytes are not read.
  func holds(_ blob: Blob) -> Bool { file.map { $0.size >= blob.offset + blob.count } ?? false }

  /// Returns the bytes of a blob, or `nil` if they are damaged.
  package func bytes(_ blob: Blob) -> [UInt8]? {
    guard let bytes = try? file?.bytes(at: blob.offset, count: blob.count), Checksum(of: bytes) == blob.checksum
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

  /// The reader of the store; `nil` if storing has failed.
  package var reader: BlobReader? { store.withLock { $0.map { cache.blobs(of: $0.number) } } }

  /// Stores bytes, unless storing has failed before.
  package func add(_ bytes: [UInt8], checksum: Checksum) -> Blob? {
    guard let store = store.withLock(\.self) else { return nil }
    var blob: Blob?
    attempt { () throws(FolderProblem) in blob = try store.append(bytes, checksum: checksum) }
    return blob
  }

  /// Saves the record of the build, which makes the new blobs part of the cache.
  func finish(_ record: BuildRecord, in file: RecordFile) {
    attempt { () throws(FolderProblem) in
      guard let store = store.withLock(\.self) else { return }
      try store.finish()
      var record = record
      record.store = store.number
      if cache.kind == .build, Self.isWasteful(store.size, record.output.blobBytes) {
        try saveCompacted(&record, in: file)
      } else {
        try file.finish(RecordWriter.bytes(of: record))
      }
      keep()
      if cache.kind == .build { cache.removeStores(except: record.store) }
    }
  }

  /// Leaves what this build stored in the store, although no record may refer to it.
  package func keep() { store.withLock { $0 = nil } }

  /// Whether more than a fifth of a store is unused.
  private static func isWasteful(_ size: Int, _ used: Int) -> Bool { size > used + used / 4 }

  /// Saves the record with a new store that holds only the blobs of its output.
  private func saveCompacted(_ record: inout BuildRecord, in file: RecordFile) throws(FolderProblem) {
    let compacted = try cache.openStore(nil)
    do throws(FolderProblem) {
      if let files = try copies(of: record.output.files, from: record.store, to: compacted) {
        (record.store, record.output.files) = (compacted.number, files)
      }
      try file.finish(RecordWriter.bytes(of: record))
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
      files[index].origin = .blob(try store.append(bytes, checksum: blob.checksum))
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

  /// Removes what this build stored, and returns whether anything was open.
  @discardableResult
  package func discard() -> Bool {
    let discarded = store.withLock { store in
      defer { store = nil }
      return store
    }
    if let discarded { cache.discard(discarded) }
    return discarded != nil
  }
}
