/// The parts of a paragraph that contain no emphasis: code spans, tags, addresses of links, formulas, escaped characters.
enum InlineSkip {
  /// Whether a byte is an asterisk or may start such a part.
  static func isStart(_ byte: UInt8) -> Bool { "*`<]\\$".utf8.contains(byte) }

  /// Returns the end of the part that starts at a byte, or the next offset if none starts there.
  static func end(from start: Int, in text: [UInt8], _ paragraph: Range<Int>) -> Int {
    let rest = text[start..<paragraph.upperBound]
    switch text[start] {
    case UInt8(ascii: "\\"): return min(start + 2, paragraph.upperBound)
    case UInt8(ascii: "`"): return endOfRun(rest)
    case UInt8(ascii: "$"):
      guard rest.starts(with: "$$".utf8) else { return start + 1 }
      return rest.dropFirst(2).firstRange(of: Array("$$".utf8))?.upperBound ?? start + 2
    case UInt8(ascii: "<"):
      guard let next = rest.dropFirst().first, next == UInt8(ascii: "/") || next.isASCIILetter
      else { return start + 1 }
      return rest.firstIndex(of: UInt8(ascii: ">")).map { $0 + 1 } ?? start + 1
    case UInt8(ascii: "]"):
      guard rest.dropFirst().first == UInt8(ascii: "(") else { return start + 1 }
      return rest.firstIndex(of: UInt8(ascii: ")")).map { $0 + 1 } ?? start + 1
    default: return start + 1
    }
  }

  /// Returns the end of a code span, or of its backticks if no others end it.
  private static func endOfRun(_ rest: ArraySlice<UInt8>) -> Int {
    let tick = UInt8(ascii: "`")
    let end = rest.firstIndex { $0 != tick } ?? rest.endIndex
    let count = end - rest.startIndex
    var at = end
    while let next = rest[at...].firstIndex(of: tick) {
      at = rest[next...].firstIndex { $0 != tick } ?? rest.endIndex
      if at - next == count { return at }
    }
    return end
  }
}
