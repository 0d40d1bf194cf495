/// Brackets behind a backslash, which are marks of formulas for `math: true`, and plain brackets for Markdown.
enum EscapedBrackets {
  /// Returns a text with references such as `&#91;` for the brackets that would start a formula.
  ///
  /// Code and paragraphs that start with HTML stay as they are.
  static func replaced(_ text: MarkdownText) -> MarkdownText {
    var paragraph = 0..<0
    return text.replacing(at: "\\") { text, found in
      guard found + 1 < text.count else { return nil }
      let unchanged = (found..<found + 2, Array(text[found...found + 1]))
      guard let (end, reference) = marks[text[found + 1]] else { return unchanged }
      if found >= paragraph.upperBound { paragraph = self.paragraph(around: found, in: text) }
      let rest = text[(found + 2)..<max(found + 2, paragraph.upperBound)]
      guard text[paragraph].first != UInt8(ascii: "<"), rest.firstRange(of: [text[found], end]) != nil else {
        return unchanged
      }
      return (found..<found + 2, reference)
    }
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
