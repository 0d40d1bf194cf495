package import Assets
package import Pictures
package import Records
import Texts

/// The picture that social networks show beside a link, 1200 × 630 pixels.
///
///     let card = SocialCard(title: "Hello, world", siteName: "My site", detail: "28 November 2026")
///     let file = try card.draw(with: [CardFont(CardFont.shippedFile)])  // the bytes of a PNG file
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
  /// The tag of the language, by which fonts choose forms of letters.
  package var language: String
  /// The colours.
  package var colors: Colors

  /// The version of the drawing: it grows when a new version of Garland draws other pixels from the same values.
  package static let version = 3

  /// The width and the height.
  package static let (width, height) = (1200, 630)
  /// The size of the box for the logo at the bottom right.
  package static let logoBox = ImageSize(width: 320, height: 80)
  private static let margin = 80
  private static let textWidth = width - 2 * margin
  /// The row in the middle of the site's name and of the logo.
  private static let footerRow = 526

  package init(
    title: String, siteName: String? = nil, detail: String? = nil, language: String = "", colors: Colors = .standard
  ) {
    (self.title, self.siteName, self.detail, self.colors) = (title, siteName, detail, colors)
    self.language = language
  }

  /// Returns the card as a PNG file, with a logo that fits into `logoBox`; each letter is in the first font that has it.
  package func draw(with fonts: [CardFont], logo: Bitmap? = nil) throws(PictureProblem) -> [UInt8] {
    try picture(with: fonts, logo: logo).encodedAsPNG()
  }

  /// Returns the pixels of the card; one with a title from right to left is the other way round.
  package func picture(with fonts: [CardFont], logo: Bitmap? = nil) -> Bitmap {
    let shaper = TextShaper(fonts: fonts, language: language, isRightToLeft: TextShaper.isRightToLeft(title))
    var canvas = Canvas(width: Self.width, height: Self.height, color: colors.background)
    canvas.fillBottom(height: 12, color: colors.accent)
    drawText(on: &canvas, shaper, bottom: siteName == nil && logo == nil ? 530 : 440)
    var nameWidth = Self.textWidth
    if let logo {
      let x = shaper.isRightToLeft ? Self.margin : Self.width - Self.margin - logo.width
      canvas.draw(logo, x: x, y: Self.footerRow - logo.height / 2)
      nameWidth -= logo.width + 40
    }
    if let siteName {
      let size = 36
      let name = Self.fitted(siteName, shaper, width: nameWidth, size: size)
      draw(name, on: &canvas, shaper, y: Self.footerRow + size * 73 / 200, size: size, color: colors.text)
    }
    return canvas.bitmap
  }

  /// Draws the title and the line below it, between the upper margin and `bottom`.
  private func drawText(on canvas: inout Canvas, _ shaper: TextShaper, bottom: Int) {
    let (detailSize, gap) = (32, 36)
    let detailHeight = detail == nil ? 0 : detailSize + gap
    let lineHeight = shaper.shaped(title).lineHeight
    let layout = TitleLayout(
      title, shaper: shaper, width: Self.textWidth, height: bottom - Self.margin - detailHeight, lineHeight: lineHeight)
    let capHeight = layout.size * 73 / 100
    var y = Self.margin + capHeight + layout.size * (lineHeight - 114) / 200
    for line in layout.lines {
      // The first letter's side is at the margin: large letters have a visible gap before them.
      draw(
        shaper.shaped(line), on: &canvas, shaper, y: y, size: layout.size, color: colors.text, outset: layout.size / 24)
      y += layout.size * lineHeight / 100
    }
    guard let detail else { return }
    let line = Self.fitted(detail, shaper, width: Self.textWidth, size: detailSize)
    y += gap + detailSize * 73 / 100 - capHeight - layout.size * 114 / 2_000
    draw(line, on: &canvas, shaper, y: y, size: detailSize, color: mutedColor)
  }

  /// Draws a line at the margin where lines begin.
  private func draw(
    _ text: ShapedText, on canvas: inout Canvas, _ shaper: TextShaper, y: Int, size: Int, color: CardColor,
    outset: Int = 0
  ) {
    let x =
      shaper.isRightToLeft ? Self.width - Self.margin + outset - text.width(size: size) : Self.margin - outset
    text.draw(on: &canvas, x: x, y: y, size: size, color: color)
  }

  private var mutedColor: CardColor { colors.text.over(colors.background, opacity: 64, of: 100) }

  /// Returns a line with an ellipsis in place of what does not fit.
  private static func fitted(_ text: String, _ shaper: TextShaper, width: Int, size: Int) -> ShapedText {
    var (rest, line) = (text, shaper.shaped(text))
    while line.width(size: size) > width, !rest.isEmpty {
      rest.removeLast()
      line = shaper.shaped(rest + "…")
    }
    return line
  }

  /// Returns the characters of a text that no font can draw; emoji do not count, which are left out.
  package static func undrawable(in text: String, with letters: [CardLetters]) -> [Unicode.Scalar] {
    text.unicodeScalars.filter { character in
      let properties = character.properties
      return !isLeftOut(character) && !properties.isWhitespace && !properties.isDefaultIgnorableCodePoint
        && !letters.contains { $0.contains(character) }
    }
  }

  /// Returns a text without emoji and invisible characters, and with single spaces.
  package static func drawable(_ text: String) -> String {
    var kept = String.UnicodeScalarView()
    for character in text.unicodeScalars where !isLeftOut(character) {
      let isSpace = character.properties.isWhitespace && character != "\u{A0}" && character != "\u{202F}"
      if isSpace, kept.last == " " { continue }
      // Joiners choose forms of letters; those of emoji are left out.
      if ["\u{200C}", "\u{200D}"].contains(character), kept.last.map({ $0.kind == .other }) ?? true { continue }
      kept.append(isSpace ? " " : character)
    }
    return String(Substring(kept.trimmed { $0 == " " }))
  }

  private static func isLeftOut(_ character: Unicode.Scalar) -> Bool {
    let properties = character.properties
    if properties.isEmojiPresentation || properties.isEmojiModifier { return true }
    switch character.value {
    // Controls of direction and variation selectors, flags, keycaps, and symbols that are text only in old fonts.
    case 0xAD, 0x200B, 0x200E, 0x200F, 0x202A...0x202E, 0x2060...0x206F, 0xFE00...0xFE0F, 0xFEFF, 0x20E3,
      0x1F000...0x1FAFF, 0xE0000...0xE01EF:
      return true
    case 0x2300...0x27BF: return properties.isEmoji
    default: return false
    }
  }
}

extension SocialCard: RecordCodable {
  package func write(to writer: inout RecordWriter) {
    writer.write([title, siteName ?? "", detail ?? "", language])
    for color in [colors.background, colors.text, colors.accent] {
      for part in [color.red, color.green, color.blue] { writer.write(Int(part)) }
    }
  }

  package init(from reader: inout RecordReader) throws(InvalidRecord) {
    let texts: [String] = try reader.read()
    guard texts.count == 4 else { throw InvalidRecord() }
    var colors: [CardColor] = []
    for _ in 0..<3 {
      let parts = try (0..<3).map { _ throws(InvalidRecord) in UInt8(try reader.read(in: 0...255)) }
      colors.append(CardColor(red: parts[0], green: parts[1], blue: parts[2]))
    }
    self.init(
      title: texts[0], siteName: texts[1].isEmpty ? nil : texts[1], detail: texts[2].isEmpty ? nil : texts[2],
      language: texts[3], colors: Colors(background: colors[0], text: colors[1], accent: colors[2]))
  }
}
