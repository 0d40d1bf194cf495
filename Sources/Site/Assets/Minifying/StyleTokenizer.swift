/// Cuts a style sheet into tokens, by the rules of CSS Syntax Level 3.
struct StyleTokenizer {
  private let source: [UInt8]
  private var offset: Int

  /// The tokens from an offset on, or nothing where a string, an address or a comment is broken.
  static func tokens(of source: [UInt8], from start: Int = 0) -> [StyleToken]? {
    var tokenizer = StyleTokenizer(source: source, offset: start)
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
    case UInt8(ascii: "#") where peek(1).isInStyleName || isEscape(at: 1):
      offset += 1
      return name() ? .hash : nil
    case UInt8(ascii: "@") where startsName(at: 1):
      offset += 1
      return name() ? .atKeyword : nil
    case _ where startsNumber: return number()
    case _ where has("-->"):
      offset += 3
      return .htmlComment
    case _ where startsName(at: 0): return nameOrFunction()
    case _ where has("<!--"):
      offset += 4
      return .htmlComment
    case 0, UInt8(ascii: "\\"): return nil
    default:
      offset += 1
      return .sign(byte)
    }
  }

  private mutating func comment() -> StyleToken.Kind? {
    let kind: StyleToken.Kind = peek(2) == UInt8(ascii: "!") ? .keptComment : .comment
    offset += 2
    while offset < source.count, !has("*/") { offset += 1 }
    guard offset < source.count else { return nil }
    offset += 2
    return kind
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

  private mutating func number() -> StyleToken.Kind? {
    if peek() == UInt8(ascii: "+") || peek() == UInt8(ascii: "-") { offset += 1 }
    skipDigits()
    if peek() == UInt8(ascii: "."), peek(1).isDigit {
      offset += 1
      skipDigits()
    }
    if peek() | 0x20 == UInt8(ascii: "e") {
      let isSigned = peek(1) == UInt8(ascii: "+") || peek(1) == UInt8(ascii: "-")
      if peek(isSigned ? 2 : 1).isDigit {
        offset += 2
        skipDigits()
      }
    }
    if startsName(at: 0) { return name() ? .dimension : nil }
    guard peek() == UInt8(ascii: "%") else { return .number }
    offset += 1
    return .percentage
  }

  private mutating func nameOrFunction() -> StyleToken.Kind? {
    let start = offset
    guard name() else { return nil }
    guard peek() == UInt8(ascii: "(") else { return .identifier }
    let name = source[start..<offset]
    if name.contains(UInt8(ascii: "\\")) { return nil }  // it might spell `url`
    offset += 1
    guard name.map({ $0 | 0x20 }) == Array("url".utf8) else { return .function }
    var ahead = 0
    while peek(ahead).isStyleSpace { ahead += 1 }
    if peek(ahead) == UInt8(ascii: "\"") || peek(ahead) == UInt8(ascii: "'") { return .function }
    offset += ahead
    return url()
  }

  /// An address without quotes.
  private mutating func url() -> StyleToken.Kind? {
    while offset < source.count {
      switch source[offset] {
      case UInt8(ascii: ")"):
        offset += 1
        return .url
      case UInt8(ascii: "\\"): guard escape() else { return nil }
      case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "("), 0...8, 0x0B, 0x0E...0x1F, 0x7F: return nil
      case let byte where byte.isStyleSpace:
        while peek().isStyleSpace { offset += 1 }
        guard peek() == UInt8(ascii: ")") else { return nil }
      default: offset += 1
      }
    }
    return nil
  }

  private mutating func name() -> Bool {
    while offset < source.count {
      if source[offset].isInStyleName {
        offset += 1
      } else if isEscape(at: 0) {
        guard escape() else { return false }
      } else {
        break
      }
    }
    return true
  }

  /// A backslash with what it hides: up to six hexadecimal digits and one white space, or any one character.
  private mutating func escape() -> Bool {
    guard isEscape(at: 0) else { return false }
    offset += 1
    let start = offset
    while offset - start < 6, peek().isHexDigit { offset += 1 }
    if offset == start {
      offset += 1
    } else if peek() == 0x0D, peek(1) == 0x0A {
      offset += 2
    } else if peek().isStyleSpace {
      offset += 1
    }
    return true
  }

  private mutating func skipDigits() {
    while peek().isDigit { offset += 1 }
  }

  /// The byte so far ahead; zero, which stands nowhere in a style sheet, at its end.
  private func peek(_ distance: Int = 0) -> UInt8 {
    offset + distance < source.count ? source[offset + distance] : 0
  }

  private func has(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { unsafe source[offset...].starts(with: $0) }
  }

  private func isEscape(at distance: Int) -> Bool {
    let next = peek(distance + 1)
    return peek(distance) == UInt8(ascii: "\\") && next != 0 && next != 0x0A && next != 0x0C && next != 0x0D
  }

  private func startsName(at distance: Int) -> Bool {
    if peek(distance) != UInt8(ascii: "-") { return peek(distance).startsStyleName || isEscape(at: distance) }
    let next = peek(distance + 1)
    return next == UInt8(ascii: "-") || next.startsStyleName || isEscape(at: distance + 1)
  }

  private var startsNumber: Bool {
    let isSigned = peek() == UInt8(ascii: "+") || peek() == UInt8(ascii: "-")
    let first = isSigned ? 1 : 0
    return peek(first).isDigit || peek(first) == UInt8(ascii: ".") && peek(first + 1).isDigit
  }
}
