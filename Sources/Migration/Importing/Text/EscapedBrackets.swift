/// Brackets behind a backslash, which are marks of formulas for `math: keep`, and plain brackets for Markdown.
enum EscapedBrackets {
  /// Returns a text with references such as `&#91;` for the brackets that would start a formula.
  ///
  /// Code and paragraphs that start with HTML stay as they are.
  static func replaced(_ text: [UInt8]) -> [UInt8] {
    let backslash = UInt8(ascii: "\\")
    guard text.contains(backslash) else { return text }
    let code = CodeRegions.find(in: text)
    var result: [UInt8] = []
    var copied = 0
    var paragraph = 0..<0
    var at = 0
    while let found = text[at...].firstIndex(of: backslash), found + 1 < text.count {
      at = found + 2
      guard let (end, reference) = marks[text[found + 1]], code.region(at: found) == nil else { continue }
      if found >= paragraph.upperBound { paragraph = self.paragraph(around: found, in: text) }
      let rest = text[at..<max(at, paragraph.upperBound)]
      guard text[paragraph].first != UInt8(ascii: "<"), rest.firstRange(of: [backslash, end]) != nil else { continue }
      result += text[copied..<found] + reference
      copied = at
    }
    return copied == 0 ? text : result + text[copied...]
  }

  /// The end mark and the reference of each bracket.
  private static let marks: [UInt8: (end: UInt8, reference: [UInt8])] = [
    UInt8(ascii: "["): (UInt8(ascii: "]"), Array("&#91;".utf8)),
    UInt8(ascii: "("): (UInt8(ascii: ")"), Array("&#40;".utf8)),
  ]

  /// Returns the lines around an offset up to the next empty ones; the limit keeps long paragraphs linear.
  private static func paragraph(around offset: Int, in text: [UInt8]) -> Range<Int> {
    let gap: [UInt8] = [0x0A, 0x0A]
    let before = text[max(0, offset - 4_000)..<offset]
    let after = text[offset..<min(text.count, offset + 4_000)]
    let start = before.indices.last { $0 > before.startIndex && text[$0] == gap[0] && text[$0 - 1] == gap[1] }
    return (start.map { $0 + 1 } ?? before.startIndex)..<(after.firstRange(of: gap)?.lowerBound ?? after.endIndex)
  }
}
