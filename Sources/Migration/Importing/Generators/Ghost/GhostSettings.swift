import Addresses
import Converting
import Parsing

/// The settings of a Ghost site, for `site.yml`.
struct GhostSettings {
  private(set) var configuration = SiteConfiguration()
  private(set) var notes: [ImportNote] = []

  init(_ values: [String: String], authors: [String], routes: GhostRoutes) {
    configuration = SiteConfiguration(
      title: values["title"], description: values["description"],
      url: values["url"].flatMap { $0.contains("://") ? $0 : nil },
      language: values["locale"] ?? values["lang"] ?? values["default_locale"],
      zone: values["timezone"] ?? values["active_timezone"] ?? values["activeTimezone"],
      author: Set(authors).count == 1 ? authors[0] : nil)
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
    notes.add("the feed is at `/rss/index.xml`: let the host send requests for `/rss/` there")
    for key in ["codeinjection_head", "codeinjection_foot", "ghost_head", "ghost_foot"] where values[key] != nil {
      notes.add("the code of the setting `\(key)` is left out; put what you need in a template")
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
