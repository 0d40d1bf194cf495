extension ScriptTokenizer {
  /// Skips a word: an identifier, a keyword or the name of a private member.
  mutating func skipWord() -> Bool {
    if peek() == UInt8(ascii: "#") {
      offset += 1
      guard peek().startsScriptWord else { return false }
    }
    while offset < source.count, source[offset].isInScriptWord {
      if source[offset] == UInt8(ascii: "\\") {
        guard skipWordEscape() else { return false }
      } else {
        let space = source[offset] < 0x80 ? 0 : spaceLength(at: offset) + lineEndLength(at: offset)
        if space > 0 { break }
        offset += 1
      }
    }
    return true
  }

  /// Skips `\u1234` or `\u{12345}` in a word.
  private mutating func skipWordEscape() -> Bool {
    guard peek(1) == UInt8(ascii: "u") else { return false }
    offset += 2
    if peek() == UInt8(ascii: "{") {
      offset += 1
      while peek().isHexDigit { offset += 1 }
      guard peek() == UInt8(ascii: "}") else { return false }
      offset += 1
      return true
    }
    for _ in 0..<4 {
      guard peek().isHexDigit else { return false }
      offset += 1
    }
    return true
  }

  mutating func number() -> ScriptToken.Kind? {
    let letter = peek(1) | 0x20
    let hasBase = letter == UInt8(ascii: "x") || letter == UInt8(ascii: "o") || letter == UInt8(ascii: "b")
    if peek() == UInt8(ascii: "0"), hasBase {
      offset += 2
      while peek().isHexDigit || peek() == UInt8(ascii: "_") { offset += 1 }
    } else {
      skipDigits()
      if peek() == UInt8(ascii: ".") {
        offset += 1
        skipDigits()
      }
      if peek() | 0x20 == UInt8(ascii: "e") {
        offset += 1
        if peek() == UInt8(ascii: "+") || peek() == UInt8(ascii: "-") { offset += 1 }
        skipDigits()
      }
    }
    if peek() == UInt8(ascii: "n") { offset += 1 }
    // Nothing that continues a word may follow; white space beyond ASCII is no such thing.
    guard offset < source.count, peek().isInScriptWord else { return .number }
    return peek() >= 0x80 && spaceLength(at: offset) + lineEndLength(at: offset) > 0 ? .number : nil
  }

  private mutating func skipDigits() {
    while peek().isDigit || peek() == UInt8(ascii: "_") { offset += 1 }
  }

  mutating func string(endingWith quote: UInt8) -> ScriptToken.Kind? {
    offset += 1
    while offset < source.count {
      switch source[offset] {
      case quote:
        offset += 1
        return .string
      case UInt8(ascii: "\\"): offset += peek(1) == 0x0D && peek(2) == 0x0A ? 3 : 2
      case 0x0A, 0x0D: return nil
      default: offset += 1
      }
    }
    return nil
  }

  /// Skips the text of a template up to its end or its next `${`; says whether it is the latter.
  mutating func templateText() -> Bool? {
    offset += 1
    while offset < source.count {
      switch source[offset] {
      case UInt8(ascii: "`"):
        offset += 1
        return false
      case UInt8(ascii: "$") where peek(1) == UInt8(ascii: "{"):
        offset += 2
        return true
      case UInt8(ascii: "\\"): offset += 2
      default: offset += 1
      }
    }
    return nil
  }

  mutating func regularExpression() -> ScriptToken.Kind? {
    offset += 1
    var isInClass = false
    while offset < source.count {
      if lineEndLength(at: offset) > 0 { return nil }
      switch source[offset] {
      case UInt8(ascii: "\\"):
        guard offset + 1 < source.count, lineEndLength(at: offset + 1) == 0 else { return nil }
        offset += 1
      case UInt8(ascii: "["): isInClass = true
      case UInt8(ascii: "]"): isInClass = false
      case UInt8(ascii: "/") where !isInClass:
        offset += 1
        while peek().isLetter { offset += 1 }
        return .regularExpression
      default: break
      }
      offset += 1
    }
    return nil
  }
}

extension UInt8 {
  /// Whether a word of a script may begin with the byte; a backslash begins an escape.
  var startsScriptWord: Bool {
    isLetter || self == UInt8(ascii: "_") || self == UInt8(ascii: "$") || self == UInt8(ascii: "\\") || self >= 0x80
  }

  var isInScriptWord: Bool { startsScriptWord || isDigit }
}
