import CMarkGFM

/// Substitutes for characters that the library must not read as syntax while it parses inlines.
///
/// The library reads formulas as text, and the punctuation beside emphasis as letters. A substitute has the length of
/// its character, so positions stay right. ``TreeFlattening`` puts the characters back, wherever they are.
struct InlineMask {
  private let options: MarkdownOptions

  /// Returns `nil` if no enabled addition needs substitutes, or if the text contains a substitute.
  init?(_ options: MarkdownOptions, for text: ArraySlice<UInt8>) {
    let needed: Set<MarkdownAddition> = [.math, .formulas, .wideEmphasis]
    guard !options.additions.isDisjoint(with: needed) else { return nil }
    let holdsSubstitute = text.indices.contains { at in
      Self.originals[Int(text[at])] != 0
        || text[at] == 0xEF && at + 1 < text.endIndex && Self.secondBytes.contains(text[at + 1])
    }
    if holdsSubstitute { return nil }
    self.options = options
  }

  /// Puts substitutes into the blocks below a node, before the library parses their inlines.
  func apply(below root: CMarkNode) {
    root.forEachBlock { block in
      guard block.mayHoldInlines, let content = block.content, !content.isEmpty else { return }
      let text = Array(content.utf8)
      let masked = masking(text)
      if masked != text { block.content = String(decoding: masked, as: UTF8.self) }
    }
  }

  private func masking(_ text: [UInt8]) -> [UInt8] {
    var masked = text
    if !options.additions.isDisjoint(with: [.math, .formulas]) {
      for formula in FormulaSpans(in: text).formulas { Self.hide(formula, in: &masked) }
    }
    if options.additions.contains(.wideEmphasis) {
      for range in WideEmphasis(in: masked, keepingQuotes: options.smartPunctuation).ranges {
        Self.hide(range, in: &masked)
      }
    }
    return masked
  }

  /// Puts the characters back into the end of a text.
  static func remove(from text: inout [UInt8], behind start: Int) {
    var at = start
    while at < text.count {
      if originals[Int(text[at])] != 0 {
        text[at] = originals[Int(text[at])]
      } else if text[at] == 0xEF, at + 2 < text.count, secondBytes.contains(text[at + 1]) {
        let value = (Int(text[at]) & 15) << 12 | (Int(text[at + 1]) & 63) << 6 | Int(text[at + 2]) & 63
        if let block = blocks.last(where: { $0.substitute <= value }) {
          write(value - block.substitute + block.first, to: at, in: &text)
        }
      }
      at += 1
    }
  }

  /// Whether a text ends in the middle of a formula, or `nil` if it contains no mark of a formula.
  static func endsInFormula(_ text: ArraySlice<UInt8>) -> Bool? {
    text.last { openingMarks.contains($0) || closingMarks.contains($0) }.map { openingMarks.contains($0) }
  }

  /// Returns the first mark that opens a formula, and whether the formula has a line of its own.
  static func openingMark(in text: ArraySlice<UInt8>) -> (range: Range<Int>, isDisplayed: Bool)? {
    guard let range = mark(openingMarks, in: text) else { return nil }
    let isBracket = text[range.lowerBound] == openingMarks[1]
    return (range, isBracket ? text[range].last == masks[Int(UInt8(ascii: "["))] : range.count == 2)
  }

  /// Returns the first mark that closes a formula.
  static func closingMark(in text: ArraySlice<UInt8>) -> Range<Int>? { mark(closingMarks, in: text) }

  /// Returns the place of the first of two marks: one or two dollar signs, or a backslash and a bracket.
  private static func mark(_ marks: [UInt8], in text: ArraySlice<UInt8>) -> Range<Int>? {
    guard let start = text.firstIndex(where: marks.contains) else { return nil }
    let isLong = text[start] == marks[1] || start + 1 < text.endIndex && text[start + 1] == marks[0]
    return start..<min(start + (isLong ? 2 : 1), text.endIndex)
  }

  // MARK: Single bytes

  /// The substitutes for `$` and `\` in the marks of formulas.
  private static let openingMarks: [UInt8] = [0x01, 0x02]
  private static let closingMarks: [UInt8] = [0x03, 0x04]

  /// The other ASCII characters with substitutes, which are control characters from 0x05 on.
  private static let hidden = Array("`\\&<*_'\".-[]~:{()!%?,;".utf8)

  private static let substitutes = [UInt8](0x05...0x08) + [UInt8](0x0E...0x1F) + [0x7F]

  /// The character of each substitute, or 0.
  private static let originals: [UInt8] = {
    var originals = [UInt8](repeating: 0, count: 256)
    for marks in [openingMarks, closingMarks] {
      originals[Int(marks[0])] = UInt8(ascii: "$")
      originals[Int(marks[1])] = UInt8(ascii: "\\")
    }
    for (substitute, character) in zip(substitutes, hidden) { originals[Int(substitute)] = character }
    return originals
  }()

  /// The substitute of each character; a character without one is itself.
  private static let masks: [UInt8] = {
    var masks = [UInt8](0...255)
    for (substitute, character) in zip(substitutes, hidden) { masks[Int(character)] = substitute }
    return masks
  }()

  private static func hide(_ formula: FormulaSpans.Formula, in text: inout [UInt8]) {
    let range = formula.range
    for at in range { text[at] = masks[Int(text[at])] }
    mark(range.prefix(formula.markLength), with: openingMarks, in: &text)
    mark(range.suffix(formula.markLength), with: closingMarks, in: &text)
  }

  private static func mark(_ range: Range<Int>, with marks: [UInt8], in text: inout [UInt8]) {
    for at in range where text[at] == UInt8(ascii: "$") { text[at] = marks[0] }
    if text[range.lowerBound] == masks[Int(UInt8(ascii: "\\"))] { text[range.lowerBound] = marks[1] }
  }

  // MARK: Characters of three bytes

  /// The blocks of punctuation, and the first private-use character that stands for the first character of each.
  private static let blocks: [(first: Int, substitute: Int)] = [(0x2000, 0xF500), (0x3000, 0xF540), (0xFF00, 0xF600)]

  /// The second bytes of the characters from U+F500 to U+F6FF; their first byte is `EF`.
  private static let secondBytes: ClosedRange<UInt8> = 0x94...0x9B

  private static func hide(_ range: Range<Int>, in text: inout [UInt8]) {
    let at = range.lowerBound
    guard range.count == 3 else {
      text[at] = masks[Int(text[at])]
      return
    }
    let value = (Int(text[at]) & 15) << 12 | (Int(text[at + 1]) & 63) << 6 | Int(text[at + 2]) & 63
    guard let block = blocks.last(where: { $0.first <= value }) else { return }
    write(value - block.first + block.substitute, to: at, in: &text)
  }

  private static func write(_ value: Int, to at: Int, in text: inout [UInt8]) {
    text[at] = UInt8(0xE0 | value >> 12)
    text[at + 1] = UInt8(0x80 | value >> 6 & 63)
    text[at + 2] = UInt8(0x80 | value & 63)
  }
}
