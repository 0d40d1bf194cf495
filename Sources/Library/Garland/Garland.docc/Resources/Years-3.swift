import Garland

extension SitePages {
  /// A page for each year.
  static let years = SitePages(reads: .recorded) { site in
    site.posts.grouped(by: \.year).map { year, posts in
      SitePage("/\(year)/", title: "Posts of \(year)", listing: posts, perPage: 20) { page, site in
        ul { ForEach(page.posts) { post in li { a(.href(post.url)) { Text(post.title) } } } }
        ThemePartial("pagination", page)
      }
    }
  }
}
