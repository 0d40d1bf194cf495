import Diagnostics
import TestSupport
import Testing

/// Properties that hold for any text and any range, checked with seeded random input.
@Suite struct DiagnosticPropertyTests {
  private static let oneLine = [
    "a", "b", " ", "\t", "é", "e\u{301}", "漢", "😀", "👩‍👩‍👧", "🇩🇪", "\u{1B}", "\u{7F}", "\u{202E}", "\u{FEFF}",
  ].map { Array($0.utf8) }
  private static let lineEnds = ["\n", "\r", "\r\n"].map { Array($0.utf8) }
  private static let invalidUTF8: [[UInt8]] = [[0xFF], [0x80], [0xE2, 0x82]]

  @Test(arguments: 0..<200 as Range<UInt64>)
  func `for any bytes and any range, the caret is within the excerpt`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let pieces = Self.oneLine + Self.invalidUTF8 + (Bool.random(using: &random) ? Self.lineEnds : [])
    let bytes = text(of: pieces, using: &random)
    var sources = SourceMap()
    let id = sources.add(SourceFile(path: "a.md", utf8: bytes))
    for _ in 0..<20 {
      let lower = Int.random(in: -10...bytes.count + 10, using: &random)
      let range = SourceRange(id, from: lower, to: lower + Int.random(in: 0...60, using: &random))
      let width = Int.random(in: 20...50, using: &random)
      let text = DiagnosticText(sources: sources, excerptWidth: width)
        .text(of: Diagnostic(.error, .example, "m", at: range))
      #expect(!text.unicodeScalars.contains { $0 != "\n" && $0.properties.generalCategory == .control })
      let lines = text.unicodeScalars.split(separator: "\n").map { $0.drop { $0 != "|" }.dropFirst(2) }
      try #require(lines.count == (bytes.isEmpty ? 1 : 3))
      guard let caret = lines.dropFirst(2).first else { continue }

      let lineWidth = String(String.UnicodeScalarView(lines[1])).reduce(0) { $0 + referenceWidth($1) }
      let indent = caret.prefix { $0 == " " }.count
      #expect(lineWidth <= width)
      #expect(indent <= lineWidth)
      #expect(caret.count <= max(lineWidth, indent + 1))
      #expect(caret.dropFirst(indent).first == "^")
      #expect(caret.dropFirst(indent + 1).allSatisfy { $0 == "~" })
    }
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func `a line and column can be converted back to the offset`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let bytes = text(of: Self.oneLine + Self.lineEnds, using: &random)
    let file = SourceFile(path: "a.md", utf8: bytes)
    var offset = 0
    var expected = SourcePosition(line: 1, column: 1)
    var previous: Unicode.Scalar?
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      let isWithinLineEnd = previous == "\r" && scalar == "\n"
      if previous == "\n" || previous == "\r" && !isWithinLineEnd {
        expected = SourcePosition(line: expected.line + 1, column: 1)
      }
      if !isWithinLineEnd {
        #expect(file.position(at: offset) == expected)
        #expect(self.offset(of: expected, in: file) == offset)
        expected.column += 1
      }
      offset += UTF8.width(scalar)
      previous = scalar
    }
  }

  private func text(of pieces: [[UInt8]], using random: inout SeededGenerator) -> [UInt8] {
    let count = Int.random(in: 0...300, using: &random)
    return (0..<count).flatMap { _ in pieces.randomElement(using: &random) ?? [] }
  }

  /// Returns the offset of a position, found code point by code point.
  private func offset(of position: SourcePosition, in file: SourceFile) -> Int {
    let line = file.range(ofLine: position.line)
    let text = String(decoding: file.utf8[line], as: UTF8.self).unicodeScalars
    return line.lowerBound + text.prefix(position.column - 1).reduce(0) { $0 + UTF8.width($1) }
  }

  /// Returns the number of columns that a character of `oneLine` takes.
  private func referenceWidth(_ character: Character) -> Int {
    let scalars = Set(character.unicodeScalars)
    if !scalars.isDisjoint(with: "👩👧😀🇩🇪漢".unicodeScalars) { return 2 }
    return scalars.isSubset(of: "\u{301}\u{FEFF}\u{200D}".unicodeScalars) ? 0 : 1
  }
}
