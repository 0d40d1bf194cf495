import Garland

extension SiteLayout {
  /// The frame of articles whose front matter says `template: letter`.
  static let letter = SiteLayout("letter") { page, site in
    ThemePage(page, site) {
      h1 { Text(page.title) }
      if let date = page.date(.long) { p { Text("\(date), \(page.readingTime) minutes") } }
      page.article
      ul { ForEach(page.tags) { tag in li { a(.href(tag.url)) { Text(tag.title) } } } }
    }
  }
}
