import Garland

extension SiteLayout {
  /// The frame of articles whose front matter says `template: letter`.
  static let letter = SiteLayout("letter") { page, site in
    ThemePage(page, site) {
      h1 { Text(page.title) }
      page.article
    }
  }
}
