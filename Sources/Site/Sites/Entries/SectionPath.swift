/// What the path of a section tells: its folders, joined by slashes.
enum SectionPath {
  /// The last part of a path.
  static func name(of path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

  /// The sections that a section lies in, the outermost first, and itself; none for the top of a site.
  ///
  ///     SectionPath.chain(to: "posts/travel")  // posts, posts/travel
  static func chain(to path: String) -> [String] {
    let ends = path.utf8.indices.filter { path.utf8[$0] == UInt8(ascii: "/") } + (path.isEmpty ? [] : [path.endIndex])
    return ends.map { String(path[..<$0]) }
  }
}
