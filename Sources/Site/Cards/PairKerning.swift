/// The distances between pairs of glyphs, from the table `GPOS` (feature `kern`), or from `kern` in older fonts.
///
/// Damaged kerning is no error: the pair keeps its plain distance.
struct PairKerning: Sendable {
  /// The subtables of each lookup of `GPOS`.
  private var lookups: [[FontBytes]] = []
  /// The pairs of `kern`, format 0.
  private var pairs: FontBytes?

  init(positions: FontBytes?, pairs: FontBytes?) {
    if let positions { lookups = (try? Self.lookups(of: positions)) ?? [] }
    // Format 0 with horizontal distances, in the first subtable, is what fonts have.
    guard lookups.isEmpty, let pairs, (try? pairs.uint16(0)) == 0, (try? pairs.uint16(8)) == 1 else { return }
    self.pairs = try? pairs.part(at: 10)
  }

  private static func lookups(of table: FontBytes) throws(CardFontProblem) -> [[FontBytes]] {
    let features = try table.part(at: try table.uint16(6))
    let list = try table.part(at: try table.uint16(8))
    var indices: [Int] = []
    for row in 0..<(try features.uint16(0)) where try features.uint32(2 + row * 6) == 0x6B65_726E {  // kern
      let feature = try features.part(at: try features.uint16(2 + row * 6 + 4))
      for index in 0..<(try feature.uint16(2)) {
        let lookup = try feature.uint16(4 + index * 2)
        // The limit bounds the time for each pair; fonts have a few lookups.
        if !indices.contains(lookup), indices.count < 16 { indices.append(lookup) }
      }
    }
    var lookups: [[FontBytes]] = []
    for index in indices.sorted() {
      let lookup = try list.part(at: try list.uint16(2 + index * 2))
      var subtables: [FontBytes] = []
      for row in 0..<min(try lookup.uint16(4), 64) {
        var subtable = try lookup.part(at: try lookup.uint16(6 + row * 2))
        var kind = try lookup.uint16(0)
        if kind == 9 {  // an extension, whose offset has 32 bits
          kind = try subtable.uint16(2)
          subtable = try subtable.part(at: try subtable.uint32(4))
        }
        if kind == 2 { subtables.append(subtable) }
      }
      if !subtables.isEmpty { lookups.append(subtables) }
    }
    return lookups
  }

  /// Returns the units to add between two glyphs.
  func adjustment(_ left: Int, _ right: Int) -> Int {
    if let pairs { return (try? Self.adjustment(left, right, in: pairs)) ?? 0 }
    return lookups.reduce(0) { sum, subtables in
      // The first subtable with the pair decides.
      for subtable in subtables {
        if let units = try? Self.adjustment(left, right, inSubtable: subtable) { return sum + units }
      }
      return sum
    }
  }

  private static func adjustment(_ left: Int, _ right: Int, in pairs: FontBytes) throws(CardFontProblem) -> Int {
    let key = left << 16 | right
    let row = try pairs.lastRow(from: 8, count: try pairs.uint16(0), stride: 6, notAbove: key) {
      row throws(CardFontProblem) in try pairs.uint32(row)
    }
    guard let row, try pairs.uint32(8 + row * 6) == key else { return 0 }
    return try pairs.int16(8 + row * 6 + 4)
  }

  private static func adjustment(
    _ left: Int, _ right: Int, inSubtable table: FontBytes
  ) throws(CardFontProblem) -> Int? {
    guard let covered = try coverageIndex(of: left, in: try table.part(at: try table.uint16(2))) else { return nil }
    let (first, second) = (try table.uint16(4), try table.uint16(6))
    let sizes = (first.nonzeroBitCount * 2, second.nonzeroBitCount * 2)
    // The advance follows the two offsets of the position, where the format has them.
    let advance = first & 4 == 0 ? nil : (first & 3).nonzeroBitCount * 2
    if try table.uint16(0) == 1 {
      let set = try table.part(at: try table.uint16(10 + covered * 2))
      let stride = 2 + sizes.0 + sizes.1
      let row = try set.lastRow(from: 2, count: try set.uint16(0), stride: stride, notAbove: right) {
        row throws(CardFontProblem) in try set.uint16(row)
      }
      guard let row, try set.uint16(2 + row * stride) == right else { return nil }
      guard let advance else { return 0 }
      return try set.int16(2 + row * stride + 2 + advance)
    }
    let firstClass = try glyphClass(of: left, in: try table.part(at: try table.uint16(8)))
    let secondClass = try glyphClass(of: right, in: try table.part(at: try table.uint16(10)))
    guard firstClass < (try table.uint16(12)), secondClass < (try table.uint16(14)) else { return nil }
    guard let advance else { return 0 }
    let row = firstClass * (try table.uint16(14)) + secondClass
    return try table.int16(16 + row * (sizes.0 + sizes.1) + advance)
  }

  /// Returns the index of a glyph in a coverage table, which lists glyphs (format 1) or ranges of them (format 2).
  private static func coverageIndex(of glyph: Int, in table: FontBytes) throws(CardFontProblem) -> Int? {
    let isList = try table.uint16(0) == 1
    let stride = isList ? 2 : 6
    let found = try table.lastRow(from: 4, count: try table.uint16(2), stride: stride, notAbove: glyph) {
      row throws(CardFontProblem) in try table.uint16(row)
    }
    guard let found else { return nil }
    let (row, first) = (4 + found * stride, try table.uint16(4 + found * stride))
    if isList { return first == glyph ? found : nil }
    return glyph <= (try table.uint16(row + 2)) ? try table.uint16(row + 4) + glyph - first : nil
  }

  /// Returns the class of a glyph, which is 0 for a glyph that the table does not name.
  private static func glyphClass(of glyph: Int, in table: FontBytes) throws(CardFontProblem) -> Int {
    if try table.uint16(0) == 1 {
      let index = glyph - (try table.uint16(2))
      let count = try table.uint16(4)
      return index >= 0 && index < count ? try table.uint16(6 + index * 2) : 0
    }
    let found = try table.lastRow(from: 4, count: try table.uint16(2), stride: 6, notAbove: glyph) {
      row throws(CardFontProblem) in try table.uint16(row)
    }
    guard let row = found.map({ 4 + $0 * 6 }), glyph <= (try table.uint16(row + 2)) else { return 0 }
    return try table.uint16(row + 4)
  }
}
