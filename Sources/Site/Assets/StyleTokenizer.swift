/// A token of a stylesheet, with only the detail needed to find addresses and to remove white space.
struct StyleToken {
  let kind: Kind
  let bytes: Range<Int>

  enum Kind: Equatable {
    case whiteSpace, comment, string
    /// A comment that starts with `/*!`, such as a license.
    case importantComment
    /// `url(…)` without quotes.
    case url
    /// A name, a number with its unit, `@name` or `#name`.
    case word
    /// A name and its opening parenthesis.
    case function
    /// Any other character.
    case sign(Unicode.Scalar)
  }
}

/// Splits a stylesheet into tokens, by the rules of CSS Syntax Level 3.
struct StyleTokenizer {
  private let source: [UInt8]
  private var offset = 0

  /// Returns the tokens, or nil if a string, an address, an escape or a comment is malformed.
  static func tokens(of source: [UInt8]) -> [StyleToken]? {
    var tokenizer = StyleTokenizer(source: source)
    var tokens: [StyleToken] = []
    while tokenizer.offset < source.count {
      let start = tokenizer.offset
      guard let kind = tokenizer.next() else { return nil }
      tokens.append(StyleToken(kind: kind, bytes: start..<tokenizer.offset))
    }
    return tokens
  }

  private mutating func next() -> StyleToken.Kind? {
    let byte = source[offset]
    switch byte {
    case _ where byte.isStyleSpace:
      while peek().isStyleSpace { offset += 1 }
      return .whiteSpace
    case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"): return comment()
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return string(endingWith: byte)
    case UInt8(ascii: "@"), UInt8(ascii: "#"):
      offset += 1
      return skipName() ? .word : nil
    case _ where byte.isInStyleName || byte == UInt8(ascii: "\\"): return wordOrFunction()
    case 0: return nil
    default:
      offset += 1
      return .sign(Unicode.Scalar(byte))
    }
  }

  private mutating func comment() -> StyleToken.Kind? {
    let kind: StyleToken.Kind = peek(2) == UInt8(ascii: "!") ? .importantComment : .comment
    offset += 2
    while offset < source.count {
      if peek() == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
        offset += 2
        return kind
      }
      offset += 1
    }
    return nil
  }

  private mutating func string(endingWith quote: UInt8) -> StyleToken.Kind? {
    offset += 1
    while offset < source.count {
      switch source[offset] {
      case quote:
        offset += 1
        return .string
      case UInt8(ascii: "\\"): offset += peek(1) == 0x0D && peek(2) == 0x0A ? 3 : 2
      case 0, 0x0A, 0x0C, 0x0D: return nil
      default: offset += 1
      }
    }
    return nil
  }

  private mutating func wordOrFunction() -> StyleToken.Kind? {
    let start = offset
    guard skipName() else { return nil }
    guard peek() == UInt8(ascii: "(") else { return .word }
    let name = source[start..<offset]
    if name.contains(UInt8(ascii: "\\")) { return nil }  // An escape may spell `url`.
    offset += 1
    guard name.map({ $0 | 0x20 }) == Array("url".utf8) else { return .function }
    var ahead = 0
    while peek(ahead).isStyleSpace { ahead += 1 }
    if peek(ahead) == UInt8(ascii: "\"") || peek(ahead) == UInt8(ascii: "'") { return .function }
    offset += ahead
    return url()
  }

  /// Reads an address without quotes, after `url(`.
  private mutating func url() -> StyleToken.Kind? {
    while offset < source.count {
      switch source[offset] {
      case UInt8(ascii: ")"):
        offset += 1
        return .url
      case UInt8(ascii: "\\"): guard skipEscape() else { return nil }
      case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "("), 0...8, 0x0B, 0x0E...0x1F, 0x7F: return nil
      case let byte where byte.isStyleSpace:
        while peek().isStyleSpace { offset += 1 }
        guard peek() == UInt8(ascii: ")") else { return nil }
      default: offset += 1
      }
    }
    return nil
  }

  private mutating func skipName() -> Bool {
    while peek().isInStyleName || peek() == UInt8(ascii: "\\") {
      if peek() != UInt8(ascii: "\\") {
        offset += 1
      } else if !skipEscape() {
        return false
      }
    }
    return true
  }

  /// Skips a backslash, then either up to six hexadecimal digits and one white space, or one other character.
  private mutating func skipEscape() -> Bool {
    offset += 1
    let start = offset
    while offset - start < 6, peek().isHexDigit { offset += 1 }
    guard offset == start else {
      offset += peek() == 0x0D && peek(1) == 0x0A ? 2 : peek().isStyleSpace ? 1 : 0
      return true
    }
    guard ![0, 0x0A, 0x0C, 0x0D].contains(peek()) else { return false }
    offset += 1
    return true
  }

  /// Returns the byte at a distance, or zero after the end; a stylesheet with a zero byte is malformed.
  private func peek(_ distance: Int = 0) -> UInt8 {
    offset + distance < source.count ? source[offset + distance] : 0
  }
}

extension UInt8 {
  /// Whether the byte is white space of a stylesheet: space, tab, or part of a line ending.
  var isStyleSpace: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0C || self == 0x0D }

  var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

  var isHexDigit: Bool { isDigit || self | 0x20 >= UInt8(ascii: "a") && self | 0x20 <= UInt8(ascii: "f") }

  /// Whether the byte is part of a name or number of a stylesheet.
  fileprivate var isInStyleName: Bool {
    isLetter || isDigit || self == UInt8(ascii: "_") || self == UInt8(ascii: "-") || self >= 0x80
  }

  var isLetter: Bool { self | 0x20 >= UInt8(ascii: "a") && self | 0x20 <= UInt8(ascii: "z") }
}
