import Articles

/// What crawlers are told of a site: which pages there are, and which of them they may read.
enum Sitemap {
  /// About how many bytes a page takes there.
  private static let roomForEach = 160

  /// Every page that is worth finding, with the day of its last change.
  static func bytes(of model: SiteModel) -> [UInt8] {
    var xml = XMLText(room: model.pages.count * roomForEach)
    xml.element("urlset", [("xmlns", "http://www.sitemaps.org/schemas/sitemap/0.9")]) { set in
      for page in model.pages where page.kind != .notFound && page.list.map({ $0.number == 1 }) ?? true {
        set.element("url") { url in
          url.element("loc", text: SitePath.encodedURI(model.address.absolute(page.address)))
          let entry = page.entry.map { model.entries[$0] }
          let listed = (page.kind == .archive ? model.posts : page.list?.entries ?? []).map { model.entries[$0] }
          let dates = ((entry.map { [$0] } ?? []) + listed).compactMap { $0.updated ?? $0.date }
          url.element("lastmod", text: dates.max().map { "\($0)" })
        }
      }
    }
    return xml.bytes
  }

  /// `robots.txt`.
  static func robots(of model: SiteModel) -> [UInt8] {
    let rule = model.settings.allowsRobots ? "Allow: /" : "Disallow: /"
    return Array(
      "User-agent: *\n\(rule)\n\nSitemap: \(SitePath.encodedURI(model.address.home))\(ExtraFile.sitemap.path)\n".utf8)
  }
}
