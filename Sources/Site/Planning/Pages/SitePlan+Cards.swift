import Addresses
package import Articles
package import Cards
import Dates

extension SiteContent {
  /// Returns the authors of an article, or the author of the site if the article names no author.
  package func authors(of entry: Entry?) -> [String] {
    let named = entry?.metadata.authors ?? []
    return named.isEmpty ? site.settings.author.map { [$0.name] } ?? [] : named
  }
}

extension SitePlan {
  /// Returns the social card of a page; `nil` if the site draws none for it.
  ///
  /// A page has none if it has its own image, or a title that needs a font with another script. The `image` of the site
  /// is the image of the home page.
  package func card(of page: Page, in content: SiteContent) -> SocialCard? {
    let entry = page.entry.map { content.texts.entries[$0] }
    guard let cards = content.cards, page.code == nil, entry?.metadata.image == nil else { return nil }
    let settings = content.site.settings
    var detail: [String] = []
    switch page.kind {
    case .home where content.images.preview != nil: return nil
    case .search, .notFound: if entry == nil { return nil }
    case .home, .section, .taxonomy, .archive, .contents: break
    case .term: detail = page.taxonomy.map { [taxonomies[$0].title] } ?? []
    case .page, .post:
      let language = entry?.metadata.language.map { DateLanguage($0) } ?? content.site.language
      let day = (page.kind == .post ? entry?.date : nil).map {
        DateValue($0, in: settings.zone, language: language).text(as: .long)
      }
      detail = content.authors(of: entry) + [day].compactMap(\.self)
    }
    return cards.card(
      title: page.kind == .home ? settings.title : title(of: page, in: content), siteName: settings.title,
      detail: detail.joined(separator: " · "))
  }

  /// Returns the title of a page that is not in Swift.
  package func title(of page: Page, in content: SiteContent) -> String { heading(of: page, in: content).text }

  /// Returns the title of a page that is not in Swift, with its code.
  package func heading(of page: Page, in content: SiteContent) -> Title {
    let entry = page.entry.map { content.texts.entries[$0] }
    if let entry, entry.place.role == .home, entry.facts.title == nil { return Title(content.site.settings.title) }
    if let taxonomy = page.taxonomy.map({ taxonomies[$0] }) {
      return page.term.map { heading(of: taxonomy.terms[$0], in: content) } ?? taxonomy.heading
    }
    return entry?.heading ?? page.section.map { sections[$0].heading }
      ?? Title(content.theme.words.site.title(of: page.kind) ?? content.site.settings.title)
  }

  /// Returns the title of a term: that of the article about it, or its name.
  package func heading(of term: Taxonomy.Term, in content: SiteContent) -> Title {
    let title = term.index.flatMap { content.texts.entries[$0].facts.title }
    return title.flatMap { $0.text == term.name ? $0 : nil } ?? Title(term.name)
  }
}
