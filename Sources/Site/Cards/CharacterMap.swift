/// The table `cmap`, which has the glyph of each character: formats 4 and 12.
struct CharacterMap: Sendable {
  private let table: FontBytes
  private let isLong: Bool

  init(_ map: FontBytes) throws(CardFontProblem) {
    var found: (table: FontBytes, isLong: Bool)?
    for index in 0..<(try map.uint16(2)) {
      let row = 4 + index * 8
      let isUnicode =
        switch (try map.uint16(row), try map.uint16(row + 2)) {
        case (0, _), (3, 1), (3, 10): true
        default: false
        }
      guard isUnicode else { continue }
      let table = try map.part(at: try map.uint32(row + 4))
      switch try table.uint16(0) {
      case 12: found = (table, true)
      case 4 where found == nil: found = (table, false)
      default: break
      }
    }
    guard let found else {
      throw CardFontProblem("the font does not say which characters it has (`cmap` format 4 or 12)")
    }
    (table, isLong) = found
  }

  /// Returns the glyph of a character, or 0.
  func glyph(for character: Int) throws(CardFontProblem) -> Int {
    isLong ? try longGlyph(character) : try shortGlyph(character)
  }

  private func longGlyph(_ character: Int) throws(CardFontProblem) -> Int {
    let count = min(try table.uint32(12), table.count / 12)
    let group = try table.lastRow(from: 16, count: count, stride: 12, notAbove: character) {
      row throws(CardFontProblem) in try table.uint32(row)
    }
    guard let row = group.map({ 16 + $0 * 12 }), character <= (try table.uint32(row + 4)) else { return 0 }
    return try table.uint32(row + 8) + character - table.uint32(row)
  }

  private func shortGlyph(_ character: Int) throws(CardFontProblem) -> Int {
    guard character < 0xFFFF else { return 0 }
    // Four lists follow each other: last characters, first characters, differences, and offsets of lists of glyphs.
    let length = try table.uint16(6)
    let count = length / 2
    guard count > 0 else { return 0 }
    // The first segment that ends at or after the character follows the last one that ends before it.
    let before = try table.lastRow(from: 14, count: count, stride: 2, notAbove: character - 1) {
      row throws(CardFontProblem) in try table.uint16(row)
    }
    let index = before.map { $0 + 1 } ?? 0
    guard index < count else { return 0 }
    let first = try table.uint16(16 + length + index * 2)
    guard first <= character else { return 0 }
    let difference = try table.uint16(16 + length * 2 + index * 2)
    let place = 16 + length * 3 + index * 2
    let offset = try table.uint16(place)
    if offset == 0 { return (character + difference) & 0xFFFF }
    let glyph = try table.uint16(place + offset + (character - first) * 2)
    return glyph == 0 ? 0 : (glyph + difference) & 0xFFFF
  }
}
