package import Files
import Pictures
package import Planning
package import Records
import Synchronization

/// A picture in the store.
package struct StoredPicture: Hashable, Sendable {
  /// The name of its file, which contains everything that its bytes depend on.
  package let key: String
  package let checksum: Checksum
  package let count: Int
}

/// The derived pictures of earlier builds: a folder of the cache, with one file for each picture.
///
/// A file never changes, because its name contains the hash of the source, the recipe and the version of the encoders.
/// So a new version of Garland goes on using it. The checksum of the bytes follows them in the file.
package final class PictureStore: Sendable {
  private let cache: Folder
  /// The names of the files that this build used.
  private let used = Mutex<Set<String>>([])

  /// Creates the store in the folder of a cache; its own folder is made for the first picture.
  package init(in cache: Folder) { self.cache = cache }

  private func folder() throws(FolderProblem) -> Folder { try cache.folder(Self.folderName) }

  private func write(_ name: String, _ bytes: [UInt8]) throws(FolderProblem) {
    if cache.kind(of: Self.folderName) == nil {
      do throws(FolderProblem) {
        try cache.makeFolder(Self.folderName)
      } catch {
        // Another thread may have made it meanwhile.
        if error != .exists { throw error }
      }
    }
    try folder().replaceFile(name, with: bytes + RecordWriter.bytes(of: Checksum(of: bytes)))
  }

  /// Returns the bytes of a picture; `nil` if the store does not have it, or if its file is damaged.
  package func bytes(of picture: DerivedPicture) -> [UInt8]? { bytes(ofKey: picture.key)?.bytes }

  /// Whether the store has the file of a picture that a record names.
  func holds(_ picture: StoredPicture) -> Bool {
    !picture.key.contains("/") && (try? folder().kind(of: picture.key)) == .file
  }

  /// Returns the bytes of a picture that a record names.
  package func bytes(of picture: StoredPicture) -> [UInt8]? {
    // A crafted record must not name another file.
    guard !picture.key.contains("/"), let found = bytes(ofKey: picture.key), found.checksum == picture.checksum
    else { return nil }
    return found.bytes
  }

  private func bytes(ofKey key: String) -> (bytes: [UInt8], checksum: Checksum)? {
    guard let found = read(key) else { return nil }
    keep(key)
    return found
  }

  /// Stores a picture.
  package func add(_ bytes: [UInt8], as picture: DerivedPicture) throws(FolderProblem) {
    try write(picture.key, bytes)
    keep(picture.key)
  }

  /// Records that the site needs a picture, which is published already.
  package func keep(_ key: String) { _ = used.withLock { $0.insert(key) } }

  /// The reasons why pictures cannot be made, by their `failureKey`.
  package var failures: [ContentHash: String] {
    var failures: [ContentHash: String] = [:]
    for name in names where name.hasSuffix(Self.failureEnding) {
      guard let hash = ContentHash(text: name.dropLast(Self.failureEnding.count)), let found = read(name)
      else { continue }
      failures[hash] = String(decoding: found.bytes, as: UTF8.self)
    }
    return failures
  }

  /// Stores the reason why a picture cannot be made.
  package func addFailure(_ reason: String, of key: ContentHash) throws(FolderProblem) {
    try write(key.text + Self.failureEnding, Array(reason.utf8))
  }

  /// Removes the pictures that this build did not use, if they take more space than those that it used.
  ///
  /// Another branch or an undone edit may need the others again.
  package func removeUnused() {
    let used = self.used.withLock { $0 }
    guard let folder = try? folder() else { return }
    let files = names.filter { !$0.hasSuffix(Self.failureEnding) }
      .map { (name: $0, size: folder.stamp(of: $0)?.size ?? 0, isUsed: used.contains($0)) }
    func size(ofUsed isUsed: Bool) -> Int { files.reduce(0) { $1.isUsed == isUsed ? $0 + $1.size : $0 } }
    guard size(ofUsed: false) > size(ofUsed: true) else { return }
    for file in files where !file.isUsed { try? folder.remove(file.name) }
  }

  private var names: [String] { ((try? folder().entries()) ?? []).map(\.name) }

  private static let folderName = "pictures"
  private static let checksumSize = RecordWriter.bytes(of: Checksum(of: [])).count
  private static let failureEnding = "-e\(PictureRecipe.encoderVersion).failed"

  /// Returns the bytes of a file before their checksum; `nil` if they are missing or damaged.
  private func read(_ name: String) -> (bytes: [UInt8], checksum: Checksum)? {
    guard let stored = try? folder().read(name) else { return nil }
    let size = stored.count - Self.checksumSize
    guard size >= 0 else { return nil }
    let (bytes, checksum) = (Array(stored[..<size]), Checksum(of: stored[..<size]))
    return Array(stored[size...]) == RecordWriter.bytes(of: checksum) ? (bytes, checksum) : nil
  }
}

extension StoredPicture {
  /// Describes the file of a picture.
  package init(_ picture: DerivedPicture, _ bytes: [UInt8]) {
    (key, checksum, count) = (picture.key, Checksum(of: bytes), bytes.count)
  }
}

extension StoredPicture: RecordCodable {
  package func write(to writer: inout RecordWriter) {
    writer.write(key)
    writer.write(checksum)
    writer.write(count)
  }

  package init(from reader: inout RecordReader) throws(InvalidRecord) {
    (key, checksum, count) = (try reader.read(), try reader.read(), try reader.read())
  }
}
