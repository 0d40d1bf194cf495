import Parsing

/// Hugo: `hugo.toml`, articles in `content`, shortcodes.
struct Hugo: Generator {
  static let name = "Hugo"
  static let settingsNames: Set<String> = [
    "hugo.toml", "hugo.yaml", "hugo.yml", "hugo.json", "config.toml", "config.yaml", "config.yml", "config.json",
  ]
  static let frontMatterForms: Set<FrontMatterForm> = [.emptyLinesBefore]
  let hidesFuturePosts = true
  var readsDatesInNames: Bool { addresses.readsDates }

  let configuration: HugoConfiguration
  let content: HugoContent
  let addresses: HugoAddresses
  let cascade: HugoCascade
  /// The templates of the shortcodes that the site defines, by name.
  let shortcodes: [String: HugoShortcodeTemplate]

  var oldSettings: DataMap { configuration.map }

  static func detect(_ site: ForeignSite) -> Hugo? {
    let hasOwnFile = ["toml", "yaml", "yml", "json"].contains { site.has("hugo.\($0)") }
    let folders = ["content/", "archetypes/", "layouts/", "themes/"]
    let looksLikeHugo = site.paths.contains { path in
      path.hasPrefix("config/_default/") || folders.contains { path.hasPrefix($0) }
    }
    let configuration = HugoConfiguration.read(from: site)
    let hasConfiguration =
      HugoConfiguration.mainFile(of: site) != nil || site.paths.contains { $0.hasPrefix("config/_default/") }
    guard hasOwnFile || looksLikeHugo && hasConfiguration && configuration["base_url"] == nil else { return nil }
    let content = HugoContent(configuration, in: site)
    return Hugo(
      configuration: configuration, content: content, addresses: HugoAddresses(configuration),
      cascade: HugoCascade.read(configuration, content, from: site),
      shortcodes: HugoShortcodeTemplate.all(in: site))
  }

  func plan(_ site: ForeignSite) -> ImportPlan {
    var plan = ImportPlan()
    var menus = content.languages.map { HugoMenus(configuration, in: $0) }
    let ignored = HugoIgnoredFiles(configuration["ignoreFiles"]?.texts ?? [])
    for path in site.paths {
      switch place(path) {
      case .page where ignored.matches(path), .copy where ignored.matches(path):
        plan.omit(path, "`ignoreFiles` leaves it out")
      case .page(let page):
        let keys = Self.keys(of: path, in: site, naming: ["menu", "headless", "build"])
        // The menu of a published site must not show the title of a draft.
        if let keys, keys.value(at: ["draft"]) != .bool(true) {
          let language = content.languages.firstIndex { $0.code == page.language.code } ?? 0
          menus[language].add(page, keys, at: addresses.address(of: page, keys))
        }
        if isUnpublished(page, keys ?? DataMap()) {
          plan.omit(path, "Hugo does not publish it")
        } else {
          plan.addArticle(path, at: page.target)
        }
      case .copy(let target): plan.addCopy(path, at: target)
      case .data(let name): plan.addData(path, named: name)
      case .omitted(let path, let reason):
        plan.omit(path, reason)
      case .ignored: continue
      }
    }
    plan.copies = Self.withoutReplaced(plan.copies)
    let sections = sections(of: plan)
    plan.settings = settings(sections: sections, menus: menus)
    plan.written = writtenIndexes(of: sections, in: plan)
    let main = content.languages[0]
    if content.languages.count > 1, main.folder.isEmpty {
      plan.written["static/\(main.code)/index.html"] = RedirectPage.html(to: "../")
    }
    plan.notes = notes(on: site)
    if hasFeed(of: "home") || hasFeed(of: "section") {
      plan.keepIDs(of: feeds(in: site)) { $0.hasSuffix("ite.BaseURL") ? configuration.text("baseURL") : nil }
    }
    return plan
  }

  private enum Place {
    case page(HugoContent.Page)
    case copy(String)
    /// A data file by its path in the folder of data.
    case data(String)
    case omitted(String, String)
    case ignored
  }

  private func place(_ path: String) -> Place {
    if let page = content.page(at: path) {
      if path.fileName.hasPrefix("_content.gotmpl") { return .omitted(path, "pages that a template generates") }
      guard path.isContent else {
        let isText = ["org", "adoc", "asciidoc", "rst", "pdc", "pandoc"].contains(path.fileExtension)
        return isText ? .omitted(path, "Garland reads Markdown") : .copy(page.target)
      }
      return content.isPart(path)
        ? .omitted(path, "a part of a page, which Hugo does not publish by itself") : .page(page)
    }
    for folder in staticFolders {
      if let file = path.path(below: folder) { return .copy("static/" + file) }
    }
    if let file = path.path(below: configuration.text("assetDir")?.asFolder ?? "assets") {
      let isImage = ["png", "jpg", "jpeg", "gif", "webp", "avif", "svg", "ico"].contains(file.fileExtension)
      return isImage ? .copy("static/" + file) : .omitted("assets/", "styles and scripts that Hugo processes")
    }
    if let name = path.path(below: configuration.text("dataDir")?.asFolder ?? "data") { return .data(name) }
    let reasons = [
      "archetypes": "the start of new articles", "layouts": "templates of Hugo", "themes": "themes of Hugo",
      "i18n": "translations for templates",
    ]
    guard let folder = path.split(separator: "/").first.map(String.init), let reason = reasons[folder] else {
      return .ignored
    }
    return .omitted(folder + "/", reason)
  }

  /// The folders whose files are copied to the root of the site.
  private var staticFolders: [String] {
    let mounts = configuration["module.mounts"]?.items.compactMap(\.map) ?? []
    let mounted = mounts.filter { $0.value(at: ["target"])?.text == "static" }.compactMap {
      $0.value(at: ["source"])?.text
    }
    let folders = mounted + (configuration["staticDir"]?.texts ?? [])
    return folders.isEmpty ? ["static"] : folders.map(\.asFolder)
  }

  /// Returns the copies without images of `assets` that `static` has, too.
  private static func withoutReplaced(_ copies: [ImportPlan.Move]) -> [ImportPlan.Move] {
    let own = Set(copies.filter { !$0.source.hasPrefix("assets/") }.map(\.target))
    return copies.filter { !$0.source.hasPrefix("assets/") || !own.contains($0.target) }
  }

  private func isUnpublished(_ page: HugoContent.Page, _ keys: DataMap) -> Bool {
    if keys.value(at: ["headless"]) == .bool(true) { return true }
    let own = keys.value(at: ["build", "render"]) ?? keys.value(at: ["_build", "render"])
    let render = own ?? cascade.values(for: page).value(at: ["build", "render"])
    return render == .bool(false) || ["never", "link", "false"].contains(render?.text?.lowercased() ?? "")
  }

  /// Returns the folders in `Content` that are sections, sorted.
  private func sections(of plan: ImportPlan) -> [String] {
    let pages = plan.articles.compactMap { content.page(at: $0.source) }
    let folders = pages.filter { !$0.isBranch }.map { page in
      [page.language.folder, page.section.split(separator: "/").first.map(String.init) ?? ""]
        .filter { !$0.isEmpty }.joined(separator: "/")
    }
    let branches = pages.filter(\.isBranch).map(\.target.folderPath)
    return Set(folders + branches).filter { !$0.isEmpty }.sorted()
  }

  /// Returns an `_index.md` for each section that has none and needs defaults or a feed.
  private func writtenIndexes(of sections: [String], in plan: ImportPlan) -> [String: String] {
    let existing = Set(plan.articles.map(\.target))
    let folders = sections + cascade.folders
    let pairs = Set(folders).compactMap { folder -> (String, String)? in
      let path = folder.isEmpty ? "_index.md" : folder + "/_index.md"
      let keys = ArticleKeys(DataMap()).addingSectionKeys(of: folder, in: self)
      let isUsed = folder.isEmpty || sections.contains { $0 == folder || $0.hasPrefix(folder + "/") }
      guard isUsed, !existing.contains(path), !keys.map.entries.isEmpty else { return nil }
      return (path, keys.frontMatter)
    }
    return Dictionary(pairs) { first, _ in first }
  }

  /// The feeds by the templates of the site and its themes; the first one is that of the home page.
  private func feeds(in site: ForeignSite) -> [FeedFile] {
    func feed(_ path: String) -> FeedFile? {
      site.text(path).flatMap { FeedFile(code: $0, of: path, at: feedName) }
    }
    let folders = ["layouts/"] + (configuration["theme"]?.texts ?? []).map { "themes/\($0)/layouts/" }
    let home = ["index.rss", "home.rss", "rss", "list.rss", "index", "home", "list"].flatMap { name in
      folders.flatMap { ["\($0)\(name).xml", "\($0)_default/\(name).xml"] }
    }
    let sections = site.paths.filter { $0.hasPrefix("layouts/") && $0.hasSuffix("rss.xml") && !home.contains($0) }
    let builtIn = FeedFile(format: "rss", address: "/" + feedName, ids: ".Permalink")
    return [home.lazy.compactMap(feed).first ?? builtIn] + sections.compactMap(feed)
  }

  private func notes(on site: ForeignSite) -> [ImportNote] {
    let hooks = site.paths.filter {
      $0.hasPrefix("layouts/_markup/render-") || $0.hasPrefix("layouts/_default/_markup/render-")
    }
    let ignored = HugoIgnoredFiles(configuration["ignoreFiles"]?.texts ?? []).unknown.map {
      ImportNote(message: "`ignoreFiles` has the pattern `\($0)`: look for articles that Hugo left out")
    }
    let lists =
      hasFeed(of: "taxonomy") ? taxonomyNames.map { OldFeeds.lost("/\($0)/\(feedName)", "it lists terms") } : []
    return cascade.notes + ignored + lists
      + hooks.map {
        ImportNote(path: $0, message: "Garland has no render hooks: links, images and code are shown as usual")
      }
  }
}

/// The files that `ignoreFiles` in the configuration of Hugo leaves out, by regular expressions such as `\.Rmd$`.
private struct HugoIgnoredFiles {
  private let patterns: [Regex<AnyRegexOutput>]
  /// The patterns that an import does not match.
  let unknown: [String]

  /// Reads patterns of letters, dots, stars and anchors, which take little time on any path.
  init(_ written: [String]) {
    let isSimple: (String) -> Bool = { pattern in
      pattern.count { $0 == "*" || $0 == "+" } < 3 && pattern.wholeMatch(of: /[\w\-\/ .\\$^*+]*/) != nil
    }
    let read = written.map { pattern in (pattern, isSimple(pattern) ? try? Regex(pattern) : nil) }
    patterns = read.compactMap(\.1)
    unknown = read.filter { $0.1 == nil }.map(\.0)
  }

  /// Whether Hugo leaves out a file.
  func matches(_ path: String) -> Bool { patterns.contains { ("/" + path).firstMatch(of: $0) != nil } }
}
