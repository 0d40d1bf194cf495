/// The comments of a file in JavaScript or TypeScript.
enum ScriptComments {
  /// Returns the code with spaces in the place of comments and inside of regular expressions, whose quotes and brackets
  /// have no meaning; lines and offsets stay the same.
  static func blanked(_ code: [UInt8]) -> [UInt8] {
    var result = code
    var at = 0
    // The last byte that is neither white space nor a comment decides whether a slash begins a regular expression.
    var previous: UInt8?
    while at < code.count {
      let next = at + 1 < code.count ? code[at + 1] : 0
      let end: Int
      switch (code[at], next) {
      case (UInt8(ascii: "/"), UInt8(ascii: "/")):
        end = code[at...].firstIndex(of: 0x0A) ?? code.count
        blank(at..<end, of: &result)
        at = end
        continue
      case (UInt8(ascii: "/"), UInt8(ascii: "*")):
        end = endOfBlock(code, from: at)
        blank(at..<end, of: &result)
        at = end
        continue
      case (UInt8(ascii: "/"), _) where previous.map { "(,=:[!&|?{};>".utf8.contains($0) } ?? true:
        end = endOfRegularExpression(code, from: at)
        if end > at + 1 { blank((at + 1)..<(end - 1), of: &result) }
      case (UInt8(ascii: "\""), _), (UInt8(ascii: "'"), _), (UInt8(ascii: "`"), _):
        end = endOfText(code, from: at)
      default: end = at + 1
      }
      if let last = code[at..<end].last, last > 0x20 { previous = last }
      at = end
    }
    return result
  }

  private static func blank(_ range: Range<Int>, of code: inout [UInt8]) {
    for at in range where code[at] != 0x0A { code[at] = 0x20 }
  }

  private static func endOfBlock(_ code: [UInt8], from start: Int) -> Int {
    var at = start + 2
    while at + 1 < code.count, code[at] != UInt8(ascii: "*") || code[at + 1] != UInt8(ascii: "/") { at += 1 }
    return min(at + 2, code.count)
  }

  /// Returns the end of a text in quotes; a text in simple quotes ends at the end of its line at the latest.
  private static func endOfText(_ code: [UInt8], from start: Int) -> Int {
    let quote = code[start]
    var at = start + 1
    while at < code.count, code[at] != quote {
      if code[at] == 0x0A, quote != UInt8(ascii: "`") { return at }
      at += code[at] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(at + 1, code.count)
  }

  /// Returns the end of a regular expression; the next byte if the line has no end of one.
  private static func endOfRegularExpression(_ code: [UInt8], from start: Int) -> Int {
    var at = start + 1
    var isClass = false
    while at < code.count, code[at] != 0x0A {
      switch code[at] {
      case UInt8(ascii: "\\"): at += 1
      case UInt8(ascii: "["): isClass = true
      case UInt8(ascii: "]"): isClass = false
      case UInt8(ascii: "/") where !isClass: return at + 1
      default: break
      }
      at += 1
    }
    return start + 1
  }
}
