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
    let languages = site.translations.languages
    let links = languages.count < 2 ? [] : [("xmlns:xhtml", "http://www.w3.org/1999/xhtml")]
    xml.element("urlset", [("xmlns", namespace)] + links) { set in
      for (index, page) in site.plan.pages.enumerated()
      where page.kind != .notFound && page.kind != .search && !site.isFile(page)
        && page.list.map({ $0.number == 1 }) ?? true && !(page.entry.map { site.entries[$0].isFallback } ?? false)
      {
        set.element("url") { url in
          url.element("loc", text: SitePath.encodedURI(site.address.absolute(page.address)))
          let entry = page.entry.map { site.entries[$0] }
          let listed = (page.kind == .archive ? site.plan.posts : page.list?.entries ?? []).map { site.entries[$0] }
          let dates = ((entry.map { [$0] } ?? []) + listed).compactMap { $0.updated ?? $0.date }
          url.element("lastmod", text: dates.max().map { "\($0)" })
          let versions = site.translations.versions(ofPage: index)
          for version in versions where versions.count > 1 {
            let address = SitePath.encodedURI(site.address.absolute(version.address))
            url.emptyElement(
              "xhtml:link",
              [("rel", "alternate"), ("hreflang", languages[version.edition].tag), ("href", address)])
          }
        }
      }
    }
    return xml.bytes
  }

  private static let namespace = "http://www.sitemaps.org/schemas/sitemap/0.9"

  /// Returns a list of the sitemaps at some addresses.
  static func index(of parts: [String], at site: SiteAddress) -> [UInt8] {
    var xml = XMLWriter(capacity: parts.count * bytesPerPage)
    xml.element("sitemapindex", [("xmlns", namespace)]) { index in
      for part in parts {
        index.element("sitemap") { $0.element("loc", text: SitePath.encodedURI(site.absolute(part))) }
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
