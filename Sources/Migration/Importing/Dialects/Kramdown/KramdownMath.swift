/// The formulas of kramdown, which have two dollar signs around them in a sentence as well as in a paragraph of their own.
enum KramdownMath {
  /// Returns a text with the marks that kramdown writes: `\(…\)` in a sentence, `\[…\]` in a paragraph of its own.
  ///
  /// ```swift
  /// KramdownMath.converted(Array("The sum $$a + b$$".utf8))  // The sum \(a + b\)
  /// ```
  static func converted(_ text: [UInt8]) -> [UInt8] {
    let code = CodeRegions.find(in: text)
    var result: [UInt8] = []
    var (at, copied) = (0, 0)
    while let start = mark(from: at, in: text) {
      at = start + 2
      if code.region(at: start) != nil { continue }
      guard let end = mark(from: at, in: text) else { break }
      let formula = text[at..<end]
      guard !formula.isEmpty, code.region(at: end) == nil else { continue }
      let isBlock = startsParagraph(text[..<start]) && endsParagraph(text[(end + 2)...])
      // An empty line would end the paragraph, and with it the formula.
      guard isBlock || !formula.containsEmptyLine else { continue }
      result +=
        text[copied..<start] + (isBlock ? block(formula) : Array("\\(".utf8) + trimmed(formula) + Array("\\)".utf8))
      (at, copied) = (end + 2, end + 2)
    }
    return copied == 0 ? text : result + text[copied...]
  }

  /// Returns the position of the next two dollar signs behind no backslash.
  private static func mark(from start: Int, in text: [UInt8]) -> Int? {
    var at = start
    while let found = text[at...].firstIndex(of: UInt8(ascii: "$")), found + 1 < text.count {
      let isEscaped = found > 0 && text[found - 1] == UInt8(ascii: "\\")
      if text[found + 1] == UInt8(ascii: "$"), !isEscaped { return found }
      at = found + 1
    }
    return nil
  }

  private static func block(_ formula: ArraySlice<UInt8>) -> [UInt8] {
    let lines = trimmed(formula).split(separator: 0x0A).filter { $0.contains { $0 > 0x20 } }
    return Array("\\[".utf8) + lines.joined(separator: [0x0A]) + Array("\\]".utf8)
  }

  private static func trimmed(_ formula: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let rest = formula.drop { $0 <= 0x20 }
    return rest[..<(rest.lastIndex { $0 > 0x20 }.map { $0 + 1 } ?? rest.startIndex)]
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
    var isEmpty = false
    for byte in self {
      if byte == 0x0A, isEmpty { return true }
      isEmpty = byte == 0x0A || isEmpty && byte <= 0x20
    }
    return false
  }
}
