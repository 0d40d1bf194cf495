import Addresses
import Articles
import Parsing

extension Pelican {
  /// Returns the settings of a site with articles in some folders.
  func settings(for folders: Set<String>) -> SiteConfiguration {
    var settings = SiteConfiguration(
      title: text("SITENAME"), description: text("DESCRIPTION") ?? text("SITESUBTITLE"), url: text("SITEURL"),
      language: text("DEFAULT_LANG"), zone: text("TIMEZONE"), author: text("AUTHOR"))
    if folders.contains("posts") {
      settings.set(.permalinks, "posts", to: addresses.sitePattern(.article))
    }
    let page = addresses.sitePattern(.page)
    for folder in pageFolders where folder.isEmpty || folders.contains(folder) {
      settings.set(.permalinks, folder.isEmpty ? "/" : folder, to: page)
    }
    settings.set(.letterCase, to: "articles")
    for (name, word, term) in Self.taxonomies where name != "authors" || !isOff("AUTHOR_SAVE_AS") {
      settings.set(.taxonomies, name, to: taxonomy(word, term))
    }
    if case .integer(let size)? = configuration["DEFAULT_PAGINATION"]?.value {
      settings.set(.pageSize, to: size)
      if configuration["PAGINATION_PATTERNS"] == nil { settings.set(.pagination, to: "/:name:n.html") }
    }
    settings.set(.feeds, to: [String]())
    for (format, paths) in siteFeeds where !paths.isEmpty { settings.set(.feeds, format, to: paths[0]) }
    settings.set(.feedIDs, to: feedIDs)
    settings.trustTexts()
    settings.turnOn(.definitionLists, .inlineAttributes, .markdownInHTML)
    settings.set(.headingIDs, to: HeadingIDStyle.python)
    settings.set(.strikethrough, to: "double")
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

  /// Whether a setting is an empty text, with which Pelican writes no such files.
  private func isOff(_ key: String) -> Bool { configuration[key]?.value == .string("") }

  /// The names of the taxonomies, the word in their settings, and the address of a term.
  static let taxonomies = [
    ("tags", "TAG", "tag/{slug}.html"), ("categories", "CATEGORY", "category/{slug}.html"),
    ("authors", "AUTHOR", "author/{slug}.html"),
  ]

  /// The addresses of the feeds with all articles, by format: the first one is that of the new site.
  private var siteFeeds: [(format: String, paths: [String])] {
    ["ATOM", "RSS"].map { format in
      // `FEED_ATOM` is the feed of the list of posts, `FEED_ALL_ATOM` has all translations.
      let names = ["FEED_ALL_\(format)", "FEED_\(format)"]
      return (format.lowercased(), names.compactMap { feed($0).map { "/" + $0 } })
    }
  }

  /// Returns the path of a feed, or `nil` if the settings turn it off.
  private func feed(_ key: String) -> String? {
    let standard = [
      "FEED_ALL_ATOM": "feeds/all.atom.xml", "CATEGORY_FEED_ATOM": "feeds/{slug}.atom.xml",
      "AUTHOR_FEED_ATOM": "feeds/{slug}.atom.xml", "AUTHOR_FEED_RSS": "feeds/{slug}.rss.xml",
      "TRANSLATION_FEED_ATOM": "feeds/all-{lang}.atom.xml",
    ]
    let path = configuration[key] == nil ? standard[key] : text(key)
    return path.flatMap { $0.isEmpty ? nil : String($0.replacing("%s", with: "{slug}").drop { $0 == "/" }) }
  }

  /// The ids of articles in feeds; `nil` if the settings do not tell them.
  private var feedIDs: String? {
    guard let host = text("SITEURL")?.split(separator: "/").dropFirst().first?.prefix(while: { $0 != ":" }) else {
      return nil
    }
    // The path in an id is that of the link, which can differ from that of the file.
    let file = addresses.sitePattern(.article)
    let link = text("ARTICLE_URL").flatMap(PelicanAddresses.converted) ?? file
    let path = link == file ? ":path" : [link + ".html", link + "/"].contains(file) ? ":stem" : nil
    return path.map { "tag:\(host.lowercased()),:year-:month-:day:\($0)" }
  }

  /// The feeds of the old site that the new one lacks.
  var lostFeeds: [ImportNote] {
    let language = text("DEFAULT_LANG") ?? "en"
    let translated = ["ATOM", "RSS"].compactMap { feed("TRANSLATION_FEED_\($0)") }.map {
      "/" + $0.replacing("{lang}", with: language).replacing("{slug}", with: language)
    }
    let others = siteFeeds.flatMap { $0.paths.dropFirst() } + translated
    guard let main = siteFeeds.lazy.compactMap(\.paths.first).first else { return [] }
    let reason = "needs a host in `SITEURL`, and in `ARTICLE_URL` the address of the file"
    return (feedIDs == nil ? [OldFeeds.changed(main, reason)] : [])
      + others.map { OldFeeds.lost($0, "`\(main)` has the same articles") }
  }

  /// Returns the settings of a taxonomy: the addresses of its terms and of their feeds.
  private func taxonomy(_ word: String, _ standard: String) -> DataMap {
    var map = DataMap(texts: ["term_path": termPattern(word, standard)])
    if let page = commonPage(word) { map = map.setting("path", to: .string(page)) }
    let feeds = ["ATOM", "RSS"].compactMap { format -> (String, DataNode.Value)? in
      guard let path = feed("\(word)_FEED_\(format)"), path.contains("{slug}") else { return nil }
      return (format.lowercased(), .string("/" + path.replacing("{slug}", with: ":slug")))
    }
    return feeds.isEmpty ? map : map.setting("feeds", to: .map(DataMap(feeds)))
  }

  func addresses(ofTerm name: String, in taxonomy: String) -> [String] {
    guard let (_, word, standard) = Self.taxonomies.first(where: { $0.0 == taxonomy }), !isOff("\(word)_SAVE_AS"),
      !addresses.slugs.isUnknown(name)
    else { return [] }
    return [termPattern(word, standard).replacing(":slug", with: addresses.slugs.slug(of: name, word))]
  }

  /// Returns the pattern for the address of a term, such as a tag.
  private func termPattern(_ word: String, _ standard: String) -> String {
    let pattern = writtenPattern(word).flatMap { $0.contains(":slug") ? $0 : nil }
    return pattern ?? "/" + standard.replacing("{slug}", with: ":slug")
  }

  /// Returns the one page of all terms, as in `CATEGORY_SAVE_AS = 'articles/index.html'`, or `nil` without one.
  private func commonPage(_ word: String) -> String? {
    writtenPattern(word).flatMap { $0.contains(":") || !$0.hasSuffix("/") ? nil : $0 }
  }

  private func writtenPattern(_ word: String) -> String? {
    ["\(word)_SAVE_AS", "\(word)_URL"].lazy.compactMap { text($0) }.first.flatMap(PelicanAddresses.converted)
  }
}
