package import Assets
package import Pictures
import Texts

/// The picture that social networks show beside a link, 1200 × 630 pixels.
///
///     let card = SocialCard(title: "Hello, world", siteName: "My site", detail: "28 November 2026")
///     let file = try card.draw(with: CardFont.shipped.get())  // the bytes of a PNG file
package struct SocialCard: Hashable, Sendable {
  /// The colours of a card.
  package struct Colors: Hashable, Sendable {
    /// The colour of the whole card.
    package var background: CardColor
    /// The colour of the title; the other lines are between it and the background.
    package var text: CardColor
    /// The colour of the bar.
    package var accent: CardColor

    package init(background: CardColor, text: CardColor, accent: CardColor) {
      (self.background, self.text, self.accent) = (background, text, accent)
    }

    /// White text on dark blue, with a bar in the blue of the theme.
    package static let standard = Colors(
      background: CardColor(red: 14, green: 22, blue: 38), text: CardColor(red: 245, green: 248, blue: 255),
      accent: CardColor(red: 77, green: 139, blue: 255))
  }

  /// The title, in at most four lines.
  package var title: String
  /// The name of the site, at the bottom.
  package var siteName: String?
  /// A line below the title, such as the date and the author.
  package var detail: String?
  /// The colours.
  package var colors: Colors

  /// The version of the drawing: it grows when a new version of Garland draws other pixels from the same values.
  package static let version = 2

  /// The width and the height.
  package static let (width, height) = (1200, 630)
  /// The size of the box for the logo at the bottom right.
  package static let logoBox = ImageSize(width: 320, height: 80)
  private static let margin = 80
  /// The row in the middle of the site's name and of the logo.
  private static let footerRow = 526

  package init(title: String, siteName: String? = nil, detail: String? = nil, colors: Colors = .standard) {
    (self.title, self.siteName, self.detail, self.colors) = (title, siteName, detail, colors)
  }

  /// Returns the card as a PNG file, with a logo that fits into `logoBox`.
  package func draw(with font: CardFont, logo: Bitmap? = nil) throws(PictureProblem) -> [UInt8] {
    try picture(with: font, logo: logo).encodedAsPNG()
  }

  /// Returns the pixels of the card.
  package func picture(with font: CardFont, logo: Bitmap? = nil) -> Bitmap {
    var canvas = Canvas(width: Self.width, height: Self.height, color: colors.background)
    canvas.fillBottom(height: 12, color: colors.accent)
    drawText(on: &canvas, font: font, bottom: siteName == nil && logo == nil ? 530 : 440)
    let right = Self.width - Self.margin
    if let logo { canvas.draw(logo, x: right - logo.width, y: Self.footerRow - logo.height / 2) }
    let nameEnd = logo.map { right - $0.width - 40 } ?? right
    if let siteName { draw(siteName, on: &canvas, font: font, width: nameEnd - Self.margin) }
    return canvas.bitmap
  }

  /// Draws the title and the line below it, between the upper margin and `bottom`.
  private func drawText(on canvas: inout Canvas, font: CardFont, bottom: Int) {
    let width = Self.width - 2 * Self.margin
    let (detailSize, gap) = (32, 36)
    let detailHeight = detail == nil ? 0 : detailSize + gap
    let available = bottom - Self.margin - detailHeight
    let layout = TitleLayout(title, font: font, width: width, height: available)
    let lineHeight = TitleLayout.lineHeight(size: layout.size)
    let capHeight = layout.size * 73 / 100
    var y = Self.margin + capHeight
    // The first letter's left side is at the margin: large letters have a visible gap before them.
    for line in layout.lines {
      TextRun(line, font: font).draw(
        on: &canvas, x: Self.margin - layout.size / 24, y: y, size: layout.size, color: colors.text)
      y += lineHeight
    }
    guard let detail else { return }
    let run = Self.fitted(detail, font: font, width: width, size: detailSize)
    y += gap + detailSize * 73 / 100 - capHeight - lineHeight / 20
    run.draw(on: &canvas, x: Self.margin, y: y, size: detailSize, color: mutedColor)
  }

  /// Draws the name of the site at the bottom left.
  private func draw(_ siteName: String, on canvas: inout Canvas, font: CardFont, width: Int) {
    let size = 36
    let run = Self.fitted(siteName, font: font, width: width, size: size)
    run.draw(on: &canvas, x: Self.margin, y: Self.footerRow + size * 73 / 200, size: size, color: colors.text)
  }

  private var mutedColor: CardColor { colors.text.over(colors.background, opacity: 64, of: 100) }

  /// Returns a line with an ellipsis in place of what does not fit.
  private static func fitted(_ text: String, font: CardFont, width: Int, size: Int) -> TextRun {
    var (rest, run) = (text, TextRun(text, font: font))
    while run.width(size: size) > width, !rest.isEmpty {
      rest.removeLast()
      run = TextRun(rest + "…", font: font)
    }
    return run
  }

  /// Returns the characters of a text that a font cannot draw letter by letter.
  ///
  /// These are the letters of scripts that join, reorder or stack letters or run from the right, such as Arabic, Hebrew,
  /// Hindi and Thai, and the characters that the font lacks. Emoji do not count: they are left out.
  package static func undrawable(in text: String, with font: CardFont) -> [Unicode.Scalar] {
    text.unicodeScalars.filter { character in
      if isLeftOut(character) { return false }
      return character.needsShaping || !character.properties.isWhitespace && font.glyph(for: character) == nil
    }
  }

  /// Returns a text without emoji and invisible characters, and with single spaces.
  package static func drawable(_ text: String) -> String {
    var kept = String.UnicodeScalarView()
    for character in text.unicodeScalars where !isLeftOut(character) {
      let isSpace = character.properties.isWhitespace && character != "\u{A0}" && character != "\u{202F}"
      if isSpace, kept.last == " " { continue }
      kept.append(isSpace ? " " : character)
    }
    return String(Substring(kept.trimmed { $0 == " " }))
  }

  private static func isLeftOut(_ character: Unicode.Scalar) -> Bool {
    let properties = character.properties
    if properties.isEmojiPresentation || properties.isEmojiModifier { return true }
    switch character.value {
    // Joiners and variation selectors, flags, keycaps, and symbols that are text only in old fonts.
    case 0xAD, 0x200B...0x200D, 0x2060, 0xFE00...0xFE0F, 0xFEFF, 0x20E3, 0x1F000...0x1FAFF, 0xE0000...0xE01EF:
      return true
    case 0x2300...0x27BF: return properties.isEmoji
    default: return false
    }
  }
}
