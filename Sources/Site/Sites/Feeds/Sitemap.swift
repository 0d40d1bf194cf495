import Handles
import Planning
import Addresses
import Articles

/// The files for crawlers: the sitemap and `robots.txt`.
enum Sitemap {
  /// The estimated size of a page's element, in bytes.
  private static let bytesPerPage = 160

  /// Returns `sitemap.xml`: the addresses of the pages, and the times of their last changes.
  ///
  /// The sitemap omits the 404 page, the search and the files in Swift. Of a list with several pages, it contains only the first page.
  static func bytes(of model: SiteModel) -> [UInt8] {
    var xml = XMLWriter(capacity: model.pages.count * bytesPerPage)
    xml.element("urlset", [("xmlns", "http://www.sitemaps.org/schemas/sitemap/0.9")]) { set in
      for page in model.pages
      where page.kind != .notFound && page.kind != .search && !model.isFile(page)
        && page.list.map({ $0.number == 1 }) ?? true
      {
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

  /// Returns `robots.txt`.
  static func robots(of model: SiteModel) -> [UInt8] {
    let rule = model.settings.allowsRobots ? "Allow: /" : "Disallow: /"
    return Array(
      "User-agent: *\n\(rule)\n\nSitemap: \(SitePath.encodedURI(model.address.home))\(PlannedFile.sitemap.path)\n".utf8)
  }
}
