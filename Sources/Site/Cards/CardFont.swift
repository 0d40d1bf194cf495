/// A TrueType font that draws the text of social cards.
///
///     let font = try CardFont(file)
///     let glyph = font.glyph(for: "A")
///     font.advance(of: glyph)  // in units of the font
package struct CardFont: Sendable {
  /// The number of units that the size of the font has.
  package let unitsPerEm: Int
  let glyphCount: Int
  private let hasLongOffsets: Bool
  private let advanceCount: Int
  private let (advances, locations, outlines): (FontBytes, FontBytes, FontBytes)
  private let characters: CharacterMap
  private let kerning: PairKerning

  /// Reads the tables of a font file.
  package init(_ file: [UInt8]) throws(CardFontProblem) {
    let tables = try FontTables(file)
    let head = try tables.required("head")
    unitsPerEm = try head.uint16(18)
    guard 16...16_384 ~= unitsPerEm else { throw .damaged("head") }
    hasLongOffsets = try head.int16(50) != 0
    glyphCount = try tables.required("maxp").uint16(4)
    guard glyphCount > 0 else { throw .damaged("maxp") }
    let header = try tables.required("hhea")
    advanceCount = min(try header.uint16(34), glyphCount)
    guard advanceCount > 0 else { throw .damaged("hhea") }
    advances = try tables.required("hmtx").part(at: 0, count: advanceCount * 4)
    locations = try tables.required("loca").part(at: 0, count: (glyphCount + 1) * (hasLongOffsets ? 4 : 2))
    outlines = try tables.required("glyf")
    characters = try CharacterMap(try tables.required("cmap"))
    kerning = PairKerning(positions: tables.optional("GPOS"), pairs: tables.optional("kern"))
  }

  /// Returns the index of the glyph for a character; `nil` if the font lacks the character.
  package func glyph(for character: Unicode.Scalar) -> Int? {
    let glyph = (try? characters.glyph(for: Int(character.value))) ?? 0
    return glyph > 0 && glyph < glyphCount ? glyph : nil
  }

  /// Returns the distance from the start of a glyph to the start of the next one, in units.
  package func advance(of glyph: Int) -> Int {
    (try? advances.uint16(min(glyph, advanceCount - 1) * 4)) ?? 0
  }

  /// Returns the units to add between two glyphs, which is mostly negative.
  package func kerning(between left: Int, and right: Int) -> Int { kerning.adjustment(left, right) }

  /// Returns the bytes of an outline; `nil` if the glyph has none, such as a space.
  func outlineBytes(of glyph: Int) throws(CardFontProblem) -> FontBytes? {
    guard glyph >= 0, glyph < glyphCount else { throw .damaged("glyf") }
    let (start, end) =
      hasLongOffsets
      ? (try locations.uint32(glyph * 4), try locations.uint32(glyph * 4 + 4))
      : (try locations.uint16(glyph * 2) * 2, try locations.uint16(glyph * 2 + 2) * 2)
    return start == end ? nil : try outlines.part(at: start, count: end - start)
  }

  /// The font that Garland ships: a subset of Inter Display SemiBold for Latin, Greek and Cyrillic.
  package static let shipped: Result<CardFont, CardFontProblem> = Result { () throws(CardFontProblem) in
    try CardFont(shippedFile)
  }

  /// The bytes of the font's file.
  static var shippedFile: [UInt8] {
    shippedText.withUTF8Buffer { text in
      var file: [UInt8] = []
      file.reserveCapacity(text.count * 3 / 4)
      var (bits, count): (UInt32, Int) = (0, 0)
      for index in 0..<text.count {
        guard let digit = unsafe digit(text[index]) else { continue }
        bits = bits << 6 | digit
        count += 6
        if count >= 8 {
          count -= 8
          file.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
        }
      }
      return file
    }
  }

  private static func digit(_ character: UInt8) -> UInt32? {
    switch character {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(character) - 65
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(character) - 97 + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(character) - 48 + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}

/// The tables of a font file by their names.
private struct FontTables {
  private let file: FontBytes
  private var places: [String: (offset: Int, count: Int)] = [:]

  init(_ bytes: [UInt8]) throws(CardFontProblem) {
    file = FontBytes(bytes)
    let name = String(decoding: bytes.prefix(4), as: UTF8.self)
    switch name {
    case "\0\u{1}\0\0", "true": break
    case "OTTO": throw Self.unsupported("an OpenType font with PostScript outlines (CFF)")
    case "wOFF": throw Self.unsupported("a WOFF file")
    case "wOF2": throw Self.unsupported("a WOFF2 file")
    case "ttcf": throw Self.unsupported("a collection of fonts")
    default: throw Self.unsupported("no TrueType font")
    }
    for index in 0..<(try file.uint16(4)) {
      let row = 12 + index * 16
      let name = String(
        decoding: try (0..<4).map { i throws(CardFontProblem) in UInt8(try file.byte(row + i)) }, as: UTF8.self)
      places[name] = (try file.uint32(row + 8), try file.uint32(row + 12))
    }
  }

  private static func unsupported(_ format: String) -> CardFontProblem {
    CardFontProblem("it is \(format); use a TrueType font, a `.ttf` file with `glyf` outlines")
  }

  func required(_ name: String) throws(CardFontProblem) -> FontBytes {
    guard let place = places[name] else { throw CardFontProblem("the font has no table `\(name)`; use a `.ttf` file") }
    guard let table = try? file.part(at: place.offset, count: place.count) else { throw .damaged(name) }
    return table
  }

  func optional(_ name: String) -> FontBytes? { places[name] == nil ? nil : try? required(name) }
}
