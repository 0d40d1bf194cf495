import Parsing

extension Pelican {
  /// Returns the settings of a site with articles in some folders.
  func settings(for folders: Set<String>) -> SiteConfiguration {
    var settings = SiteConfiguration()
    settings["title"] = .string(text("SITENAME") ?? "Untitled")
    settings["description"] = (text("DESCRIPTION") ?? text("SITESUBTITLE")).map { .string($0) }
    settings["url"] = text("SITEURL").flatMap { $0.isEmpty ? nil : .string($0.hasSuffix("/") ? $0 : $0 + "/") }
    settings["language"] = text("DEFAULT_LANG").map { .string($0) }
    settings["time_zone"] = text("TIMEZONE").map { .string($0) }
    settings["author"] = text("AUTHOR").map { .string($0) }
    if folders.contains("posts") {
      settings["permalinks", "posts"] = .string(addresses.sitePattern(.article))
    }
    let page = addresses.sitePattern(.page)
    for folder in pageFolders where folder.isEmpty || folders.contains(folder) {
      settings["permalinks", folder.isEmpty ? "/" : folder] = .string(page)
    }
    settings["case"] = .string("articles")
    for (name, word, term) in Self.taxonomies {
      settings["taxonomies", name] = .map(DataMap([("term_path", .string(termPattern(word, term)))]))
    }
    if text("AUTHOR_SAVE_AS") != "" {
      let pattern = termPattern("AUTHOR", "author/{slug}.html")
      settings["taxonomies", "authors"] = .map(DataMap([("term_path", .string(pattern))]))
    }
    if case .integer(let size)? = configuration["DEFAULT_PAGINATION"]?.value {
      settings["page_size"] = .integer(size)
      if configuration["PAGINATION_PATTERNS"] == nil { settings["pagination"] = .string("/index:n.html") }
    }
    let feeds = [("atom", "FEED_ALL_ATOM", "feeds/all.atom.xml"), ("rss", "FEED_ALL_RSS", "")].compactMap {
      feed -> (String, DataNode.Value)? in
      let path = configuration[feed.1] == nil ? feed.2 : text(feed.1) ?? ""
      return path.isEmpty ? nil : (feed.0, .string("/" + path))
    }
    settings["feeds"] = feeds.isEmpty ? .list([]) : .map(DataMap(feeds))
    if let host = text("SITEURL")?.split(separator: "/").dropFirst().first {
      settings["feed_ids"] = .string("tag:\(host),:year-:month-:day::path")
    }
    settings["html"] = .string("trusted")
    settings["containers"] = .string("lenient")
    settings["definition_lists"] = .bool(true)
    settings["inline_attributes"] = .bool(true)
    settings["markdown_in_html"] = .bool(true)
    settings["heading_ids"] = .string("python")
    settings["strikethrough"] = .string("double")
    settings["cjk_emphasis"] = .bool(true)
    if configuration["TYPOGRIFY"]?.value == .bool(true) { settings["smart_punctuation"] = .bool(true) }
    if let links = configuration["MENUITEMS"]?.list {
      let menu = links.compactMap { link -> DataNode? in
        guard let pair = link.list, pair.count == 2, let title = pair[0].string, let url = pair[1].string else {
          return nil
        }
        let address = url.hasPrefix("/") || url.contains("://") ? url : "/" + url
        return DataNode(.map(DataMap([("title", .string(title)), ("url", .string(address))])), at: 0..<0)
      }
      if !menu.isEmpty { settings["menus", "main"] = .list(menu) }
    }
    return settings
  }

  /// The names of the taxonomies, the word in their settings, and the address of a term.
  static let taxonomies = [
    ("tags", "TAG", "tag/{slug}.html"), ("categories", "CATEGORY", "category/{slug}.html"),
  ]

  /// Returns the pattern for the address of a term, such as a tag.
  private func termPattern(_ word: String, _ standard: String) -> String {
    let written = ["\(word)_SAVE_AS", "\(word)_URL"].compactMap { text($0) }.first { !$0.isEmpty }
    return PelicanAddresses.converted(written ?? standard) ?? "/" + standard.replacing("{slug}", with: ":slug")
  }
}
