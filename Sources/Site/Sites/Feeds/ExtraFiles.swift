import Addresses
import Articles
import Components
import Diagnostics
import Elements
import Views

/// Writes the generated files of a site that are neither pages nor assets: feeds, the sitemap and `robots.txt`.
struct ExtraFiles: Sendable {
  let model: SiteModel
  let renderings: ArticleRenderings
  /// The differences from the previous build.
  let changes: SiteChanges?

  /// Writes the extra files that the author has not provided, and returns their paths.
  func write(into sink: OutputSink) -> [String] {
    let groups = model.extraFiles
    let items = FeedItems(of: model.feedLists, model, renderings)
    _ = parallelMap(groups.count, jobs: model.options.jobs) { [self] index in
      // The feeds of a list share their items. They are written one after the other, so that the items can be freed.
      lazy var feed = Feed(model.feedLists[index], items)
      for file in groups[index] where !isUnchanged(file) || sink.reuse([file.path]) != [true] {
        let bytes =
          switch file {
          case .feed(_, _, let file): feed.bytes(as: file.format, at: file.address)
          case .sitemap: Sitemap.bytes(of: model)
          case .robots: Sitemap.robots(of: model)
          }
        sink.add(SiteOutput(file.path, .bytes(bytes)))
      }
    }
    return groups.flatMap(\.self).map(\.path)
  }

  /// Returns whether a file has the same bytes as in the previous build.
  private func isUnchanged(_ file: ExtraFile) -> Bool {
    switch file {
    case .feed(let list, _, _): isSameOutline && model.feedLists[list].entries.allSatisfy(renderings.isUnchanged)
    case .sitemap: isSameSitemap
    case .robots: false
    }
  }

  private var isSameOutline: Bool { changes?.isSameOutline ?? false }
  private var isSameSitemap: Bool { isSameOutline && changes?.hasSamePages ?? false }
}

/// A generated file of a site that is neither a page nor an asset.
enum ExtraFile: Sendable {
  /// A feed: the index of its list, its name for messages, and its file.
  case feed(list: Int, name: String, FeedList.File)
  case sitemap, robots

  /// Returns the extra files of a site: the feeds of each list, then the others.
  static func groups(with lists: [FeedList]) -> [[ExtraFile]] {
    let feeds = lists.enumerated().map { index, list in
      list.files.map { ExtraFile.feed(list: index, name: list.name(of: $0), $0) }
    }
    return feeds + [[.sitemap], [.robots]]
  }

  /// The address, without the path of the site.
  var address: String {
    switch self {
    case .feed(_, _, let file): file.address
    case .sitemap: "/sitemap.xml"
    case .robots: "/robots.txt"
    }
  }

  /// The path in the output folder.
  var path: String { SiteFile.path(of: address) }

  /// The name for messages.
  var name: String {
    if case .feed(_, let name, _) = self { name } else { "the generated file `\(path)`" }
  }

  /// The range of the setting that creates the file.
  var range: SourceRange? {
    if case .feed(_, _, let file) = self { file.range } else { nil }
  }
}

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
