/// A file that a site has besides pages and assets.
enum ExtraFile: Sendable {
  case feed(FeedFormat)
  case sitemap, robots

  /// Its path in the site.
  var path: String {
    switch self {
    case .feed(let format): format.file
    case .sitemap: "sitemap.xml"
    case .robots: "robots.txt"
    }
  }
}

extension SiteSettings {
  /// The files that a site has besides pages and assets, unless it brings its own.
  func extraFiles(hasPosts: Bool) -> [ExtraFile] {
    (hasPosts ? feeds.map { .feed($0) } : []) + [.sitemap, .robots]
  }
}
