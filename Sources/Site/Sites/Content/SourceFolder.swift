package import Records

/// A folder of files that a site is made from.
package protocol SourceFolder: Sendable {
  /// What messages call it, such as `Content`.
  var name: String { get }

  /// The paths of all files in it; where a symbolic link stands, there is none.
  var paths: [String] { get }

  /// The bytes of a file.
  func read(_ path: String) throws(UnreadableSource) -> [UInt8]

  /// How many bytes a file has; nothing where that cannot be told.
  func size(of path: String) -> Int?

  /// Returns the hash of a file, or `nil` if it cannot be read.
  func hash(of path: String) -> ContentHash?
}

extension SourceFolder {
  /// Reads the file to tell.
  package func size(of path: String) -> Int? { (try? read(path))?.count }

  /// Reads the file to tell.
  package func hash(of path: String) -> ContentHash? { (try? read(path)).map { ContentHash(of: $0) } }
}

/// Why a file of a folder cannot be read.
package struct UnreadableSource: Error, Sendable, Equatable {
  /// The reason, as part of a sentence.
  package let reason: String

  /// Gives the reason.
  package init(_ reason: String) {
    self.reason = reason
  }
}

/// A folder whose files are at hand, as those of tests are.
package struct FolderInMemory: SourceFolder {
  /// What messages call it.
  package let name: String
  private let files: [String: [UInt8]]

  /// Takes texts by their paths.
  package init(_ name: String, _ texts: [String: String]) {
    self.init(name, bytes: texts.mapValues { Array($0.utf8) })
  }

  /// Takes bytes by their paths.
  package init(_ name: String, bytes: [String: [UInt8]]) {
    self.name = name
    files = bytes
  }

  /// The paths, sorted.
  package var paths: [String] { files.keys.inByteOrder { $0 } }

  /// The bytes of a file.
  package func read(_ path: String) throws(UnreadableSource) -> [UInt8] {
    guard let bytes = files[path] else { throw UnreadableSource("there is no such file") }
    return bytes
  }
}
