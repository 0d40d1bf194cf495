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
      // An export is a file to import by its name: a repository can have one in a folder of tests.
      guard let found, !(found is PlainFolder || found is Ghost || found is WordPress) else { return nil }
      return InnerSite(folder: folder, generator: found)
    }
  }

  /// Returns a list of the sites in the folders of another one if there are several: an import converts one.
  ///
  /// Of the sites for the generator `chosen`, one is chosen already.
  static func refusalOfSeveral(in site: ForeignSite, chosen: String?) -> String? {
    // A site deeper in a folder can be an example.
    let sites = all(in: site).filter { $0.generator.configurationFolder.isEmpty }
    guard sites.count > 1, sites.contains(where: { $0.name != chosen }) else { return nil }
    return list(sites.map { ($0.folder, $0.name) })
  }

  /// Returns the reason not to import a folder that is no site for a generator, with the folders that are.
  static func refusalWithoutSite(for name: String, in site: ForeignSite) -> String {
    let folders = all(in: site).filter { $0.name.lowercased() == name.lowercased() }.map { "`\($0.folder)`" }
    return "this folder has no settings of \(name)"
      + (folders.isEmpty ? "" : "; import one of its folders: \(folders.joined(separator: ", "))")
  }

  /// Returns a list of sites; the author chooses the one to import.
  static func list(_ sites: [(folder: String, about: String)]) -> String {
    let list = sites.map { "  \($0.folder.isEmpty ? "." : $0.folder) (\($0.about))" }.joined(separator: "\n")
    return "there are \(sites.count) sites here; import one of these folders:\n\(list)"
  }

  /// Whether all other articles in Markdown tell about the repository, as `README.md` does.
  func isAlone(in site: ForeignSite) -> Bool {
    site.paths.allSatisfy { path in
      path.hasPrefix(folder + "/") || !path.isMarkdown && path.fileExtension != "mdx"
        || MarkdownCensus.isOfRepository(path) || MarkdownCensus.isOfRepository(path.fileName)
    }
  }
}
