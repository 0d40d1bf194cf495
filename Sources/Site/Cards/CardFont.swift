import CHarfBuzz

/// A font that draws the text of social cards: TrueType or OpenType, also variable or the first one of a collection.
///
/// HarfBuzz reads it, which is C++ code: a font of a stranger belongs into a worker process.
///
///     let font = try CardFont(file)
///     font.letters.contains("A")
@safe
package final class CardFont {
  /// The number of units that the size of the font has.
  let unitsPerEm: Int
  @unsafe let font: OpaquePointer

  /// Reads a font file.
  package init(_ file: [UInt8]) throws(CardFontProblem) {
    if let format = [Array("wOFF".utf8): "a WOFF file", Array("wOF2".utf8): "a WOFF2 file"][Array(file.prefix(4))] {
      throw CardFontProblem("it is \(format); use a `.ttf`, `.otf` or `.ttc` file")
    }
    let blob = unsafe file.withUnsafeBytes { bytes in
      unsafe hb_blob_create(
        bytes.baseAddress?.assumingMemoryBound(to: CChar.self), UInt32(bytes.count), HB_MEMORY_MODE_DUPLICATE, nil, nil)
    }
    let face = unsafe hb_face_create(blob, 0)
    defer {
      unsafe hb_face_destroy(face)
      unsafe hb_blob_destroy(blob)
    }
    guard let font = unsafe hb_font_create(face) else { throw .damaged }
    unsafe self.font = unsafe font
    unitsPerEm = unsafe Int(hb_face_get_upem(face))
    guard unsafe hb_face_get_glyph_count(face) > 0 else { throw .damaged }
    if unsafe hb_ot_var_has_data(face) != 0 {
      var weight = hb_variation_t(tag: 0x7767_6874, value: 600)  // `wght`, semibold as the shipped font
      unsafe hb_font_set_variations(font, &weight, 1)
    }
  }

  deinit { unsafe hb_font_destroy(font) }

  /// The version of HarfBuzz, on which the pixels of a card can depend.
  package static var engineVersion: String { unsafe String(cString: hb_version_string()) }

  /// The letters of the font.
  package var letters: CardLetters {
    let set = unsafe hb_set_create()
    defer { unsafe hb_set_destroy(set) }
    unsafe hb_face_collect_unicodes(hb_font_get_face(font), set)
    var ranges: [ClosedRange<UInt32>] = []
    var (first, last) = (UInt32.max, UInt32.max)
    while unsafe hb_set_next_range(set, &first, &last) != 0 { ranges.append(first...last) }
    return CardLetters(ranges)
  }

  /// Returns the index of the glyph for a character; `nil` if the font lacks the character.
  func glyph(for character: Unicode.Scalar) -> UInt32? {
    var glyph: UInt32 = 0
    return unsafe hb_font_get_nominal_glyph(font, character.value, &glyph) != 0 ? glyph : nil
  }

  /// Returns the heights of the lowest and the highest point of a glyph, in units.
  func heights(of glyph: UInt32) -> (low: Int, high: Int) {
    var extents = hb_glyph_extents_t()
    guard unsafe hb_font_get_glyph_extents(font, glyph, &extents) != 0 else { return (0, 0) }
    return (Int(extents.y_bearing) + Int(extents.height), Int(extents.y_bearing))
  }

  /// Returns the outline of a glyph.
  func outline(of glyph: UInt32) -> GlyphOutline {
    var outline = GlyphOutline(unitsPerEm: unitsPerEm)
    unsafe withUnsafeMutablePointer(to: &outline) { unsafe garland_draw_glyph(font, glyph, GlyphOutline.functions, $0) }
    return outline
  }
}

extension CardFont {
  /// The file of the font that Garland ships: a subset of Inter Display SemiBold for Latin, Greek and Cyrillic.
  package static let shippedFile: [UInt8] = shippedText.withUTF8Buffer { text in
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

/// The reason why a font cannot be used, in a sentence without a full stop.
package struct CardFontProblem: Error, Hashable, Sendable {
  /// The reason, and what to do.
  package let message: String

  init(_ message: String) { self.message = message }

  static let damaged = CardFontProblem("it is damaged, or no font: use a `.ttf`, `.otf` or `.ttc` file")
}
