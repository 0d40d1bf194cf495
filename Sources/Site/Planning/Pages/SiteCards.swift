import Addresses
import Articles
package import Cards
import Dates
import Diagnostics
package import Pictures
package import Records

/// The social cards of a site: pictures with the titles of pages, which other sites show beside links.
package struct SiteCards: Sendable {
  /// The font of all cards.
  private let font: CardFont
  private let logo: Bitmap?
  private let colors: SocialCard.Colors
  /// The hash of everything that all cards depend on.
  let hash: ContentHash
  /// The problems with the font and the logo of the site.
  let diagnostics: [Diagnostic]

  /// Reads the font and the logo; cards have the font of Garland in place of an unusable one, and no unusable logo.
  init?(
    _ settings: CardSettings, _ logo: CardLogo?, in content: any SourceFolder, _ makePicture: SiteOptions.PictureMaker?
  ) {
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
    var drawnLogo: (pixels: Bitmap, key: String)?
    if let logo, let makePicture {
      do throws(PictureProblem) {
        drawnLogo = (try logo.pixels(from: makePicture), logo.picture.key)
      } catch {
        diagnostics.append(
          SiteProblem.undecodablePicture(logo.setting.path, "cannot be decoded: \(error.message)").diagnostic(
            at: logo.setting.range))
      }
    }
    (self.font, self.logo, colors, self.diagnostics) = (font, drawnLogo?.pixels, settings.colors, diagnostics)
    let colors = [settings.colors.background, settings.colors.text, settings.colors.accent]
    hash = ContentHash(of: ["\(SocialCard.version)", fontHash, drawnLogo?.key ?? ""] + colors.map(\.text))
  }

  /// Returns the hash of everything that the pixels of a card depend on.
  package func hash(of card: SocialCard) -> ContentHash {
    ContentHash(of: [hash.text, card.title, card.siteName ?? "", card.detail ?? ""])
  }

  /// Returns a card as a PNG file.
  package func draw(_ card: SocialCard) throws(PictureProblem) -> [UInt8] { try card.draw(with: font, logo: logo) }

  /// Returns the address of the card of a page, which stays the same when the text of the page changes.
  ///
  /// All pages of a list have one card.
  package static func address(of page: Page) -> String {
    let path = SiteFile.path(of: page.list?.first ?? page.address)
    // `/a/` and `/a.html` are two pages, so they have two cards: `a.png` and `a.html.png`.
    let name = path.hasSuffix("/index.html") ? String(path.dropLast("/index.html".count)) : path
    return SiteFile.address(ofFile: "assets/cards/\(name).png")
  }

  /// Returns a card; `nil` if the font cannot draw the title letter by letter.
  func card(title: String, siteName: String, detail: String) -> SocialCard? {
    func drawable(_ text: String) -> String? {
      let text = SocialCard.drawable(text)
      return text.isEmpty || !SocialCard.canDraw(text, with: font) ? nil : text
    }
    return drawable(title).map {
      SocialCard(
        title: $0, siteName: title == siteName ? nil : drawable(siteName), detail: drawable(detail), colors: colors)
    }
  }
}

/// The logo of social cards, in the size in which they show it.
package struct CardLogo: Sendable {
  let setting: SiteSettings.Image
  let picture: DerivedPicture

  /// Returns the logo, which a worker process decodes.
  fileprivate func pixels(from makePicture: SiteOptions.PictureMaker) throws(PictureProblem) -> Bitmap {
    let file = try makePicture(picture).get()
    guard let pixels = try? Bitmap(pixelFile: file, limit: PictureRecipe.maximumWidth) else {
      throw PictureProblem("its decoder gave an invalid answer")
    }
    return pixels
  }
}

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
}
