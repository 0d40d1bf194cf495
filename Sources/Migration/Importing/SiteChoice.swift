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
    "playground", "starters", "template", "templates", "test", "tests",
  ]

  /// Chooses the site that was found.
  init(_ found: any Generator) { generator = found }

  /// Chooses among the sites for the generator that was found.
  static func choice(for found: any Generator, in site: ForeignSite) -> SiteChoice {
    var choice = SiteChoice(found)
    let type = type(of: found)
    let folders = Set(settingsFiles(of: type, in: site).map(\.folderPath))
    guard folders.count > 1 || !found.configurationFolder.isEmpty else { return choice }
    var sites = ownSites(of: type, in: site)
    // A site at the root wins, unless it has far fewer articles.
    func weight(_ site: (generator: any Generator, count: Int)) -> Int {
      site.count * (site.generator.configurationFolder.isEmpty ? Self.lead : 1)
    }
    sites.sort { weight($0) > weight($1) }
    guard let first = sites.first else { return choice }
    if !sites.contains(where: { $0.generator.configurationFolder.isEmpty }) {
      let foreign = Self.sites(in: site, besides: type).filter { $0.count * Self.lead > first.count }
      if !foreign.isEmpty {
        let own = sites.map { (folder: $0.generator.configurationFolder, name: type.name, count: $0.count) }
        choice.refusal = InnerSite.list((own + foreign).map { ($0.folder, "\($0.name), \($0.count.of("article"))") })
        return choice
      }
    }
    guard sites.count > 1 else { return choice }
    let others = sites.dropFirst().filter { !first.generator.otherFolders.contains($0.generator.configurationFolder) }
    choice.generator = first.generator
    choice.isAmongSeveral = true
    choice.otherFolders = others.map(\.generator.configurationFolder).filter { !$0.isEmpty }
    let isAtRoot =
      first.generator.configurationFolder.isEmpty || others.contains { $0.generator.configurationFolder.isEmpty }
    if let next = others.first, !isAtRoot, next.count * Self.lead > first.count {
      choice.refusal = InnerSite.list(
        ([first] + others).map { ($0.generator.configurationFolder, $0.count.of("article")) })
    } else if !others.isEmpty {
      func place(_ generator: any Generator) -> String {
        generator.configurationFolder.isEmpty
          ? "at the root" : "in `\(generator.configurationFolder)/`"
      }
      let list = others.prefix(5).map { "\(place($0.generator)) (\($0.count.of("article")))" }
      choice.notes.add(
        "the site \(place(first.generator)) is imported, which has \(first.count.of("article")); "
          + "others are left alone: \(list.joined(separator: ", ")). To import another one, give its folder"
          + (others.contains { $0.generator.configurationFolder.isEmpty }
            ? ", or `--from \(type.name.lowercased())` for the root" : ""))
    }
    return choice
  }

  /// Returns the sites for a generator with the numbers of their articles; without examples, unless there is nothing else.
  private static func ownSites(
    of type: any Generator.Type, in site: ForeignSite
  ) -> [(generator: any Generator, count: Int)] {
    let files = settingsFiles(of: type, in: site)
    let sites = Set(files.map(\.folderPath)).sorted().compactMap { folder -> (generator: any Generator, count: Int)? in
      let others = Set(files.filter { $0.folderPath != folder })
      guard let found = type.detect(site.removing(others)), found.configurationFolder == folder else { return nil }
      // The files of its translations belong to the site.
      let foreign = others.filter { !found.otherFolders.contains($0.folderPath) }
      guard let whole = type.detect(site.removing(foreign)), whole.configurationFolder == folder else { return nil }
      return (whole, whole.plan(site).articles.count)
    }
    let real = sites.filter { !$0.generator.configurationFolder.split(separator: "/").contains(where: isExample) }
    return real.isEmpty ? sites : real
  }

  /// Returns the sites for other generators in folders, with the numbers of their articles.
  private static func sites(
    in site: ForeignSite, besides type: any Generator.Type
  ) -> [(folder: String, name: String, count: Int)] {
    Generators.all.filter { ObjectIdentifier($0) != ObjectIdentifier(type) }.flatMap { other in
      let files = settingsFiles(of: other, in: site)
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

  private static func settingsFiles(of type: any Generator.Type, in site: ForeignSite) -> [String] {
    site.paths.filter { type.settingsNames.contains($0.fileName) && !$0.contains("node_modules/") }
  }

  private static func isExample(_ folder: Substring) -> Bool { examples.contains(folder.lowercased()) }
}
