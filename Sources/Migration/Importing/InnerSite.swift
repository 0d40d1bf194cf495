/// A site in a folder of a repository that is no site itself.
struct InnerSite {
  let folder: String
  let generator: any Generator

  var name: String { type(of: generator).name }

  /// Returns the sites in the folders of another one.
  static func all(in site: ForeignSite) -> [InnerSite] {
    let folders = Set(
      site.paths.compactMap { $0.contains("/") ? $0.split(separator: "/").first.map(String.init) : nil })
    return folders.sorted().compactMap { folder in
      let inner = site.site(in: folder)
      let found = Generators.all.lazy.compactMap { $0.detect(inner) }.first
      guard let found, !(found is PlainFolder) else { return nil }
      return InnerSite(folder: folder, generator: found)
    }
  }

  /// Whether all other articles in Markdown tell about the repository, as `README.md` does.
  func isAlone(in site: ForeignSite) -> Bool {
    site.paths.allSatisfy { path in
      path.hasPrefix(folder + "/") || !path.isMarkdown && path.fileExtension != "mdx"
        || MarkdownCensus.isOfRepository(path) || MarkdownCensus.isOfRepository(path.fileName)
    }
  }
}
