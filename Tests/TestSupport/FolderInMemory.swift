package import Planning
import Records

/// A source folder in memory.
package struct FolderInMemory: SourceFolder {
  /// The name in diagnostics.
  package let name: String
  private let files: [String: [UInt8]]

  /// Creates a folder with texts, by path.
  package init(_ name: String, _ texts: [String: String]) {
    self.init(name, bytes: texts.mapValues { Array($0.utf8) })
  }

  /// Creates a folder with bytes, by path.
  package init(_ name: String, bytes: [String: [UInt8]]) {
    self.name = name
    files = bytes
  }

  /// The paths, sorted.
  package var paths: [String] { files.keys.inByteOrder { $0 } }

  /// Returns the bytes of a file.
  package func read(_ path: String) throws(UnreadableSource) -> [UInt8] {
    guard let bytes = files[path] else { throw UnreadableSource("there is no such file") }
    return bytes
  }
}
