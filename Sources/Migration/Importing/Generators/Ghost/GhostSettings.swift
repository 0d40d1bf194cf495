import Addresses
import Dates
import Parsing

/// The settings of a Ghost site, for `site.yml`.
struct GhostSettings {
  private(set) var configuration = SiteConfiguration()
  private(set) var notes: [ImportNote] = []

  init(_ values: [String: String], authors: [String], routes: GhostRoutes) {
    configuration.set(.title, to: values["title"] ?? "Untitled")
    configuration.set(.description, to: values["description"])
    if let url = values["url"], url.contains("://") { configuration.setAddress(url) }
    configuration.set(.language, to: values["locale"] ?? values["lang"] ?? values["default_locale"])
    let zone = values["timezone"] ?? values["active_timezone"] ?? values["activeTimezone"]
    configuration.set(.timeZone, to: zone.flatMap { NamedZone($0) == nil ? nil : $0 })
    if Set(authors).count == 1 { configuration.set(.author, to: authors[0]) }
    configuration.set(.permalinks, "posts", to: routes.pattern)
    configuration.set(.taxonomies, "tags", to: DataMap(texts: ["term_path": "/tag/:slug/"]))
    if Set(authors).count > 1 {
      configuration.set(.taxonomies, "authors", to: DataMap(texts: ["term_path": "/author/:slug/"]))
    }
    configuration.set(.feeds, "rss", to: "/rss/index.xml")
    MarkdownFromHTML.allow(in: &configuration)
    configuration.set(.letterCase, to: "articles")
    for (menu, key) in [("main", "navigation"), ("footer", "secondary_navigation")] {
      configuration.set(.menus, menu, to: values[key].flatMap(Self.links))
    }
    notes.append(ImportNote(message: "the feed is at `/rss/index.xml`: let the host send requests for `/rss/` there"))
    for key in ["codeinjection_head", "codeinjection_foot", "ghost_head", "ghost_foot"] where values[key] != nil {
      notes.append(ImportNote(message: "the code of the setting `\(key)` is left out; put what you need in a template"))
    }
  }

  /// Returns the links of a menu.
  private static func links(_ json: String) -> DataNode.Value? {
    let items = JSONReader.read(Array(json.utf8)[...]).node?.list?.compactMap(\.map) ?? []
    let links = items.compactMap { item -> DataNode? in
      guard let title = item["label"]?.value.text, let address = item["url"]?.value.text else { return nil }
      let url = GhostText.rooted(address)
      let isAddress = url.hasPrefix("/") || url.hasPrefix("#") || url.contains(":")
      let link = DataMap([("title", .string(title)), ("url", .string(isAddress ? url : "/" + url))])
      return DataNode(.map(link), at: 0..<0)
    }
    return links.isEmpty ? nil : .list(links)
  }
}
