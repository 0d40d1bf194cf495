import Articles
import Components
import Elements
import Views

/// Writes the generated files of a site that are neither pages nor assets: feeds, the sitemap and `robots.txt`.
struct ExtraFiles: Sendable {
  let model: SiteModel
  let renderings: ArticleRenderings
  /// The differences from the previous build.
  let changes: SiteChanges?

  /// Writes the extra files that the author has not provided, and returns their paths.
  ///
  /// `reuse` receives the paths of unchanged files, and `receive` receives all other files.
  func write(
    reusing reuse: @escaping @Sendable ([String]) -> [Bool],
    passingFilesTo receive: @escaping @Sendable (SiteOutput) -> Void
  ) -> [String] {
    let posts = Feed.posts(of: model)
    let files = model.extraFiles
    let isSameFeed = isSameOutline && posts.allSatisfy(renderings.isUnchanged)
    let feed = Deferred.lazily { [model, renderings] in Feed(model, posts, renderings) }
    _ = parallelMap(files.count, jobs: model.options.jobs) { [model, isSameSitemap] index in
      let path = files[index].path
      let bytes: [UInt8]
      switch files[index] {
      case .feed(let format):
        if isSameFeed, reuse([path]) == [true] { return }
        bytes = feed.value.bytes(as: format)
      case .sitemap:
        if isSameSitemap, reuse([path]) == [true] { return }
        bytes = Sitemap.bytes(of: model)
      case .robots: bytes = Sitemap.robots(of: model)
      }
      receive(SiteOutput(path, .bytes(bytes)))
    }
    return files.map(\.path)
  }

  private var isSameOutline: Bool { changes?.isSameOutline ?? false }
  private var isSameSitemap: Bool { isSameOutline && changes?.hasSamePages ?? false }
}

/// A generated file of a site that is neither a page nor an asset.
enum ExtraFile: Sendable {
  case feed(FeedFormat)
  case sitemap, robots

  /// The path in the site.
  var path: String {
    switch self {
    case .feed(let format): format.file
    case .sitemap: "sitemap.xml"
    case .robots: "robots.txt"
    }
  }
}

extension SiteSettings {
  /// Returns the extra files that a site gets by default.
  func extraFiles(hasPosts: Bool) -> [ExtraFile] {
    (hasPosts ? feeds.map { .feed($0) } : []) + [.sitemap, .robots]
  }
}

/// The files for crawlers: the sitemap and `robots.txt`.
enum Sitemap {
  /// The estimated size of a page's element, in bytes.
  private static let bytesPerPage = 160

  /// Returns `sitemap.xml`: the addresses of the pages, and the times of their last changes.
  ///
  /// The sitemap omits the 404 page. Of a list with several pages, it contains only the first page.
  static func bytes(of model: SiteModel) -> [UInt8] {
    var xml = XMLWriter(capacity: model.pages.count * bytesPerPage)
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

  /// Returns `robots.txt`.
  static func robots(of model: SiteModel) -> [UInt8] {
    let rule = model.settings.allowsRobots ? "Allow: /" : "Disallow: /"
    return Array(
      "User-agent: *\n\(rule)\n\nSitemap: \(SitePath.encodedURI(model.address.home))\(ExtraFile.sitemap.path)\n".utf8)
  }
}

/// The page at an alias: it redirects to the page's current address, and links to it.
struct Redirect: View {
  let target: String
  let canonical: String
  let language: String

  var body: some View {
    Document(lang: language) {
      title { Text(canonical) }
      link(.rel("canonical"), .href(canonical))
      meta(.httpEquiv("refresh"), .content("0; url=\(target)"))
      meta(.name("robots"), .content("noindex"))
    } content: {
      p { a(.href(target)) { Text(canonical) } }
    }
  }
}
