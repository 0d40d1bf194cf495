import Addresses
import Articles
import Assets
package import Cards
import Containers
import Dates
import Diagnostics
package import Pictures
package import Records
import Texts

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
    _ settings: CardSettings, _ palette: SocialCard.Colors, _ logo: CardLogo?, in content: any SourceFolder,
    _ makePicture: SiteOptions.PictureMaker?
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
    (self.font, self.logo, self.diagnostics) = (font, drawnLogo?.pixels, diagnostics)
    colors = SocialCard.Colors(
      background: settings.background ?? palette.background, text: settings.text ?? palette.text,
      accent: settings.accent ?? palette.accent)
    let texts = [colors.background, colors.text, colors.accent].map(\.text)
    hash = ContentHash(of: ["\(SocialCard.version)", fontHash, drawnLogo?.key ?? ""] + texts)
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
      return text.isEmpty || !SocialCard.undrawable(in: text, with: font).isEmpty ? nil : text
    }
    return drawable(title).map {
      SocialCard(
        title: $0, siteName: title == siteName ? nil : drawable(siteName), detail: drawable(detail), colors: colors)
    }
  }

  /// Returns the problem of a title that leaves its page without a card.
  func problem(ofTitle title: String) -> SiteProblem {
    let letters = SocialCard.undrawable(in: title, with: font)
    var seen: Set<Unicode.Scalar> = []
    let shown = (letters.isEmpty ? Array(title.unicodeScalars) : letters).filter { seen.insert($0).inserted }.prefix(8)
    let needsImage = letters.isEmpty || letters.contains(where: \.needsShaping)
    return .undrawableTitle(shown.map { "`\($0)`" }.joined(separator: ", "), needsImage: needsImage)
  }
}

extension SocialCard.Colors {
  /// Creates the colours that a theme has in dark mode; other ones if its stylesheets do not set them as `#` and digits.
  init(_ theme: ThemeFiles, _ palette: SiteSettings.Palette?) {
    let paths = ["assets/palette.css"] + (palette.map { [BaseAssets.palette(named: $0.name)] } ?? [])
    let style = paths.flatMap { theme.assets[$0]?.bytes ?? [] }
    let tokens = CustomProperties(of: style)?.set ?? []
    func color(_ name: String) -> CardColor? {
      guard let token = tokens.last(where: { $0.name == name }) else { return nil }
      let value = String(decoding: style[token.range.upperBound...].prefix { !";}".utf8.contains($0) }, as: UTF8.self)
      return value.split { ":,() \n".contains($0) }.last.flatMap { CardColor(String($0)) }
    }
    self = .standard
    guard let ground = color("--ground"), let ink = color("--ink"), let accent = color("--accent") else { return }
    (background, text, self.accent) = (ground, ink, accent)
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
    guard let cards = content.cards, let title = cardTitle(of: page, in: content) else { return nil }
    let entry = page.entry.map { content.texts.entries[$0] }
    let settings = content.site.settings
    var detail: [String] = []
    switch page.kind {
    case .home, .section, .taxonomy, .archive, .contents, .search, .notFound: break
    case .term: detail = page.taxonomy.map { [taxonomies[$0].title] } ?? []
    case .page, .post:
      let language = entry?.metadata.language.map { DateLanguage($0) } ?? content.site.language
      let day = (page.kind == .post ? entry?.date : nil).map {
        DateValue($0, in: settings.zone, language: language).text(as: .long)
      }
      detail = content.authors(of: entry) + [day].compactMap(\.self)
    }
    return cards.card(title: title, siteName: settings.title, detail: detail.joined(separator: " · "))
  }

  /// Returns the title for a card, without the marks of Markdown; `nil` if the page needs no card.
  func cardTitle(of page: Page, in content: SiteContent) -> String? {
    let entry = page.entry.map { content.texts.entries[$0] }
    guard page.code == nil, entry?.metadata.image == nil, entry != nil || ![.search, .notFound].contains(page.kind)
    else { return nil }
    if page.kind == .home { return content.images.preview == nil ? content.site.settings.title : nil }
    let written = entry?.metadata.title.flatMap { $0.contains(where: "`*_[".contains) ? $0 : nil }
    let plain = written.flatMap { Article(markdown: "# \($0)").facts.firstHeading?.text.filter { $0 != "`" } }
    return plain ?? title(of: page, in: content)
  }
}
