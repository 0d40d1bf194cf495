import Diagnostics
package import Records

/// A folder of source files of a site, such as its content or its templates.
package protocol SourceFolder: Sendable {
  /// The name in diagnostics, such as `Content`.
  var name: String { get }

  /// The paths of all files in the folder; symbolic links are skipped.
  var paths: [String] { get }

  /// Returns the bytes of a file.
  func read(_ path: String) throws(UnreadableSource) -> [UInt8]

  /// Returns the size of a file in bytes, or `nil` if it is unknown.
  func size(of path: String) -> Int?

  /// Returns the hash of a file, or `nil` if it cannot be read.
  func hash(of path: String) -> ContentHash?

  /// Returns what the beginning of a file shows about its content.
  func sensitivity(of path: String) -> Sensitivity

  /// Returns paths that the author of a missing path may mean.
  func paths(near path: String) -> [String]
}

extension SourceFolder {
  /// Returns all paths.
  package func paths(near path: String) -> [String] { paths }

  /// Returns the number of bytes that `read` returns.
  package func size(of path: String) -> Int? { (try? read(path))?.count }

  /// Returns the hash of the bytes that `read` returns.
  package func hash(of path: String) -> ContentHash? { (try? read(path)).map { ContentHash(of: $0) } }

  /// Returns what the first of the bytes that `read` returns show.
  package func sensitivity(of path: String) -> Sensitivity {
    Sensitivity(ofFile: path, head: ((try? read(path)) ?? []).prefix(Sensitivity.headSize))
  }
}

/// The reason why a file cannot be read.
package struct UnreadableSource: Error, Sendable, Equatable {
  /// The reason, worded to follow a colon in a diagnostic.
  package let reason: String

  /// Creates an error with a reason.
  package init(_ reason: String) {
    self.reason = reason
  }
}

/// Storage outside of memory for bytes that the same build needs again.
package protocol ScratchSpace: Sendable {
  /// Stores bytes and returns their range, or `nil` if they cannot be stored.
  func put(_ bytes: [UInt8]) -> Range<Int>?

  /// Returns the bytes of a range that `put` returned, or `nil` if they cannot be read.
  func bytes(at place: Range<Int>) -> [UInt8]?
}
