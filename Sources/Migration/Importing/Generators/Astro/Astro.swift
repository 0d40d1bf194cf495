import Addresses
import Articles
import Parsing

/// Astro with or without Starlight: `astro.config.mjs`, texts in `src/content` and `src/pages`, MDX.
struct Astro: Generator {
  static let name = "Astro"
  static let settingsNames: Set<String> = [
    "astro.config.mjs", "astro.config.ts", "astro.config.js", "astro.config.mts", "astro.config.cjs",
  ]

  /// The folder of the configuration, without a slash at the end.
  let root: String
  let configuration: DataMap
  let collections: [AstroCollection]
  /// The page for the texts of each collection, by the name of the collection.
  let routes: [String: AstroRoute]
  /// The constants of the site's own code, such as its title.
  private let constants: AstroConstants
  /// Whether a plugin shows formulas.
  let hasMath: Bool

  var dollars: OldFormulas.Dollars? { hasMath ? .formula : nil }

  static func detect(_ site: ForeignSite) -> Astro? {
    let files = site.paths.filter { settingsNames.contains($0.fileName) && !$0.contains("node_modules/") }
    guard let file = files.min(by: { $0.count < $1.count }), let text = site.text(file) else { return nil }
    let map = ScriptLiterals.object(after: ["defineConfig(", "export default", "module.exports ="], in: text)
    let source = "src".inside(file.folderPath)
    let collections = AstroCollection.all(of: site, in: source)
    return Astro(
      root: file.folderPath, configuration: map ?? DataMap(), collections: collections,
      routes: AstroRoute.all(of: collections, site, in: source), constants: AstroConstants(site, in: source),
      hasMath: text.contains("remark-math")
        || (site.text("package.json".inside(file.folderPath)) ?? "").contains("remark-math"))
  }

  /// Returns the collection of a text, by the path of the text.
  func collection(of path: String) -> (collection: AstroCollection, inner: String)? {
    collections.lazy.compactMap { collection in collection.path(of: path).map { (collection, $0) } }.first
  }

  /// The options of Starlight, or `nil` for another site of Astro.
  var starlight: DataMap? {
    configuration["integrations"]?.list?.lazy.compactMap(\.map).first { $0["()"]?.value.text == "starlight" }
  }

  /// The folder of each locale of Astro without Starlight, which is its language.
  var locales: [String] { starlight == nil ? configuration["i18n"]?.map?["locales"]?.value.texts ?? [] : [] }

  /// The languages of Starlight, the main one first; none if the site has no locales.
  var languages: [OldLanguage] {
    let main = starlight?["defaultLocale"]?.value.text ?? "root"
    let locales = (starlight?["locales"]?.map?.entries ?? []).map { entry in
      OldLanguage(
        tag: entry.value.map?["lang"]?.value.text ?? (entry.key == "root" ? "en" : entry.key),
        name: entry.value.map?["label"]?.value.text,
        title: starlight?["title"]?.map?[entry.value.map?["lang"]?.value.text ?? entry.key]?.value.text,
        folder: entry.key == "root" ? "" : entry.key)
    }
    let first = locales.first { $0.folder == (main == "root" ? "" : main) } ?? locales.first { $0.folder.isEmpty }
    return first.map { first in [first] + locales.filter { $0.folder != first.folder } } ?? []
  }

  /// The path of the home page of Starlight in the main language, in `Content`.
  var mainHome: String { "index.md".inside(languages.first?.folder ?? "") }

  /// The language whose addresses have no language at the start.
  var mainLanguage: String? {
    configuration["i18n"]?.map?["defaultLocale"]?.value.text
      ?? constants.first(of: ["defaultLocale", "locale", "lang"])
  }

  var configurationFolder: String { root }

  /// Returns the path of a folder of the site in the imported folder.
  func folder(_ name: String) -> String { name.inside(root) }

  // MARK: Files

  func plan(_ site: ForeignSite) -> ImportPlan {
    var plan = ImportPlan()
    plan.settings = settings
    for path in site.paths where !path.contains("node_modules/") {
      guard path.path(below: root) != nil || collection(of: path) != nil else { continue }
      let isArticle = path.isMarkdown || ["mdx", "mdoc"].contains(path.fileExtension)
      if let file = path.path(below: folder("public")) {
        plan.addCopy(path, at: "static/" + file)
      } else if let target = target(of: path) {
        if isArticle {
          plan.addArticle(path, at: target.withoutExtension + ".md")
        } else if path.isMedia {
          plan.addCopy(path, at: target)
        } else if let feed = feed(path, in: site), plan.settings[.feeds, feed.format] == nil {
          plan.settings.set(.feeds, feed.format, to: feed.address)
        } else if path.hasPrefix(folder("src/pages/")) {
          plan.omit(path, "a page that a template generates")
        }
      }
    }
    for collection in collections {
      if let base = collection.outerBase {
        plan.notes.add(
          "the texts in `\(base)` are outside of the folder: import the folder around both",
          at: root.isEmpty ? nil : root)
      }
      if let function = collection.idFunction {
        let message =
          "`generateId` decides the addresses of the collection `\(collection.name)`, and an import cannot run it; "
          + "compare the addresses, and write `url` in the front matter where they differ"
        plan.notes.add(message, at: function.file, line: function.line)
      }
      guard let prefix = routes[collection.name]?.prefix,
        prefix != collection.target || routes[collection.name]?.date != nil
      else { continue }
      let parts = routes[collection.name]?.date.map { date in
        date.names.map { $0 == "year" || date.isPadded ? ":\($0)/" : ":i_\($0)/" }.joined()
      }
      plan.settings.set(.permalinks, collection.target, to: address(prefix, (parts ?? "") + ":filename"))
    }
    for name in ["src/components", "src/layouts", "src/styles"] where !site.paths(in: folder(name)).isEmpty {
      plan.omit(folder(name) + "/", "components and styles of Astro")
    }
    // Starlight shows the original of a page that is not translated.
    if languages.count > 1, !plan.articles.contains(where: { $0.target == mainHome }) {
      plan.written[mainHome] = "---\nfallback: true\n---\n"
    }
    let unknown = plan.omitted.filter { $0.path.contains("[") && $0.path.contains("/pages/") && routes.isEmpty }
    plan.notes += unknown.map {
      ImportNote(path: $0.path, message: "decides the addresses of its texts; compare them with `permalinks`")
    }
    return plan
  }

  /// Returns the feed that a script such as `src/pages/rss.xml.js` writes, unless it writes one for each of several texts.
  private func feed(_ path: String, in site: ForeignSite) -> FeedFile? {
    guard let inner = path.path(below: folder("src/pages")), ["js", "ts", "mjs", "mts"].contains(path.fileExtension),
      ["xml", "rss", "atom"].contains(inner.withoutExtension.fileExtension), !inner.contains("[")
    else { return nil }
    return site.text(path).flatMap { FeedFile(code: $0, of: path, at: inner.withoutExtension) }
  }

  /// Returns the new path of a file, or `nil` if it has no place.
  private func target(of path: String) -> String? {
    let source = path.path(below: folder("src"))
    if let text = source?.path(below: "content/docs"), starlight != nil { return text }
    if let page = source?.path(below: "pages") { return page }
    if let found = collection(of: path) { return found.collection.target + "/" + found.inner }
    guard let source, !source.hasPrefix("content/i18n/") else { return nil }
    if let text = source.path(below: "content") { return text.hasPrefix("config.") ? nil : text }
    if ["components", "layouts", "styles"].contains(where: { source.hasPrefix($0 + "/") }) { return nil }
    // Any other folder can hold texts that code reads with `import.meta.glob`.
    let isShown = source.contains("/") && source.fileStem.lowercased() != "readme"
    return isShown && (source.isMarkdown || source.isMedia || source.fileExtension == "mdx") ? source : nil
  }

  /// Returns the address of a text, as the option `build.format` makes it.
  func address(_ prefix: String, _ id: String) -> String {
    let isFile = configuration["build"]?.map?["format"]?.value.text == "file"
    let path = [prefix, id].filter { !$0.isEmpty }.joined(separator: "/")
    return path.isEmpty ? "/" : "/" + path + (isFile ? ".html" : "/")
  }

  // MARK: Settings

  private var settings: SiteConfiguration {
    let title = starlight?["title"]
    let titles = ["SITE_TITLE", "siteTitle", "title", "name"]
    let urls = ["SITE_URL", "website", "siteUrl", "url", "base_url"]
    let url = configuration["site"]?.value.text ?? constants.first(of: urls)
    let main = starlight?["defaultLocale"]?.value.text ?? configuration["i18n"]?.map?["defaultLocale"]?.value.text
    var settings = SiteConfiguration(
      title: title?.map?.entries.first?.value.value.text ?? title?.value.text ?? constants.first(of: titles),
      description: starlight?["description"]?.value.text
        ?? constants.first(of: ["SITE_DESCRIPTION", "description", "desc"]),
      url: url.flatMap { $0.hasPrefix("http") ? $0 : nil }, below: configuration["base"]?.value.text ?? "",
      language: languages.first?.tag ?? main ?? "en", languages: languages)
    if configuration["build"]?.map?["format"]?.value.text == "file" {
      settings.set(.permalinks, "/", to: "/:sections/:filename.html")
    }
    settings.trustTexts()
    settings.set(.headingIDs, to: HeadingIDStyle.github)
    settings.turnOn(.smartPunctuation)
    return settings
  }
}
