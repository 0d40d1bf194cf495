/// Functions for the path of a section: its folders, joined by slashes.
package enum SectionPath {
  /// Returns the path without slashes at its ends.
  package static func canonical(_ path: String) -> String { path.split(separator: "/").joined(separator: "/") }

  /// Returns the paths of a section's ancestors and of the section itself, the outermost first.
  ///
  /// The list for the content folder is empty.
  ///
  ///     SectionPath.chain(to: "posts/travel")  // posts, posts/travel
  package static func chain(to path: String) -> [String] {
    let ends = path.utf8.indices.filter { path.utf8[$0] == UInt8(ascii: "/") } + (path.isEmpty ? [] : [path.endIndex])
    return ends.map { String(path[..<$0]) }
  }
}
