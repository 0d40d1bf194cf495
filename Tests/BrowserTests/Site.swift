import Theme

/// A little site to visit: its pages, and the files of the theme that they link.
struct Site: Sendable {
  /// What is served, by path.
  private(set) var files: [String: String]
  /// What is served half a second late.
  private(set) var slow: [String] = []
  /// What is not there, though pages ask for it.
  private(set) var missing: [String] = []

  /// A site of pages by their paths; browsers ask for the icon of any site.
  init(_ pages: [String: String]) {
    files = Dictionary(uniqueKeysWithValues: Theme.files.map { ($0.path, $0.text) })
    files["favicon.ico"] = ""
    files.merge(pages) { $1 }
  }

  /// The same site, with a file that comes late.
  func delaying(_ path: String) -> Site {
    var site = self
    site.slow.append(path)
    return site
  }

  /// The same site, without a file.
  func without(_ path: String) -> Site {
    var site = self
    site.files[path] = nil
    site.missing.append(path)
    return site
  }
}
