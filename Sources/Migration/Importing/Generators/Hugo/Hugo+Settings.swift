import Addresses
import Articles
import Parsing

extension Hugo {
  /// Returns the settings of the new site.
  func settings(sections: [String], menus: HugoMenus) -> SiteConfiguration {
    let main = content.languages[0]
    var settings = SiteConfiguration()
    settings.set(.title, to: main.title ?? configuration.text("title") ?? "Untitled")
    settings.set(.description, to: configuration.text("params.description"))
    if let url = configuration.text("baseURL"), url.contains("://") { settings.setAddress(url) }
    settings.set(.language, to: main.locale)
    settings.set(.timeZone, to: configuration.text("timeZone"))
    let authors = ["params.author", "params.author.name", "author.name", "author"]
    settings.set(.author, to: authors.lazy.compactMap(configuration.text).first)
    let size = configuration["pagination.pagerSize"] ?? configuration["paginate"]
    settings.set(.pageSize, to: size?.integer)
    if let path = configuration.text("pagination.path") ?? configuration.text("paginatePath"), path != "page" {
      settings.set(.pagination, to: "/\(path)/:n/")
    }
    if let limit = configuration["services.rss.limit"]?.integer ?? configuration["rssLimit"]?.integer, limit > 0 {
      settings.set(.feedSize, to: limit)
    }
    settings.set(.feeds, to: [String]())
    if hasFeed(of: "home") { settings.set(.feeds, "rss", to: "/" + feedName) }
    for (section, pattern) in addresses.permalinks(of: [""] + topSections(sections)) {
      settings.set(.permalinks, section, to: pattern)
    }
    if configuration.flag("disablePathToLower") == true { settings.set(.letterCase, to: "keep") }
    settings.set(.taxonomies, to: taxonomies)
    settings.set(.menus, to: menus.value)
    setMarkdown(in: &settings)
    settings.set(.params, to: parameters)
    return settings
  }

  private func topSections(_ sections: [String]) -> [String] { sections.filter { !$0.contains("/") } }

  /// The names of taxonomies in front matter.
  var taxonomyNames: [String] {
    guard let map = configuration["taxonomies"]?.map else { return ["tags", "categories"] }
    return map.entries.compactMap(\.value.value.text)
  }

  private var taxonomies: DataNode.Value? {
    if !configuration.disabledKinds.isDisjoint(with: ["taxonomy", "taxonomyterm", "term"]),
      configuration.disabledKinds.contains("term")
    {
      return .list([])
    }
    let entries = taxonomyNames.map { name -> (String, DataNode.Value) in
      let title = DataNode.Value.string(name.prefix(1).uppercased() + name.dropFirst().replacing("-", with: " "))
      var value = DataMap([("title", title)])
      if let folder = addresses.termFolder(of: name), folder != "/\(name)/" {
        value = value.setting("term_path", to: .string("\(folder):slug/"))
      }
      if hasFeed(of: "term") {
        value = value.setting("feeds", to: .map(DataMap([("rss", .string(feedName))])))
      }
      return (name, value.entries.count == 1 ? title : .map(value))
    }
    return entries.isEmpty ? .list([]) : .map(DataMap(entries))
  }

  /// The file name of a feed.
  var feedName: String { (configuration.text("outputFormats.rss.baseName") ?? "index") + ".xml" }

  /// Whether pages of a kind have a feed, such as `section`.
  func hasFeed(of kind: String) -> Bool {
    if configuration.disabledKinds.contains("rss") || configuration.flag("disableRSS") == true { return false }
    if configuration.disabledKinds.contains(kind) { return false }
    return configuration["outputs.\(kind)"].map { $0.texts.contains { $0.lowercased() == "rss" } } ?? true
  }

  /// Whether Hugo writes typographic quotes, dashes and angle quotes.
  var hasTypographer: Bool {
    let path = "markup.goldmark.extensions.typographer"
    return !(configuration.flag(path + ".disable") ?? !(configuration.flag(path) ?? true))
  }

  private func setMarkdown(in settings: inout SiteConfiguration) {
    func flag(_ path: String) -> Bool? { configuration.flag("markup.goldmark." + path) }
    let usesFrames = shortcodes.values.contains(where: \.usesFrames)
    settings.set(.html, to: flag("renderer.unsafe") == true ? "trusted" : "safe")
    if flag("renderer.unsafe") != true, usesFrames { settings.set(.html, to: DataMap([("allow", .texts(["iframe"]))])) }
    if hasTypographer { settings.turnOn(.smartPunctuation) }
    if flag("extensions.definitionList") ?? true { settings.turnOn(.definitionLists) }
    if flag("renderer.hardWraps") == true { settings.turnOn(.hardBreaks) }
    if flag("extensions.passthrough.enable") == true { settings.set(.math, to: "keep") }
    if configuration.flag("enableEmoji") == true { settings.turnOn(.emoji) }
    let types = ["autoHeadingIDType", "autoIDType"].lazy.compactMap {
      configuration.text("markup.goldmark.parser.\($0)")
    }
    settings.set(.headingIDs, to: types.first == "blackfriday" ? HeadingIDStyle.blackfriday : .github)
  }

  private var parameters: DataNode.Value? {
    var map = (configuration["params"]?.map ?? DataMap()).removing(["description"])
    if let copyright = configuration.text("copyright") { map = map.setting("copyright", to: .string(copyright)) }
    return map.entries.isEmpty ? nil : .map(map)
  }
}

extension ArticleKeys {
  /// Returns the keys with those that the `_index.md` of a folder in `Content` needs.
  func addingSectionKeys(of folder: String, in hugo: Hugo) -> ArticleKeys {
    var keys = self
    var defaults = hugo.cascade.defaults(of: folder)
    if !folder.isEmpty, let language = hugo.content.languages.first(where: { $0.folder == folder }) {
      keys["lang"] = .string(language.locale)
      if keys["title"] == nil { keys["title"] = language.title.map { .string($0) } }
      defaults = defaults.setting("lang", to: .string(language.locale))
    }
    if !defaults.entries.isEmpty { keys["defaults"] = .map(defaults) }
    if !folder.isEmpty, hugo.hasFeed(of: "section"),
      !hugo.taxonomyNames.contains(folder.split(separator: "/").first.map(String.init) ?? "")
    {
      keys["feeds"] = .map(DataMap([("rss", .string(hugo.feedName))]))
    }
    return keys
  }
}
