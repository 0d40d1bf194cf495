import Addresses
import Articles
package import Cards
import Dates
import Diagnostics
package import Records

/// The social cards of a site: pictures with the titles of articles, which other sites show beside links.
package struct SiteCards: Sendable {
  /// The font of all cards.
  package let font: CardFont
  let colors: SocialCard.Colors
  /// The hash of everything that all cards depend on.
  private let hash: ContentHash
  /// The problem with the font of the site.
  let diagnostics: [Diagnostic]

  /// Reads the font; a site whose font is unusable has the cards of Garland's font.
  init?(_ settings: CardSettings, in content: any SourceFolder) {
    guard var font = try? CardFont.shipped.get() else { return nil }
    var fontHash = ""
    var diagnostics: [Diagnostic] = []
    if let path = settings.font {
      do {
        let file = try content.read(path)
        font = try CardFont(file)
        fontHash = ContentHash(of: file).text
      } catch let problem as CardFontProblem {
        diagnostics = [SiteProblem.unusableFont(path, problem.message).diagnostic(at: settings.fontRange)]
      } catch {
        diagnostics = [
          SiteProblem.unusableFont(path, "there is no such file in the content folder").diagnostic(
            at: settings.fontRange)
        ]
      }
    }
    (self.font, colors, self.diagnostics) = (font, settings.colors, diagnostics)
    let colors = [settings.colors.background, settings.colors.text, settings.colors.accent]
    hash = ContentHash(of: ["\(SocialCard.version)", fontHash] + colors.map(\.text))
  }

  /// Returns the hash of everything that the pixels of a card depend on.
  package func hash(of card: SocialCard) -> ContentHash {
    ContentHash(of: [hash.text, card.title, card.siteName ?? "", card.detail ?? ""])
  }

  /// Returns the address of the card of an article, which stays the same when its text changes.
  package static func address(of entry: Entry) -> String {
    let page = SiteFile.path(of: entry.address)
    // `/a/` and `/a.html` are two pages, so they have two cards: `a.png` and `a.html.png`.
    let name = page.hasSuffix("/index.html") ? String(page.dropLast("/index.html".count)) : page
    return SiteFile.address(ofFile: "assets/cards/\(name).png")
  }
}

extension SiteContent {
  /// Returns the authors of an article, or the author of the site if the article names no author.
  package func authors(of entry: Entry?) -> [String] {
    let named = entry?.metadata.authors ?? []
    return named.isEmpty ? site.settings.author.map { [$0.name] } ?? [] : named
  }

  /// Returns the social card of an article; `nil` if the site draws none for it.
  ///
  /// An article has its own image, or a title that needs a font with another script.
  package func card(of entry: Entry) -> SocialCard? {
    guard let cards, entry.metadata.image == nil else { return nil }
    func drawable(_ text: String) -> String? {
      let text = SocialCard.drawable(text)
      return text.isEmpty || !SocialCard.canDraw(text, with: cards.font) ? nil : text
    }
    let name = site.settings.title
    guard let title = drawable(entry.title) else { return nil }
    let language = entry.metadata.language.map { DateLanguage($0) } ?? site.language
    let date = entry.isPost ? entry.date : nil
    let day = date.map { DateValue($0, in: site.settings.zone, language: language).text(as: .long) }
    let detail = (authors(of: entry) + [day].compactMap(\.self)).joined(separator: " · ")
    return SocialCard(
      title: title, siteName: title == name ? nil : drawable(name), detail: drawable(detail),
      colors: cards.colors)
  }
}
