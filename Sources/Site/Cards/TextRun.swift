/// A line of text as glyphs, in one size.
struct TextRun {
  let font: CardFont
  /// The glyphs, and where each one starts, in units of the font.
  private(set) var glyphs: [(glyph: Int, x: Int)] = []
  /// The width, in units of the font.
  private(set) var units = 0

  init(_ text: some StringProtocol, font: CardFont) {
    self.font = font
    var previous: Int?
    for character in text.unicodeScalars {
      guard let glyph = font.glyph(for: character) else { continue }
      if let previous { units += font.kerning(between: previous, and: glyph) }
      glyphs.append((glyph, units))
      units += font.advance(of: glyph)
      previous = glyph
    }
  }

  /// Returns the width in pixels, rounded up.
  func width(size: Int) -> Int { (units * size + font.unitsPerEm - 1) / font.unitsPerEm }

  /// Draws the text, whose baseline starts at a pixel; glyphs whose outlines are damaged are left out.
  func draw(on canvas: inout Canvas, x: Int, y: Int, size: Int, color: CardColor) {
    for (glyph, offset) in glyphs {
      guard let outline = try? font.outline(of: glyph) else { continue }
      let start = x * GlyphRaster.one + offset * size * GlyphRaster.one / font.unitsPerEm
      canvas.fill(
        outline, size: size, unitsPerEm: font.unitsPerEm, x: start, y: y * GlyphRaster.one, color)
    }
  }
}
