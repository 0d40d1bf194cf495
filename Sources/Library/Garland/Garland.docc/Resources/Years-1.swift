import Garland

extension SitePages {
  /// A page for each year.
  static let years = SitePages { site in
    [
      SitePage("/2026/", title: "Posts of 2026") { page, site in
        ul { ForEach(site.posts.filter { $0.year == 2026 }) { post in li { Text(post.title) } } }
      }
    ]
  }
}
