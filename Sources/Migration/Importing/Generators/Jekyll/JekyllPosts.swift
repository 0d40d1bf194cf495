/// The posts of a site for Jekyll by their names, for `{% post_url 2026-01-02-bread %}`.
struct JekyllPosts: Sendable {
  /// The files of posts by their names without folder and extension.
  private let files: [String: [String]]

  init(_ site: ForeignSite) {
    let posts = site.paths.filter { $0.hasPrefix("_posts/") || $0.contains("/_posts/") }
    files = Dictionary(grouping: posts) { $0.fileStem }
  }

  /// Returns the file of a post; folders before its name, as in `/oven/2026-01-02-bread`, choose among equal names.
  func file(_ reference: String) -> String? {
    let parts = reference.split(separator: "/")
    guard let name = parts.last.map(String.init) else { return nil }
    // Authors write the extension although Jekyll does not want it.
    let candidates = files[name] ?? (name.isMarkdown ? files[name.fileStem] : nil) ?? []
    let folder = parts.dropLast().joined(separator: "/")
    return candidates.first { $0.replacing("_posts/", with: "").folderPath.hasSuffix(folder) } ?? candidates.first
  }
}
