import Garland

extension SiteLayout {
  /// The frame of articles whose front matter says `template: letter`.
  static let letter = SiteLayout("letter", reads: .recorded) { page, site in
    ThemePage(page, site) {
      ThemePartial("breadcrumbs", page)
      h1 { Text(page.title) }
      if let date = page.date(.long) { p { Text("\(date), \(page.readingTime) minutes") } }
      page.article
      ul { ForEach(page.tags) { tag in li { a(.href(tag.url)) { Text(tag.title) } } } }
      if let next = page.next { a(.href(next.url)) { Text(next.title) } }
      ThemePartial("comments", page)
    }
  }
}
