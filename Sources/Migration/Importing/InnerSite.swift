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
  static func refusal(of site: ForeignSite, chosen: String?) -> String? {
    // A site deeper in a folder can be an example.
    let sites = all(in: site).filter { $0.generator.configurationFolder.isEmpty }
    guard sites.count > 1, sites.contains(where: { $0.name != chosen }) else { return nil }
    return refusal(listing: sites.map { ($0.folder, $0.name) })
  }

  /// Returns the reason not to import a folder that is no site for a generator, with the folders that are.
  static func refusal(of site: ForeignSite, withoutSiteFor name: String) -> String {
    let folders = all(in: site).filter { $0.name.lowercased() == name.lowercased() }.map { "`\($0.folder)`" }
    return "this folder has no settings of \(name)"
      + (folders.isEmpty ? "" : "; import one of its folders: \(folders.joined(separator: ", "))")
  }

  fileprivate static func refusal(listing sites: [(folder: String, about: String)]) -> String {
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

/// The site that is meant where a folder has several for one generator: the one with far more articles than the others.
struct SiteChoice {
  private(set) var generator: any Generator
  private(set) var notes: [ImportNote] = []
  /// The list of the sites if two could be meant.
  private(set) var refusal: String?
  /// Whether the folder has several sites for the generator.
  private(set) var isAmongSeveral = false
  /// The folders of the sites that are not imported, besides one at the root.
  private(set) var otherFolders: [String] = []

  /// How many times the articles of the next site the chosen one has.
  private static let lead = 4
  /// Folders whose sites show or test something.
  private static let examples: Set = [
    "__tests__", "benchmarks", "demo", "demos", "e2e", "__e2e__", "example", "examples", "fixture", "fixtures",
    "playground",
    "starters", "template", "templates", "test", "tests",
  ]

  /// Chooses the site that was found.
  init(_ found: any Generator) { generator = found }

  /// Chooses among the sites for the generator that was found.
  init(_ found: any Generator, in site: ForeignSite) {
    generator = found
    let type = type(of: found)
    let files = site.paths.filter { type.settingsNames.contains($0.fileName) && !$0.contains("node_modules/") }
    let folders = Set(files.map(\.folderPath))
    guard folders.count > 1 || !found.configurationFolder.isEmpty else { return }
    var sites = folders.sorted().compactMap { folder -> (generator: any Generator, count: Int)? in
      let others = Set(files.filter { $0.folderPath != folder })
      let alone = site.removing(others)
      guard let found = type.detect(alone), found.configurationFolder == folder else { return nil }
      // The files of its translations belong to the site.
      guard let whole = type.detect(site.removing(others.filter { !found.otherFolders.contains($0.folderPath) })),
        whole.configurationFolder == folder
      else { return nil }
      return (whole, whole.plan(site).articles.count)
    }
    let real = sites.filter { !$0.generator.configurationFolder.split(separator: "/").contains(where: Self.isExample) }
    if !real.isEmpty { sites = real }
    // A site at the root wins, unless it has far fewer articles.
    func weight(_ site: (generator: any Generator, count: Int)) -> Int {
      site.count * (site.generator.configurationFolder.isEmpty ? Self.lead : 1)
    }
    sites.sort { weight($0) > weight($1) }
    guard let first = sites.first else { return }
    func about(_ count: Int) -> String { count == 1 ? "1 article" : "\(count) articles" }
    if !sites.contains(where: { $0.generator.configurationFolder.isEmpty }) {
      let foreign = Self.sites(in: site, besides: type).filter { $0.count * Self.lead > first.count }
      if !foreign.isEmpty {
        let own = sites.map { (folder: $0.generator.configurationFolder, name: type.name, count: $0.count) }
        refusal = InnerSite.refusal(listing: (own + foreign).map { ($0.folder, "\($0.name), \(about($0.count))") })
        return
      }
    }
    guard sites.count > 1 else { return }
    let others = sites.dropFirst().filter { !first.generator.otherFolders.contains($0.generator.configurationFolder) }
    generator = first.generator
    isAmongSeveral = true
    otherFolders = others.map(\.generator.configurationFolder).filter { !$0.isEmpty }
    let isAtRoot =
      first.generator.configurationFolder.isEmpty || others.contains { $0.generator.configurationFolder.isEmpty }
    if let next = others.first, !isAtRoot, next.count * Self.lead > first.count {
      refusal = InnerSite.refusal(
        listing: ([first] + others).map { ($0.generator.configurationFolder, about($0.count)) })
    } else if !others.isEmpty {
      func place(_ generator: any Generator) -> String {
        generator.configurationFolder.isEmpty
          ? "at the root" : "in `\(generator.configurationFolder)/`"
      }
      let list = others.prefix(5).map { "\(place($0.generator)) (\(about($0.count)))" }
      notes.add(
        "the site \(place(first.generator)) is imported, which has \(about(first.count)); "
          + "others are left alone: \(list.joined(separator: ", ")). To import another one, give its folder"
          + (others.contains { $0.generator.configurationFolder.isEmpty }
            ? ", or `--from \(type.name.lowercased())` for the root" : ""))
    }
  }

  /// Returns the sites for other generators in folders, with the numbers of their articles.
  private static func sites(
    in site: ForeignSite, besides type: any Generator.Type
  ) -> [(folder: String, name: String, count: Int)] {
    Generators.all.filter { ObjectIdentifier($0) != ObjectIdentifier(type) }.flatMap { other in
      let files = site.paths.filter { other.settingsNames.contains($0.fileName) && !$0.contains("node_modules/") }
      return Set(files.map(\.folderPath)).sorted().compactMap { folder -> (folder: String, name: String, count: Int)? in
        let parts = folder.split(separator: "/")
        guard (1...3).contains(parts.count), !parts.contains(where: isExample),
          let found = other.detect(site.site(in: folder)), found.configurationFolder.isEmpty
        else { return nil }
        let plan = found.plan(found.unpacked(site.site(in: found.sourceFolder.inside(folder).asFolder)))
        return plan.articles.isEmpty ? nil : (folder, other.name, plan.articles.count)
      }
    }
  }

  private static func isExample(_ folder: Substring) -> Bool { examples.contains(folder.lowercased()) }
}
