/// The files of a site besides pages and assets: feeds, and what crawlers read.
struct ExtraFiles: Sendable {
  let model: SiteModel
  let bodies: ArticleBodies
  /// What differs from another build.
  let changes: SiteChanges?

  private enum Kind {
    case feed(FeedFormat)
    case sitemap, robots
  }

  /// Hands over each file that is not among the site's own, those that are what they were as they were; gives the paths of all.
  func write(
    besides own: Set<String>, keeping keep: (String) -> Bool, handing take: (SiteOutput) -> Void
  ) -> [String] {
    let files = kinds.filter { !own.contains($0.path) }
    let posts = Feed.posts(of: model)
    let isSameFeed = isSameOutline && posts.allSatisfy(bodies.isRemembered)
    lazy var feed = Feed(model, posts, bodies)
    for (path, kind) in files {
      let text: () -> String
      switch kind {
      case .feed(let format):
        if isSameFeed, keep(path) { continue }
        text = { feed.text(as: format) }
      case .sitemap:
        if isSameOutline, keep(path) { continue }
        text = { Sitemap.text(of: model) }
      case .robots: text = { Sitemap.robots(of: model) }
      }
      take(SiteOutput(path, .bytes(Array(text().utf8))))
    }
    return files.map(\.path)
  }

  private var isSameOutline: Bool { changes?.isSameOutline ?? false }

  private var kinds: [(path: String, kind: Kind)] {
    let feeds = model.posts.isEmpty ? [] : model.settings.feeds.map { ($0.file, Kind.feed($0)) }
    return feeds + [("sitemap.xml", .sitemap), ("robots.txt", .robots)]
  }
}
