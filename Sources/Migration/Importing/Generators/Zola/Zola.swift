import Addresses
import Articles
import Parsing

/// Zola: `config.toml` with `base_url`, articles in `content`, shortcodes of Tera.
struct Zola: Generator {
  static let name = "Zola"
  static let settingsNames: Set<String> = ["zola.toml", "config.toml"]
  static let frontMatterForms: Set<FrontMatterForm> = [.emptyLinesBefore]

  let shownArticle = SharedAddresses.Shown.none
  let configuration: DataMap
  /// The templates of the shortcodes that the site defines, by name.
  let shortcodes: [String: TeraTemplate]
  /// Whether folders or languages have capital letters, which Zola keeps in addresses.
  let keepsCase: Bool

  static func detect(_ site: ForeignSite) -> Zola? {
    guard let file = ["zola.toml", "config.toml"].first(where: { site.has($0) }), let map = site.map(file),
      map["base_url"] != nil
    else { return nil }
    let paths = site.paths.filter { path in
      path.hasPrefix("templates/shortcodes/") || path.hasPrefix("themes/") && path.contains("/templates/shortcodes/")
    }
    // The site's own templates come last and win.
    let sorted = paths.filter { $0.hasPrefix("themes/") } + paths.filter { !$0.hasPrefix("themes/") }
    let templates = sorted.compactMap { path in site.text(path).map { (path.fileStem, TeraTemplate($0)) } }
    let folders = site.paths.compactMap { $0.path(below: "content")?.folderPath }
    let languages = map["languages"]?.map?.entries.map(\.key) ?? []
    return Zola(
      configuration: map, shortcodes: Dictionary(templates) { $1 },
      keepsCase: (folders + languages).contains { $0.contains(where: \.isUppercase) })
  }

  func plan(_ site: ForeignSite) -> ImportPlan {
    var plan = ImportPlan()
    plan.settings = settings
    // Zola matches whole paths on the disk, so `*/README.md` is each file of that name.
    let ignored = (configuration["ignored_content"]?.value.texts ?? []).map { pattern in
      "**/" + pattern.trimmingPrefix("**/").trimmingPrefix("*/")
    }
    let excluded = ExcludePatterns.read(ignored)
    for path in site.paths {
      if let inner = path.path(below: "content") {
        if excluded.matches(inner) {
          plan.omitExcluded(path)
          continue
        }
        add(path, at: inner, in: site, to: &plan)
      } else if let inner = path.path(below: "static") {
        plan.addCopy(path, at: "static/" + inner)
      } else if let folder = path.split(separator: "/").first.map(String.init), let reason = Self.reasons[folder] {
        plan.omit(folder + "/", reason)
      }
    }
    plan.notes = notes + excluded.notes
    return plan
  }

  private static let reasons = [
    "templates": "templates of Zola", "themes": "themes of Zola", "sass": "styles that Zola processes",
  ]

  private func add(_ path: String, at inner: String, in site: ForeignSite, to plan: inout ImportPlan) {
    if path.fileExtension != "md" {
      plan.addCopy(path, at: inner)
    } else if Self.keys(of: path, in: site, naming: ["render"])?["render"]?.value == .bool(false) {
      plan.omit(path, "Zola does not publish it")
    } else {
      plan.addArticle(path, at: target(of: inner))
    }
  }

  /// Returns the path in `Content`; a page `a/b.fr.md` is in the folder of its language.
  func target(of inner: String) -> String {
    guard let language = language(of: inner) else { return inner.withoutUnderscores }
    let name = String(inner.fileStem.dropLast(language.count + 1)) + ".md"
    return [language, inner.folderPath, name].filter { !$0.isEmpty }.joined(separator: "/").withoutUnderscores
  }

  /// Returns the language in the name of a file, or `nil` for the main one.
  func language(of inner: String) -> String? { otherLanguages.first { inner.fileStem.hasSuffix("." + $0) } }

  private var mainLanguage: String { text("default_language") ?? "en" }

  private var otherLanguages: [String] {
    (configuration["languages"]?.map?.entries.map(\.key) ?? []).filter { $0 != mainLanguage }
  }

  /// The languages, the main one first.
  var languages: [OldLanguage] {
    [mainLanguage].map { OldLanguage(tag: $0.replacing("_", with: "-"), folder: "") }
      + otherLanguages.map { language in
        let settings = configuration.value(at: ["languages", language])?.map
        return OldLanguage(
          tag: language.replacing("_", with: "-"), title: settings?["title"]?.value.text,
          description: settings?["description"]?.value.text, folder: language)
      }
  }

  func addresses(ofTerm name: String, in taxonomy: String) -> [String] {
    let way = configuration.value(at: ["slugify", "taxonomies"])?.text ?? "on"
    if way == "on", LatinLetters.isIncomplete(for: name) { return [] }
    let folders = (text("taxonomy_root") ?? "").split(separator: "/").map(String.init) + [taxonomy]
    return ["/" + (folders + [Self.slugified(name, way)]).joined(separator: "/") + "/"]
  }

  func text(_ key: String) -> String? { configuration[key]?.value.text }

  func flag(_ path: [String]) -> Bool { configuration.value(at: path) == .bool(true) }

  /// The way in which names become parts of addresses: `on`, `safe` or `off`.
  var slugs: String { configuration.value(at: ["slugify", "paths"])?.text ?? "on" }

  private var notes: [ImportNote] {
    let message = "`slugify.paths` is `\(slugs)`: compare the addresses of files with unusual names"
    return slugs == "on" ? [] : [ImportNote(message: message)]
  }

  /// The settings of the new site.
  var settings: SiteConfiguration {
    var settings = SiteConfiguration(
      title: text("title"), description: text("description"),
      url: text("base_url").flatMap { $0.contains("://") ? $0 : nil }, language: languages[0].tag, languages: languages,
      author: text("author") ?? configuration.value(at: ["extra", "author"])?.text)
    settings.set(.feedSize, to: configuration["feed_limit"]?.value.integer)
    settings.set(.feeds, to: [String]())
    for (format, name) in hasFeeds ? feedFiles : [] { settings.set(.feeds, format, to: "/" + name) }
    settings.set(.taxonomies, to: taxonomies)
    settings.set(.html, to: "trusted")
    if keepsCase { settings.set(.letterCase, to: "keep") }
    settings.set(.headingIDs, to: HeadingIDStyle.zola)
    if flag(["markdown", "smart_punctuation"]) { settings.turnOn(.smartPunctuation) }
    if flag(["markdown", "render_emoji"]) { settings.turnOn(.emoji) }
    if flag(["markdown", "definition_list"]) { settings.turnOn(.definitionLists) }
    settings.set(.params, to: configuration["extra"]?.value)
    return settings
  }

  private var hasFeeds: Bool { flag(["generate_feeds"]) || flag(["generate_feed"]) }

  /// The file names of feeds, with their formats.
  var feedFiles: [(format: String, name: String)] {
    let names = (configuration["feed_filenames"] ?? configuration["feed_filename"])?.value.texts ?? ["atom.xml"]
    let files = names.map { (format: $0.contains("rss") ? "rss" : "atom", name: $0) }
    return files.enumerated().filter { index, file in !files[..<index].contains { $0.format == file.format } }
      .map(\.element)
  }

  private var taxonomyMaps: [DataMap] { configuration["taxonomies"]?.value.items.compactMap(\.map) ?? [] }

  private var taxonomies: DataNode.Value {
    let root = text("taxonomy_root").map { "/" + $0.split(separator: "/").joined(separator: "/") } ?? ""
    let entries = taxonomyMaps.compactMap { map -> (String, DataNode.Value)? in
      guard let name = map["name"]?.value.text, map["render"]?.value != .bool(false) else { return nil }
      var value = DataMap()
      if !root.isEmpty { value = value.setting("path", to: .string("\(root)/\(name)/")) }
      if map["feed"]?.value == .bool(true) {
        value = value.setting("feeds", to: .map(DataMap(feedFiles.map { ($0.format, .string($0.name)) })))
      }
      return SiteConfiguration.taxonomy(name, value)
    }
    return entries.isEmpty ? .list([]) : .map(DataMap(entries))
  }
}
