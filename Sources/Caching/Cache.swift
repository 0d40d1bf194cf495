public import Files
import Records

/// What one build leaves for the next: a folder that can be saved and restored as it is, and that nothing depends on.
///
/// It holds a record of the last build and a store with the bytes of what it made. Whatever about it is damaged, of another version
/// or of another site is as good as not there: the build that finds it so begins from nothing, and says why.
///
/// ```swift
/// let cache = try Cache(".garland")
/// switch cache.load() {
/// case .found(let record): …
/// case .nothing: …
/// case .unusable(let why): …
/// }
/// ```
public final class Cache: Sendable {
  private let folder: Folder
  private let lock: FileLock

  /// What was found of the last build.
  public enum Finding: Sendable {
    /// What it left.
    case found(BuildRecord)
    /// Nothing, which is usual where there was no build yet.
    case nothing
    /// Nothing that is of use, and why.
    case unusable(String)
  }

  /// Takes hold of the folder of a cache, and makes it if need be; nobody else can have it meanwhile.
  public init(_ path: String) throws(FolderProblem) {
    try Files.makeFolders(path)
    folder = try Folder(path)
    lock = try FileLock(Self.lockName, in: folder)
  }

  /// What the last build left.
  public func load() -> Finding {
    guard let bytes = try? folder.read(Self.recordName) else { return .nothing }
    do throws(RecordDamage) {
      return .found(try CacheFile.read(bytes))
    } catch {
      return .unusable("it was made by another version, or is damaged")
    }
  }

  /// Keeps the record of a build; what it says is stored must be in the store already.
  public func save(_ record: BuildRecord) throws(FolderProblem) {
    try replace(Self.recordName, with: CacheFile.bytes(of: record))
  }

  /// Bytes from the store; nothing where they are not what was stored.
  public func bytes(_ stored: StoredBytes) -> [UInt8]? {
    guard let file = try? folder.file(Self.storeName),
      let bytes = try? file.bytes(at: stored.offset, count: stored.count),
      ContentMark(of: bytes) == stored.mark
    else { return nil }
    return bytes
  }

  /// Begins a store; the one that is there stays until this one is finished.
  public func newStore() throws(FolderProblem) -> CacheStore {
    try folder.removeAll(Self.newStoreName)
    return CacheStore(try folder.makeFile(Self.newStoreName))
  }

  /// Lets go of a store that is not to be finished.
  public func drop(_ store: CacheStore) { try? folder.remove(Self.newStoreName) }

  /// Puts a store in the place of the one before.
  public func finish(_ store: CacheStore) throws(FolderProblem) {
    try store.file.finish()
    try folder.rename(Self.newStoreName, to: folder, as: Self.storeName)
  }

  private func replace(_ name: String, with bytes: [UInt8]) throws(FolderProblem) {
    let new = name + ".new"
    try folder.removeAll(new)
    try folder.makeFile(new, bytes)
    try folder.rename(new, to: folder, as: name)
  }

  private static let recordName = "build"
  private static let storeName = "pages"
  private static let newStoreName = "pages.new"
  private static let lockName = "lock"
}

/// A store of bytes that is being written.
public final class CacheStore {
  let file: OpenFile
  private var end = 0

  init(_ file: OpenFile) {
    self.file = file
  }

  /// Stores bytes behind all others.
  public func add(_ bytes: [UInt8]) throws(FolderProblem) -> StoredBytes {
    try file.append(bytes)
    defer { end += bytes.count }
    return StoredBytes(offset: end, count: bytes.count, mark: ContentMark(of: bytes))
  }
}
