/// The files that a wiki link can name, without their folders.
struct WikiFiles: Sendable {
  /// The paths by file name in lower case; those of articles also by the name without the extension.
  private let paths: [String: [String]]

  init(_ site: ForeignSite) {
    var paths: [String: [String]] = [:]
    for path in site.paths {
      if path.isMarkdown { paths[path.fileStem.lowercased(), default: []].append(path) }
      paths[path.fileName.lowercased(), default: []].append(path)
    }
    // As in Obsidian, the file that is nearest to the root wins.
    self.paths = paths.mapValues { $0.sorted { ($0.count, $0) < ($1.count, $1) } }
  }

  /// Returns the path of the file with a name, or with a name and the folders before it.
  func path(named name: String) -> String? {
    let name = name.lowercased().split(separator: "/").filter { $0 != "." && $0 != ".." }.joined(separator: "/")
    let found = paths[name.fileName] ?? []
    guard name.contains("/") else { return found.first }
    return found.first { path in
      let path = "/" + path.lowercased()
      return path.hasSuffix("/" + name) || path.withoutExtension.hasSuffix("/" + name)
    }
  }
}
