import Parsing

/// The addresses that Docusaurus gives to articles: `docs/02-bread/01-oven.md` is at `/docs/bread/oven`.
struct DocusaurusAddresses: Sendable {
  /// A folder of articles, and the first part of their addresses.
  private struct Section: Sendable {
    let folder: String
    let route: String
    let isBlog: Bool
    /// The end of the folders with its translations: `docs-community/current` for the plugin `community`.
    let translations: String
  }

  private var sections: [Section] = []
  private let pagesFolder: String
  /// The folders of translations, by the folder of the articles that they translate.
  private var translations: [(folder: String, of: String, language: OldLanguage)] = []
  /// The languages, the main one first; none if the site has one.
  let languages: [OldLanguage]
  /// The end of an address: `/`, or `.html` for a site whose addresses have no slash at the end.
  private let ending: String

  /// Reads the options of presets and plugins; `root` is the folder of the configuration.
  init(_ configuration: DataMap, in root: String) {
    ending = configuration["trailingSlash"]?.value == .bool(false) ? ".html" : "/"
    let file = "x".inside(root)
    pagesFolder = "src/pages".resolved(from: file) ?? ""
    languages = Self.languages(configuration["i18n"]?.map)
    func add(_ options: DataMap?, path: String, route: String, isBlog: Bool) {
      guard let folder = (options?["path"]?.value.text ?? path).resolved(from: file) else { return }
      let id = options?["id"]?.value.text.flatMap { $0 == "default" ? nil : "-" + $0 } ?? ""
      sections.append(
        Section(
          folder: folder, route: options?["routeBasePath"]?.value.text ?? route, isBlog: isBlog,
          translations: isBlog ? "blog\(id)" : "docs\(id)/current"))
    }
    let presets = Self.maps(in: configuration["presets"], depth: 3)
    let preset = presets.first { $0["docs"] != nil || $0["blog"] != nil }
    for options in Self.maps(in: configuration["plugins"], depth: 3) where options["routeBasePath"] != nil {
      guard options["path"] != nil else { continue }
      add(options, path: "", route: "", isBlog: options["postsPerPage"] != nil)
    }
    for (name, isBlog) in [("docs", false), ("blog", true)] where preset?[name]?.value != .bool(false) {
      add(preset?[name]?.map, path: name, route: name, isBlog: isBlog)
    }
    sections.append(Section(folder: pagesFolder, route: "", isBlog: false, translations: "pages"))
    for language in languages.dropFirst() {
      let folder = "i18n/\(language.folder)/docusaurus-plugin-content-".resolved(from: file) ?? ""
      translations += sections.map { (folder + $0.translations, $0.folder, language) }
    }
  }

  /// Reads `i18n`.
  private static func languages(_ map: DataMap?) -> [OldLanguage] {
    let names = map?["locales"]?.value.texts ?? []
    guard names.count > 1, let main = map?["defaultLocale"]?.value.text ?? names.first else { return [] }
    return ([main] + names.filter { $0 != main }).map { name in
      let configuration = map?["localeConfigs"]?.map?[name]?.value.map
      return OldLanguage(
        tag: configuration?["htmlLang"]?.value.text ?? name, name: configuration?["label"]?.value.text,
        folder: name == main ? "" : name)
    }
  }

  /// Returns the path of the article that a file translates, and the language.
  func original(of path: String) -> (path: String, language: OldLanguage)? {
    translations.lazy.compactMap { folder, main, language in
      path.path(below: folder).map { (main + "/" + $0, language) }
    }.first
  }

  private static func maps(in node: DataNode?, depth: Int) -> [DataMap] {
    if let map = node?.map { return [map] }
    return depth == 0 ? [] : (node?.list ?? []).flatMap { maps(in: $0, depth: depth - 1) }
  }

  /// Whether a file is in a folder of articles, such as `docs`.
  func hasSection(of path: String) -> Bool {
    original(of: path) != nil || sections.contains { path.path(below: $0.folder) != nil }
  }

  /// Whether a file is in the folder of pages, which code can generate.
  func isPage(_ path: String) -> Bool { (original(of: path)?.path ?? path).path(below: pagesFolder) != nil }

  /// Whether the addresses of the site have no slash at the end.
  var areFiles: Bool { ending != "/" }

  /// Returns the address of an article, or `nil` if Docusaurus does not publish it.
  func address(of source: String, _ keys: DataMap) -> String? {
    if let original = original(of: source) {
      return address(of: original.path, keys).map { "/" + original.language.folder + $0 }
    }
    for section in sections {
      guard let inner = source.path(below: section.folder) else { continue }
      let name = inner.withoutExtension
      let path = section.isBlog ? Self.blogPath(name, keys) : Self.docsPath(name, keys)
      let parts = "\(section.route)/\(path)".split(separator: "/").filter { $0 != "." }
      guard !parts.isEmpty else { return "/" }
      return "/" + parts.joined(separator: "/") + ending
    }
    return nil
  }

  /// Returns `2026/01/02/bread` for `2026-01-02-bread` and `2026-01-02-bread/index`.
  private static func blogPath(_ name: String, _ keys: DataMap) -> String {
    if let slug = keys["slug"]?.value.text { return slug }
    let stem = name.hasSuffix("/index") ? name.folderPath : name
    guard let match = stem.wholeMatch(of: /(.*?)(\d{4})[-\/](\d{1,2})[-\/](\d{1,2})[-\/]?(.*)/) else { return stem }
    return "\(match.2)/\(match.3)/\(match.4)/\(match.1)\(match.5)"
  }

  private static func docsPath(_ name: String, _ keys: DataMap) -> String {
    let folders = name.folderPath.split(separator: "/").map { withoutNumber(String($0)) }
    let folder = folders.joined(separator: "/")
    if let slug = keys["slug"]?.value.text {
      return slug.hasPrefix("/") ? slug : slug.resolved(from: folder + "/x") ?? slug
    }
    let stem = withoutNumber(name.fileName)
    let isIndex = ["index", "readme", folders.last?.lowercased()].contains(stem.lowercased())
    return isIndex ? folder : "\(folder)/\(keys["id"]?.value.text ?? stem)"
  }

  /// Returns a name without the number that orders it; a date or a version at the start is no such number.
  ///
  /// Chinese numerals are letters of the name.
  private static func withoutNumber(_ name: String) -> String {
    guard name.first?.isNumber == true, name.firstMatch(of: /^[0-9]+[-_.][0-9]/) == nil,
      let match = name.wholeMatch(of: /[0-9]+\s*[-_.]+\s*([^-_.\s].*)/)
    else { return name }
    return String(match.1)
  }
}
