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
  /// The fonts and the logo of all cards, without cards.
  private let request: CardRequest
  /// What the fonts can draw.
  private let letters: [CardLetters]
  private let colors: SocialCard.Colors
  /// The hash of everything that all cards depend on.
  let hash: ContentHash
  /// The problems with the font and the logo of the site.
  let diagnostics: [Diagnostic]

  /// Reads the fonts and the logo; the font of Garland is the last one, and an unusable font or logo is left out.
  init(
    _ settings: CardSettings, _ palette: SocialCard.Colors, _ logo: CardLogo?, in content: any SourceFolder,
    _ options: SiteOptions
  ) {
    var fonts: [(file: [UInt8], letters: CardLetters)] = []
    var diagnostics: [Diagnostic] = []
    for item in settings.fonts {
      do throws(PictureProblem) {
        let file = try Self.font(at: item.text, in: content, options.cards)
        fonts.append((file, file.isEmpty ? .shipped : try options.cards.letters(file).get()))
      } catch {
        diagnostics.append(SiteProblem.unusableFont(item.text, error.message).diagnostic(at: item.range))
      }
    }
    if !fonts.contains(where: \.file.isEmpty) { fonts.append(([], .shipped)) }
    var drawnLogo: (pixels: [UInt8], key: String)?
    if let logo, let makePicture = options.makePicture {
      do throws(PictureProblem) {
        drawnLogo = (try makePicture(logo.picture).get(), logo.picture.key)
      } catch {
        diagnostics.append(
          SiteProblem.undecodablePicture(logo.setting.path, "cannot be decoded: \(error.message)").diagnostic(
            at: logo.setting.range))
      }
    }
    (letters, self.diagnostics) = (fonts.map(\.letters), diagnostics)
    request = CardRequest(fonts: fonts.map(\.file), logo: drawnLogo?.pixels, cards: [])
    colors = SocialCard.Colors(
      background: settings.background ?? palette.background, text: settings.text ?? palette.text,
      accent: settings.accent ?? palette.accent)
    let texts = [colors.background, colors.text, colors.accent].map(\.text)
    let hashes = fonts.map { ContentHash(of: $0.file).text }
    hash = ContentHash(
      of: ["\(SocialCard.version)", CardFont.engineVersion, drawnLogo?.key ?? ""] + hashes + texts)
  }

  /// Returns the file of a font: one of the content, or of this machine by a path from its root; nothing for Garland's.
  private static func font(
    at path: String, in content: any SourceFolder, _ drawing: CardDrawing
  ) throws(PictureProblem) -> [UInt8] {
    if path == CardSettings.shippedFont { return [] }
    let isOfMachine = path.hasPrefix("/")
    guard let file = isOfMachine ? drawing.readFont(path) : try? content.read(path) else {
      throw PictureProblem("there is no such file \(isOfMachine ? "on this machine" : "in the content folder")")
    }
    if file.isEmpty { throw PictureProblem("it is empty") }
    return file
  }

  /// Returns the hash of everything that the pixels of a card depend on.
  package func hash(of card: SocialCard) -> ContentHash {
    ContentHash(of: [hash.text, card.title, card.siteName ?? "", card.detail ?? "", card.language])
  }

  /// Draws cards as PNG files, and passes on each with its index, from any thread.
  package func draw(
    _ cards: [SocialCard], by drawing: CardDrawing, receive: @escaping @Sendable (Int, [UInt8]) -> Void
  ) {
    drawing.draw(request.with(cards)) { [own = CardRequest(fonts: [[]], logo: nil, cards: [])] index, file in
      // A font can end its worker at one letter only: the card then has the font of Garland.
      if let file = try? file.get() { return receive(index, file) }
      own.with([cards[index]]).draw { file in if let file = try? file.get() { receive(index, file) } }
    }
  }

  /// Returns the address of the card of a page, which stays the same when the text of the page changes.
  ///
  /// All pages of a list have one card.
  package static func address(of page: Page) -> String {
    let path = SiteFile.path(of: page.list?.first ?? page.address)
    // `/a/` and `/a.html` are two pages, so they have two cards: `a.png` and `a.html.png`.
    let name = path.hasSuffix("/index.html") ? String(path.dropLast("/index.html".count)) : path
    return SiteFile.address(ofFile: "assets/cards/\(name).png")
  }

  /// Returns a card; `nil` if no font can draw the title.
  func card(title: String, siteName: String, detail: String, language: String) -> SocialCard? {
    func drawable(_ text: String) -> String? {
      let text = SocialCard.drawable(text)
      return text.isEmpty || !SocialCard.undrawable(in: text, with: letters).isEmpty ? nil : text
    }
    return drawable(title).map {
      SocialCard(
        title: $0, siteName: title == siteName ? nil : drawable(siteName), detail: drawable(detail),
        language: language, colors: colors)
    }
  }

  /// Returns the problem of a title that leaves its page without a card.
  func problem(ofTitle title: String) -> SiteProblem {
    let missing = SocialCard.undrawable(in: title, with: letters)
    var seen: Set<Unicode.Scalar> = []
    let shown = (missing.isEmpty ? Array(title.unicodeScalars) : missing).filter { seen.insert($0).inserted }.prefix(8)
    return .undrawableTitle(shown.map { "`\($0)`" }.joined(separator: ", "), needsImage: missing.isEmpty)
  }
}

/// What draws social cards: HarfBuzz reads the fonts of strangers, so a build draws in worker processes.
package struct CardDrawing: Sendable {
  /// Returns the file of a font at a path from the root of this machine.
  package var readFont: @Sendable (String) -> [UInt8]?
  /// Returns the letters of a font.
  package var letters: @Sendable ([UInt8]) -> Result<CardLetters, PictureProblem>
  /// Draws cards, and passes on each file with its index, from any thread.
  package var draw: @Sendable (CardRequest, @escaping @Sendable (Int, Result<[UInt8], PictureProblem>) -> Void) -> Void

  package init(
    readFont: @escaping @Sendable (String) -> [UInt8]?,
    letters: @escaping @Sendable ([UInt8]) -> Result<CardLetters, PictureProblem>,
    draw:
      @escaping @Sendable (CardRequest, @escaping @Sendable (Int, Result<[UInt8], PictureProblem>) -> Void) -> Void
  ) {
    (self.readFont, self.letters, self.draw) = (readFont, letters, draw)
  }

  /// Draws in this process, for tests and sites in memory, which have only fonts of their own.
  package static let here = CardDrawing(readFont: { _ in nil }, letters: CardLetters.read) { request, receive in
    var index = 0
    request.draw { file in
      receive(index, file)
      index += 1
    }
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
    return cards.card(
      title: title, siteName: settings.title, detail: detail.joined(separator: " · "),
      language: entry?.metadata.language ?? settings.language)
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
