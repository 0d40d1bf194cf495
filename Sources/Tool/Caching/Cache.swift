package import Files
import Records
package import Sites

/// The cache folder: data of the last build that the next build can reuse.
///
/// It can be deleted at any time; the next build then only takes longer.
///
/// It holds the record of the last build and a blob store. A record that is damaged or has another version is ignored.
///
/// ```swift
/// let cache = try Cache(".garland")
/// switch cache.load() {
/// case .found(let build): …
/// case .nothing: …
/// case .unusable(let reason): …
/// }
/// ```
package final class Cache: Sendable {
  private let folder: Folder
  private let lock: FileLock

  /// The content of a cache.
  package enum Contents: Sendable {
    case found(CachedBuild)
    /// There was no build yet.
    case nothing
    /// A record that cannot be used, with the reason.
    case unusable(String)
  }

  /// Opens and locks the folder of a cache, and creates it if it is missing.
  package init(_ path: String) throws(FolderProblem) {
    try Files.makeFolders(path)
    folder = try Folder(path)
    lock = try FileLock(Self.lockName, in: folder)
  }

  /// Loads the record of the last build.
  package func load() -> Contents { Self.load(from: folder) }

  /// Loads the record of the last build from the folder of a cache, without changing the folder.
  ///
  /// No lock is needed, because a build replaces the record by renaming a file.
  package static func load(from path: String) throws(FolderProblem) -> Contents { load(from: try Folder(path)) }

  private static func load(from folder: Folder) -> Contents {
    guard let bytes = try? folder.read(recordName) else { return .nothing }
    do throws(InvalidRecord) {
      return .found(try CachedBuild(file: bytes))
    } catch {
      return .unusable("it was made by another version, or is damaged")
    }
  }

  /// Saves the record of a build.
  ///
  /// The store must already contain the blobs that the record refers to.
  package func save(_ build: CachedBuild) throws(FolderProblem) {
    try folder.replaceFile(Self.recordName, with: build.filePieces)
  }

  /// Returns the blobs of a store.
  package func blobs(of store: Int) -> BlobReader { BlobReader(try? folder.file(Self.storeName(store))) }

  /// Opens a store to append to it.
  ///
  /// If `number` is `nil`, or if the store with that number is missing, it creates a new store.
  package func openStore(_ number: Int?) throws(FolderProblem) -> BlobStore {
    if let number, let file = try? folder.fileForAppending(Self.storeName(number)), file.kind == .file {
      return BlobStore(number, file, from: file.size)
    }
    let number = (try storeNumbers().max() ?? 0) + 1
    return BlobStore(number, try folder.makeFile(Self.storeName(number)), from: 0)
  }

  /// Removes the bytes that were appended to a store, or the whole store if it is new.
  package func discard(_ store: BlobStore) {
    if store.start > 0 {
      try? store.truncate()
    } else {
      try? folder.remove(Self.storeName(store.number))
    }
  }

  /// Removes all stores except one, the files of earlier versions, and the temporary files of killed builds.
  package func removeStores(except kept: Int) {
    for name in ((try? folder.entries()) ?? []).map(\.name) {
      let isStore = name.hasPrefix(Self.storePrefix) && name != Self.storeName(kept)
      let isTemporary = name.hasPrefix(".\(Self.recordName).")
      if isStore || isTemporary || name.hasPrefix(Self.obsoletePrefix) { try? folder.remove(name) }
    }
  }

  private func storeNumbers() throws(FolderProblem) -> [Int] {
    try folder.entries().compactMap { entry in
      entry.name.hasPrefix(Self.storePrefix) ? Int(entry.name.dropFirst(Self.storePrefix.count)) : nil
    }
  }

  private static let recordName = "build"
  private static let storePrefix = "pages-"
  private static func storeName(_ number: Int) -> String { "\(storePrefix)\(number)" }
  private static let obsoletePrefix = "reads-"
  private static let lockName = "lock"
}

/// The record of a build, and the reads of its pages, which stay encoded until they are needed.
///
/// A file starts with a line with the version, a hash of the record, and a hash of the encoded reads. The record and
/// the reads follow.
package struct CachedBuild: Sendable {
  package var record: BuildRecord
  /// The reads of the pages: the bytes from `start` on are an encoded `PreviousBuild`.
  private let encoded: (bytes: [UInt8], start: Int)

  /// Combines the record of a build and the encoded reads of its pages.
  package init(_ record: BuildRecord, pages: [UInt8]) { (self.record, encoded) = (record, (pages, 0)) }

  /// Returns the decoded reads of the pages, or `nil` if they are damaged.
  package func pages() -> PreviousBuild? {
    var reader = RecordReader(encoded.bytes, from: encoded.start)
    guard let pages = try? reader.read() as PreviousBuild, reader.isAtEnd else { return nil }
    return pages
  }

  /// The version of the format.
  ///
  /// Increase it whenever the encoding of a record changes.
  private static let firstLine = Array("garland cache 12\n".utf8)

  /// Reads a file and checks its hashes.
  fileprivate init(file bytes: [UInt8]) throws(InvalidRecord) {
    guard bytes.starts(with: Self.firstLine) else { throw InvalidRecord() }
    var reader = RecordReader(bytes, from: Self.firstLine.count)
    let (recordHash, pagesHash): (ContentHash, ContentHash) = (try reader.read(), try reader.read())
    let encodedRecord = try reader.readRecord()
    let start = encodedRecord.endIndex
    guard ContentHash(of: Array(encodedRecord)) == recordHash, ContentHash(of: bytes, from: start) == pagesHash else {
      throw InvalidRecord()
    }
    var records = RecordReader(encodedRecord)
    (record, encoded) = (try records.read(), (bytes, start))
    guard records.isAtEnd else { throw InvalidRecord() }
  }

  /// The bytes of the file, in pieces.
  ///
  /// The pages of a large site take many megabytes, so they are not copied.
  fileprivate var filePieces: [ArraySlice<UInt8>] {
    let encodedRecord = RecordWriter.bytes(of: record)
    var start = RecordWriter()
    start.write(ContentHash(of: encodedRecord))
    start.write(ContentHash(of: encoded.bytes, from: encoded.start))
    start.write(record: encodedRecord[...])
    return [Self.firstLine[...], start.bytes[...], encoded.bytes[encoded.start...]]
  }
}
