import Articles
import Parsing

extension Hugo {
  /// Returns the settings of the new site.
  func settings(sections: [String], menus: HugoMenus) -> SiteConfiguration {
    let main = content.languages[0]
    var settings = SiteConfiguration()
    settings["title"] = .string(main.title ?? configuration.text("title") ?? "Untitled")
    settings["description"] = configuration.text("params.description").map { .string($0) }
    settings["url"] = configuration.text("baseURL").flatMap {
      $0.contains("://") ? .string($0.hasSuffix("/") ? $0 : $0 + "/") : nil
    }
    settings["language"] = .string(main.locale)
    settings["time_zone"] = configuration.text("timeZone").map { .string($0) }
    let author = configuration.text("params.author") ?? configuration.text("params.author.name")
    settings["author"] = (author ?? configuration.text("author.name") ?? configuration.text("author")).map {
      .string($0)
    }
    let size = configuration["pagination.pagerSize"] ?? configuration["paginate"]
    settings["page_size"] = size?.integer.map { .integer($0) }
    if let path = configuration.text("pagination.path") ?? configuration.text("paginatePath"), path != "page" {
      settings["pagination"] = .string("/\(path)/:n/")
    }
    if let limit = configuration["services.rss.limit"]?.integer ?? configuration["rssLimit"]?.integer, limit > 0 {
      settings["feed_size"] = .integer(limit)
    }
    settings["feeds"] = .map(DataMap(hasFeed(of: "home") ? [("rss", .string("/" + feedName))] : []))
    if !hasFeed(of: "home") { settings["feeds"] = .list([]) }
    for (section, pattern) in addresses.permalinks(of: [""] + topSections(sections)) {
      settings["permalinks", section] = .string(pattern)
    }
    if configuration.flag("disablePathToLower") == true { settings["case"] = .string("keep") }
    settings["taxonomies"] = taxonomies
    settings["menus"] = menus.value
    for (key, value) in markdownSettings { settings[key] = value }
    settings["params"] = parameters
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

  private var markdownSettings: [(String, DataNode.Value)] {
    func flag(_ path: String) -> Bool? { configuration.flag("markup.goldmark." + path) }
    var settings: [(String, DataNode.Value)] = []
    let isTrusted = flag("renderer.unsafe") ?? false
    let frames = shortcodes.usesFrames
    settings.append(
      (
        "html",
        isTrusted ? .string("trusted") : frames ? .map(DataMap([("allow", .texts(["iframe"]))])) : .string("safe")
      ))
    if hasTypographer { settings.append(("smart_punctuation", .bool(true))) }
    if flag("extensions.definitionList") ?? true { settings.append(("definition_lists", .bool(true))) }
    if flag("renderer.hardWraps") == true { settings.append(("hard_breaks", .bool(true))) }
    if flag("extensions.passthrough.enable") == true { settings.append(("math", .string("keep"))) }
    if configuration.flag("enableEmoji") == true { settings.append(("emoji", .bool(true))) }
    let ids =
      configuration.text("markup.goldmark.parser.autoHeadingIDType")
      ?? configuration.text("markup.goldmark.parser.autoIDType")
    settings.append(("heading_ids", .string(ids == "blackfriday" ? "blackfriday" : "github")))
    return settings
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
