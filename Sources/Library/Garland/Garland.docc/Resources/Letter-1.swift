import Garland

extension SiteLayout {
  /// The frame of articles whose front matter says `template: letter`.
  static let letter = SiteLayout("letter") { page, site in
    Document(lang: page.language) {
      title { Text("\(page.title) · \(site.title)") }
    } content: {
      HTML.main {
        h1 { Text(page.title) }
        page.article
      }
    }
  }
}
