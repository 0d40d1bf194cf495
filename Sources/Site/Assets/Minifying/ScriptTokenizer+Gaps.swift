extension ScriptTokenizer {
  /// Skips white space and the comments that need not be kept; says whether a line ended, nothing if a comment does not.
  mutating func skipGap() -> Bool? {
    var hasLineFeed = false
    while offset < source.count {
      let lineEnd = lineEndLength(at: offset)
      let space = spaceLength(at: offset)
      if lineEnd > 0 {
        hasLineFeed = true
        offset += lineEnd
      } else if space > 0 {
        offset += space
      } else if has("//") {
        while offset < source.count, lineEndLength(at: offset) == 0 { offset += 1 }
      } else if has("/*"), !has("/*!") {
        guard let spansLines = comment() else { return nil }
        hasLineFeed = hasLineFeed || spansLines
      } else {
        break
      }
    }
    return hasLineFeed
  }

  /// Skips a comment in `/* */`, and says whether a line ends in it.
  mutating func comment() -> Bool? {
    var spansLines = false
    offset += 2
    while offset < source.count {
      if has("*/") {
        offset += 2
        return spansLines
      }
      if lineEndLength(at: offset) > 0 { spansLines = true }
      offset += 1
    }
    return nil
  }

  /// The byte so far ahead, or zero at the end.
  func peek(_ distance: Int = 0) -> UInt8 {
    offset + distance < source.count ? source[offset + distance] : 0
  }

  /// Whether a text is next.
  func has(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { unsafe source[offset...].starts(with: $0) }
  }

  /// How many bytes end a line here: a line feed, a carriage return, or one of Unicode's two separators.
  func lineEndLength(at offset: Int) -> Int {
    switch source[offset] {
    case 0x0A, 0x0D: 1
    case 0xE2: scalar(at: offset) == 0x2028 || scalar(at: offset) == 0x2029 ? 3 : 0
    default: 0
    }
  }

  /// How many bytes of white space, not ends of lines, begin here.
  func spaceLength(at offset: Int) -> Int {
    switch source[offset] {
    case 0x09, 0x0B, 0x0C, 0x20: return 1
    case 0..<0xC2: return 0
    default:
      switch scalar(at: offset) {
      case 0xA0: return 2
      case 0x1680, 0x2000...0x200A, 0x202F, 0x205F, 0x3000, 0xFEFF: return 3
      default: return 0
      }
    }
  }

  /// The code point of two or three bytes here.
  private func scalar(at offset: Int) -> Int {
    guard offset + 2 <= source.count else { return 0 }
    let (first, second) = (Int(source[offset]), Int(source[offset + 1]))
    if first < 0xE0 { return (first & 0x1F) << 6 | second & 0x3F }
    guard first < 0xF0, offset + 3 <= source.count else { return 0 }
    return (first & 0x0F) << 12 | (second & 0x3F) << 6 | Int(source[offset + 2]) & 0x3F
  }
}
