/// The reason why a font cannot be used, in a sentence without a full stop.
package struct CardFontProblem: Error, Hashable, Sendable {
  /// The reason, and what to do.
  package let message: String

  init(_ message: String) { self.message = message }

  static let tooShort = CardFontProblem("the font is damaged: it ends too early")

  static func damaged(_ table: String) -> CardFontProblem {
    CardFontProblem("the font is damaged: its table `\(table)` is not valid")
  }
}

/// The big-endian numbers of a table in a font file; each read checks its offset.
struct FontBytes: Sendable {
  private let file: [UInt8]
  /// The part of the file that the table has.
  private let range: Range<Int>

  init(_ file: [UInt8]) { (self.file, range) = (file, 0..<file.count) }

  private init(_ file: [UInt8], _ range: Range<Int>) { (self.file, self.range) = (file, range) }

  var count: Int { range.count }

  /// Returns a part, with offsets from its own start.
  func part(at offset: Int, count: Int? = nil) throws(CardFontProblem) -> FontBytes {
    let count = count ?? self.count - offset
    guard offset >= 0, count >= 0, offset <= self.count, count <= self.count - offset else { throw .tooShort }
    return FontBytes(file, range.lowerBound + offset..<range.lowerBound + offset + count)
  }

  func byte(_ offset: Int) throws(CardFontProblem) -> Int {
    guard offset >= 0, offset < count else { throw .tooShort }
    return Int(file[range.lowerBound + offset])
  }

  func uint16(_ offset: Int) throws(CardFontProblem) -> Int {
    guard offset >= 0, offset <= count - 2 else { throw .tooShort }
    let start = range.lowerBound + offset
    return Int(file[start]) << 8 | Int(file[start + 1])
  }

  func int16(_ offset: Int) throws(CardFontProblem) -> Int { Int(Int16(truncatingIfNeeded: try uint16(offset))) }

  func uint32(_ offset: Int) throws(CardFontProblem) -> Int { try uint16(offset) << 16 | uint16(offset + 2) }

  /// Returns the index of the last of `count` sorted rows that starts with a number of at most `value`.
  func lastRow(
    from start: Int, count: Int, stride: Int, notAbove value: Int, key: (Int) throws(CardFontProblem) -> Int
  ) throws(CardFontProblem) -> Int? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if try key(start + middle * stride) <= value { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? low - 1 : nil
  }
}
