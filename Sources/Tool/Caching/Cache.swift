package import Files
import Records
import Synchronization

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
  /// Whether a part of the cache could not be written.
  private let hasFailed = Atomic(false)
  private let folder: Folder
  /// The lock; `nil` if the cache is only read, because a build replaces a record by renaming a file.
  private let lock: FileLock?
  /// The pictures that earlier builds made.
  package let pictures: PictureStore
  /// Which record this cache writes.
  ///
  /// A site that is only shown leaves the record of the last publication as it is, and all stores.
  let kind: RecordFile.Kind

  /// The content of a cache.
  package enum Contents: Sendable {
    case found(CachedBuild)
    /// There was no build yet.
    case nothing
    /// A record that cannot be used, with the reason.
    case unusable(String)
  }

  /// Opens and locks the folder of a cache, and creates it if it is missing.
  package init(_ path: String, for kind: RecordFile.Kind = .build) throws(FolderProblem) {
    self.kind = kind
    try Files.makeFolders(path)
    folder = try Folder(path)
    // `serve` holds the lock for the moment of a rebuild.
    lock = try FileLock(Self.lockName, in: folder, waiting: .seconds(1))
    pictures = PictureStore(in: folder)
  }

  /// Opens the folder of a cache to read its last build, without changing the folder.
  package init(reading path: String) throws(FolderProblem) {
    (kind, lock, folder) = (.build, nil, try Folder(path))
    pictures = PictureStore(in: folder)
  }

  /// Records that a part of the cache cannot be written, and returns whether this is the first failure.
  ///
  /// On a full disk, the blobs and the record fail for the same reason.
  func recordFailure() -> Bool { !hasFailed.exchange(true, ordering: .relaxed) }

  /// Loads the record of the last build.
  ///
  /// A site that is only shown continues the newer of the two records.
  package func load() -> Contents {
    let times = [RecordFile.Kind.build, .serve].map { folder.stamp(of: $0.rawValue)?.written ?? 0 }
    if kind == .serve, times[1] > times[0], case .found(let build) = Self.load(.serve, from: folder) {
      return .found(build)
    }
    return Self.load(.build, from: folder)
  }

  private static func load(_ kind: RecordFile.Kind, from folder: Folder) -> Contents {
    guard let bytes = try? folder.read(kind.rawValue) else { return .nothing }
    do throws(InvalidRecord) {
      return .found(try RecordFile.decode(bytes))
    } catch {
      return .unusable("it was made by another version, or is damaged")
    }
  }

  /// Saves the record of a build.
  ///
  /// The store must already contain the blobs that the record refers to.
  package func save(_ build: CachedBuild) throws(FolderProblem) {
    let file = try makeRecordFile()
    try file.append(build.encodedPages)
    try file.finish(RecordWriter.bytes(of: build.record))
  }

  /// Creates a file for the record of a build.
  func makeRecordFile() throws(FolderProblem) -> RecordFile { try RecordFile(kind, in: folder) }

  /// Returns the blobs of a store.
  package func blobs(of store: Int) -> BlobReader { BlobReader(try? folder.file(Self.storeName(store))) }

  /// Opens a store to append to it.
  ///
  /// If `number` is `nil`, or if the store with that number is missing, it creates a new store.
  package func openStore(_ number: Int?) throws(FolderProblem) -> BlobStore {
    if let number, let file = try? folder.fileForAppending(Self.storeName(number)), file.kind == .file {
      return BlobStore(number, file, from: file.size)
    }
    let number = (try storeNumbers().max() ?? 0) &+ 1
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
      let isTemporary = ["build", "serve", "scans", "old-blocks"].contains { name.hasPrefix(".\($0).") }
      if isStore || isTemporary || name.hasPrefix(Self.obsoletePrefix) { try? folder.remove(name) }
    }
  }

  private func storeNumbers() throws(FolderProblem) -> [Int] {
    try folder.entries().compactMap { entry in
      entry.name.hasPrefix(Self.storePrefix) ? Int(entry.name.dropFirst(Self.storePrefix.count)) : nil
    }
  }

  private static let storePrefix = "pages-"
  private static func storeName(_ number: Int) -> String { "\(storePrefix)\(number)" }
  private static let obsoletePrefix = "reads-"
  private static let lockName = "lock"
}
