/// The formulas of kramdown, which have two dollar signs around them in a sentence as well as in a paragraph of their own.
enum KramdownMath {
  /// Returns a text with the marks that kramdown writes: `\(…\)` in a sentence, `\[…\]` in a paragraph of its own.
  ///
  /// ```swift
  /// KramdownMath.converted(text)  // `The sum $$a + b$$` is The sum \(a + b\)
  /// ```
  static func converted(_ text: MarkdownText) -> MarkdownText {
    let code = text.code
    return text.replacing(at: "$") { text, start in
      guard isMark(at: start, in: text) else { return nil }
      guard let end = text.indices[(start + 2)...].first(where: { isMark(at: $0, in: text) }) else { return nil }
      let formula = text[(start + 2)..<end]
      let isBlock = startsParagraph(text[..<start]) && endsParagraph(text[(end + 2)...])
      // An empty line would end the paragraph, and with it the formula.
      guard !formula.isEmpty, code.region(at: end) == nil, isBlock || !formula.containsEmptyLine else {
        return (start..<start + 2, [dollar, dollar])
      }
      let new = isBlock ? block(formula) : Array("\\(".utf8) + formula.trimmed + Array("\\)".utf8)
      return (start..<end + 2, new)
    }
  }

  private static let dollar = UInt8(ascii: "$")

  /// Whether two dollar signs behind no backslash begin at an offset.
  private static func isMark(at start: Int, in text: [UInt8]) -> Bool {
    text[start...].starts(with: [dollar, dollar]) && (start == 0 || text[start - 1] != UInt8(ascii: "\\"))
  }

  private static func block(_ formula: ArraySlice<UInt8>) -> [UInt8] {
    let lines = formula.trimmed.split(separator: 0x0A).filter { $0.contains { $0 > 0x20 } }
    return Array("\\[".utf8) + lines.joined(separator: [0x0A]) + Array("\\]".utf8)
  }

  private static func startsParagraph(_ before: ArraySlice<UInt8>) -> Bool {
    let line = before.reversed().prefix { $0 != 0x0A }
    guard line.allSatisfy({ $0 == 0x20 }) else { return false }
    return before.dropLast(line.count + 1).reversed().prefix { $0 != 0x0A }.allSatisfy { $0 <= 0x20 }
  }

  private static func endsParagraph(_ after: ArraySlice<UInt8>) -> Bool {
    let line = after.prefix { $0 != 0x0A }
    return line.allSatisfy { $0 <= 0x20 }
      && after.dropFirst(line.count + 1).prefix { $0 != 0x0A }.allSatisfy { $0 <= 0x20 }
  }
}

extension ArraySlice<UInt8> {
  fileprivate var containsEmptyLine: Bool {
    split(separator: 0x0A, omittingEmptySubsequences: false).dropFirst().dropLast()
      .contains { $0.allSatisfy { $0 <= 0x20 } }
  }
}
