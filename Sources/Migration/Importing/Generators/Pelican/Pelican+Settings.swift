import Addresses
import Articles
import Parsing

extension Pelican {
  /// Returns the settings of a site with articles in some folders.
  func settings(for folders: Set<String>) -> SiteConfiguration {
    var settings = SiteConfiguration()
    settings.set(.title, to: text("SITENAME") ?? "Untitled")
    settings.set(.description, to: text("DESCRIPTION") ?? text("SITESUBTITLE"))
    if let url = text("SITEURL") { settings.setAddress(url) }
    settings.set(.language, to: text("DEFAULT_LANG"))
    settings.set(.timeZone, to: text("TIMEZONE"))
    settings.set(.author, to: text("AUTHOR"))
    if folders.contains("posts") {
      settings.set(.permalinks, "posts", to: addresses.sitePattern(.article))
    }
    let page = addresses.sitePattern(.page)
    for folder in pageFolders where folder.isEmpty || folders.contains(folder) {
      settings.set(.permalinks, folder.isEmpty ? "/" : folder, to: page)
    }
    settings.set(.letterCase, to: "articles")
    for (name, word, term) in Self.taxonomies {
      settings.set(.taxonomies, name, to: DataMap(texts: ["term_path": termPattern(word, term)]))
    }
    if text("AUTHOR_SAVE_AS") != "" {
      let pattern = termPattern("AUTHOR", "author/{slug}.html")
      settings.set(.taxonomies, "authors", to: DataMap(texts: ["term_path": pattern]))
    }
    if case .integer(let size)? = configuration["DEFAULT_PAGINATION"]?.value {
      settings.set(.pageSize, to: size)
      if configuration["PAGINATION_PATTERNS"] == nil { settings.set(.pagination, to: "/index:n.html") }
    }
    settings.set(.feeds, to: [String]())
    for (format, key, standard) in [("atom", "FEED_ALL_ATOM", "feeds/all.atom.xml"), ("rss", "FEED_ALL_RSS", "")] {
      // `FEED_ATOM` is the feed of the list of posts, `FEED_ALL_ATOM` has all translations.
      let all = configuration[key] == nil ? standard : text(key) ?? ""
      let path = all.isEmpty ? text(key.replacing("ALL_", with: "")) ?? "" : all
      if !path.isEmpty { settings.set(.feeds, format, to: "/" + path) }
    }
    if let host = text("SITEURL")?.split(separator: "/").dropFirst().first {
      settings.set(.feedIDs, to: "tag:\(host),:year-:month-:day::path")
    }
    settings.set(.html, to: "trusted")
    settings.set(.containers, to: "lenient")
    settings.turnOn(.definitionLists, .inlineAttributes, .markdownInHTML)
    settings.set(.headingIDs, to: HeadingIDStyle.python)
    settings.set(.strikethrough, to: "double")
    settings.turnOn(.cjkEmphasis)
    if configuration["TYPOGRIFY"]?.value == .bool(true) { settings.turnOn(.smartPunctuation) }
    if let links = configuration["MENUITEMS"]?.list {
      let menu = links.compactMap { link -> DataNode? in
        guard let pair = link.list, pair.count == 2, let title = pair[0].string, let url = pair[1].string else {
          return nil
        }
        let address = url.hasPrefix("/") || url.contains("://") ? url : "/" + url
        return DataNode(.map(DataMap(texts: ["title": title, "url": address])), at: 0..<0)
      }
      if !menu.isEmpty { settings.set(.menus, "main", to: DataNode.Value.list(menu)) }
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
