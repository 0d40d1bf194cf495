import Addresses
import Articles
import Handles
import Planning

/// The files for crawlers: the sitemap and `robots.txt`.
enum Sitemap {
  /// The estimated size of a page's element, in bytes.
  private static let bytesPerPage = 160

  /// Returns `sitemap.xml`: the addresses of the pages, and the times of their last changes.
  ///
  /// The sitemap omits the 404 page, the search and the files in Swift. Of a list with several pages, it contains only the first page.
  static func bytes(of site: PlannedSite) -> [UInt8] {
    var xml = XMLWriter(capacity: site.plan.pages.count * bytesPerPage)
    xml.element("urlset", [("xmlns", "http://www.sitemaps.org/schemas/sitemap/0.9")]) { set in
      for page in site.plan.pages
      where page.kind != .notFound && page.kind != .search && !site.isFile(page)
        && page.list.map({ $0.number == 1 }) ?? true
      {
        set.element("url") { url in
          url.element("loc", text: SitePath.encodedURI(site.address.absolute(page.address)))
          let entry = page.entry.map { site.entries[$0] }
          let listed = (page.kind == .archive ? site.plan.posts : page.list?.entries ?? []).map { site.entries[$0] }
          let dates = ((entry.map { [$0] } ?? []) + listed).compactMap { $0.updated ?? $0.date }
          url.element("lastmod", text: dates.max().map { "\($0)" })
        }
      }
    }
    return xml.bytes
  }

  /// Returns `robots.txt`.
  static func robots(of site: PlannedSite) -> [UInt8] {
    let rule = site.settings.allowsRobots ? "Allow: /" : "Disallow: /"
    return Array(
      "User-agent: *\n\(rule)\n\nSitemap: \(SitePath.encodedURI(site.address.home))\(PlannedFile.sitemap.path)\n".utf8)
  }
}
