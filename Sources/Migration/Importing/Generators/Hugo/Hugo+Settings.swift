import Addresses
import Articles
import Parsing

extension Hugo {
  /// Returns the settings of the new site.
  func settings(sections: [String], menus: [HugoMenus]) -> SiteConfiguration {
    let main = content.languages[0]
    let languages = zip(content.languages, menus).map { language, menus in
      OldLanguage(
        tag: language.locale, name: language.name, title: language.title,
        description: configuration.text("languages.\(language.code).params.description"), menus: menus.value,
        folder: language.folder)
    }
    let authors = ["params.author", "params.author.name", "author.name", "author"]
    var settings = SiteConfiguration(
      title: main.title ?? configuration.text("title"), description: configuration.text("params.description"),
      url: configuration.text("baseURL").flatMap { $0.contains("://") ? $0 : nil }, language: main.locale,
      languages: languages, zone: configuration.text("timeZone"),
      author: authors.lazy.compactMap(configuration.text).first)
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
    settings.set(.menus, to: menus[0].value)
    setMarkdown(in: &settings)
    settings.set(.params, to: parameters)
    return settings
  }

  /// Returns the names of the sections at the top of any language.
  private func topSections(_ sections: [String]) -> [String] {
    let folders = Set(content.languages.map(\.folder))
    let names = sections.compactMap { section -> String? in
      let parts = section.split(separator: "/", maxSplits: 1).map(String.init)
      let inner = parts.count == 2 && folders.contains(parts[0]) ? parts[1] : section
      return inner.contains("/") || folders.contains(inner) ? nil : inner
    }
    return Set(names).sorted()
  }

  /// The names of taxonomies in front matter.
  var taxonomyNames: [String] {
    guard let map = configuration["taxonomies"]?.map else { return ["tags", "categories"] }
    return map.entries.compactMap(\.value.value.text)
  }

  private var taxonomies: DataNode.Value? {
    if configuration.disabledKinds.contains("term") { return .list([]) }
    let entries = taxonomyNames.map { name -> (String, DataNode.Value) in
      var value = DataMap()
      let folder = addresses.termFolder(of: name) ?? "/\(name)/"
      if addresses.isUgly || folder != "/\(name)/" {
        value = value.setting("term_path", to: .string(folder + ":slug" + addresses.ending))
      }
      if hasFeed(of: "term") {
        let feed = (addresses.isUgly ? ":slug/" : "") + feedName
        value = value.setting("feeds", to: .map(DataMap([("rss", .string(feed))])))
      }
      return SiteConfiguration.taxonomy(name, value)
    }
    return entries.isEmpty ? .list([]) : .map(DataMap(entries))
  }

  func addresses(ofTerm name: String, in taxonomy: String) -> [String] {
    if !configuration.disabledKinds.isDisjoint(with: ["taxonomy", "term"]) { return [] }
    return taxonomyNames.contains(taxonomy) ? [addresses.address(ofTerm: name, in: taxonomy)] : []
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

  /// What single dollar signs are if Hugo passes formulas through.
  var dollars: OldFormulas.Dollars? {
    let passthrough = "markup.goldmark.extensions.passthrough"
    guard configuration.flag(passthrough + ".enable") == true else { return nil }
    guard case .list(let pairs)? = configuration[passthrough + ".delimiters.inline"] else { return .text }
    return pairs.contains { $0.value.texts.first == "$" } ? .formula : .text
  }

  private func setMarkdown(in settings: inout SiteConfiguration) {
    func flag(_ path: String) -> Bool? { configuration.flag("markup.goldmark." + path) }
    let usesFrames = shortcodes.values.contains(where: \.usesFrames)
    settings.set(.html, to: flag("renderer.unsafe") == true ? "trusted" : "safe")
    if flag("renderer.unsafe") != true, usesFrames { settings.set(.html, to: DataMap([("allow", .texts(["iframe"]))])) }
    if hasTypographer { settings.turnOn(.smartPunctuation) }
    if flag("extensions.definitionList") ?? true { settings.turnOn(.definitionLists) }
    if flag("renderer.hardWraps") == true { settings.turnOn(.hardBreaks) }
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
    let defaults = hugo.cascade.defaults(of: folder)
    if !defaults.entries.isEmpty { keys["defaults"] = .map(defaults) }
    if !folder.isEmpty, hugo.hasFeed(of: "section"),
      !hugo.content.languages.contains(where: { $0.folder == folder }),
      hugo.taxonomyNames.allSatisfy({ !folder.split(separator: "/").prefix(2).map(String.init).contains($0) })
    {
      keys["feeds"] = .map(DataMap([("rss", .string(hugo.feedName))]))
    }
    return keys
  }
}
