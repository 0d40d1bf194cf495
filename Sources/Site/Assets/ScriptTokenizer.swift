/// A token of a script, with only the detail needed to find imports.
struct ScriptToken {
  let kind: Kind
  let bytes: Range<Int>

  enum Kind {
    case word, number, regularExpression
    /// A string, or a template without `${`.
    case string
    /// A part of a template with `${`: from the start or a `}`, up to the next `${` or the end.
    case templatePart
    /// A bracket, `++`, `--`, or one character of another operator.
    case sign
  }
}

/// Splits a script into tokens, by the lexical grammar of ECMAScript.
///
/// The token before a slash decides whether the slash divides or starts a regular expression. Where that is unclear,
/// for example after `}`, the tokenizer returns nil. A wrong guess could find an import in a comment.
struct ScriptTokenizer {
  private let source: [UInt8]
  private var offset: Int
  private var brackets: [Bracket] = []
  private var slash = SlashMeaning.regularExpression
  /// Whether the last word was `if`, `while`, `for` or `with`, so that a statement follows its parentheses.
  private var isBeforeCondition = false
  /// Whether the last token was `.` or `?.`, so that the next word is a name, even `return`.
  private var isBeforeName = false

  private enum SlashMeaning { case division, regularExpression, unclear }

  private enum Bracket: Equatable {
    case parenthesis(isCondition: Bool)
    case square, brace, template
  }

  private init(source: [UInt8]) {
    self.source = source
    let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    offset = source.starts(with: byteOrderMark) ? byteOrderMark.count : 0
    if source.starts(with: "#!".utf8) { offset = source.firstIndex(of: 0x0A) ?? source.count }
  }

  /// Returns the tokens, or nil if the script cannot be split with certainty.
  static func tokens(of source: [UInt8]) -> [ScriptToken]? {
    var tokenizer = ScriptTokenizer(source: source)
    var tokens: [ScriptToken] = []
    while true {
      guard let isAfterLineEnd = tokenizer.skipGap() else { return nil }
      guard tokenizer.offset < source.count else { return tokenizer.brackets.isEmpty ? tokens : nil }
      // HTML comments are comments in scripts, but operators in modules.
      let mayStartComment = tokens.isEmpty || isAfterLineEnd
      guard !tokenizer.has("<!--"), !(mayStartComment && tokenizer.has("-->")) else { return nil }
      let start = tokenizer.offset
      guard let kind = tokenizer.next(isAfterLineEnd: isAfterLineEnd) else { return nil }
      tokens.append(ScriptToken(kind: kind, bytes: start..<tokenizer.offset))
    }
  }

  /// Skips white space and comments, and returns whether a line ended there; nil if a comment has no end.
  private mutating func skipGap() -> Bool? {
    var hasLineEnd = false
    while offset < source.count {
      if has("//") {
        while offset < source.count, !peek().isLineEnd { offset += 1 }
      } else if has("/*") {
        offset += 2
        while offset < source.count, !has("*/") {
          hasLineEnd = hasLineEnd || peek().isLineEnd
          offset += 1
        }
        guard offset < source.count else { return nil }
        offset += 2
      } else if peek() == 0x20 || 0x09...0x0D ~= peek() {
        hasLineEnd = hasLineEnd || peek().isLineEnd
        offset += 1
      } else {
        break
      }
    }
    return hasLineEnd
  }

  private mutating func next(isAfterLineEnd: Bool) -> ScriptToken.Kind? {
    let byte = peek()
    if byte.isDigit || byte == UInt8(ascii: ".") && peek(1).isDigit {
      while peek().isInScriptWord || peek() == UInt8(ascii: ".") { offset += 1 }
      return value(.number)
    }
    if byte.isInScriptWord { return word() }
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return string(endingWith: byte) ? value(.string) : nil
    case UInt8(ascii: "`"): return template(isContinued: false)
    case UInt8(ascii: "}") where brackets.last == .template:
      brackets.removeLast()
      return template(isContinued: true)
    case UInt8(ascii: "/") where slash == .regularExpression:
      return skipRegularExpression() ? value(.regularExpression) : nil
    case UInt8(ascii: "/") where slash == .unclear: return nil
    default: return sign(isAfterLineEnd: isAfterLineEnd)
    }
  }

  /// Records that a value ends here, so that a slash after it is a division.
  private mutating func value(_ kind: ScriptToken.Kind) -> ScriptToken.Kind {
    slash = .division
    (isBeforeCondition, isBeforeName) = (false, false)
    return kind
  }

  private mutating func word() -> ScriptToken.Kind? {
    let start = offset
    while peek().isInScriptWord { offset += 1 }
    let text = String(decoding: source[start..<offset], as: UTF8.self)
    // The tokenizer does not support white space beyond ASCII, because scripts rarely contain it.
    let isASCII = source[start..<offset].allSatisfy { $0 < 0x80 }
    guard isASCII || !text.unicodeScalars.contains(where: { $0.properties.isWhitespace || $0 == "\u{FEFF}" }) else {
      return nil
    }
    let isName = isBeforeName
    isBeforeName = false
    isBeforeCondition =
      !isName && ["if", "while", "for", "with"].contains(text) || text == "await" && isBeforeCondition
    if isName {
      slash = .division
    } else if Self.wordsBeforeExpressions.contains(text) {
      slash = .regularExpression
    } else {
      slash = Self.wordsThatMayBeNames.contains(text) ? .unclear : .division
    }
    return .word
  }

  private static let wordsBeforeExpressions: Set<String> = [
    "case", "default", "delete", "do", "else", "extends", "in", "instanceof", "new", "return", "throw", "typeof",
    "void",
  ]

  private static let wordsThatMayBeNames: Set<String> = [
    "await", "break", "continue", "debugger", "let", "of", "yield",
  ]

  private mutating func sign(isAfterLineEnd: Bool) -> ScriptToken.Kind? {
    let byte = peek()
    guard byte > 0x20, byte < 0x7F else { return nil }
    let isRepeated = offset > 0 && source[offset - 1] == byte
    let (wasBeforeCondition, slashBefore) = (isBeforeCondition, slash)
    (isBeforeCondition, isBeforeName, slash) = (false, false, .regularExpression)
    offset += 1
    switch byte {
    case UInt8(ascii: "("): brackets.append(.parenthesis(isCondition: wasBeforeCondition))
    case UInt8(ascii: "["): brackets.append(.square)
    case UInt8(ascii: "{"): brackets.append(.brace)
    case UInt8(ascii: ")"):
      guard case .parenthesis(let isCondition)? = brackets.popLast() else { return nil }
      slash = isCondition ? .regularExpression : .division
    case UInt8(ascii: "]"):
      guard brackets.popLast() == .square else { return nil }
      slash = .division
    case UInt8(ascii: "}"):
      guard brackets.popLast() == .brace else { return nil }
      slash = .unclear  // The brace ends a block or a value.
    case UInt8(ascii: "+"), UInt8(ascii: "-"):
      // `a++` is a value, unless the line ends before the operator.
      guard peek() == byte else { break }
      offset += 1
      slash = slashBefore == .division && !isAfterLineEnd ? .division : .unclear
    case UInt8(ascii: "."): isBeforeName = !isRepeated  // A spread `...` comes before an expression.
    default: break
    }
    return .sign
  }

  /// Skips a string, and returns whether it has an end.
  private mutating func string(endingWith quote: UInt8) -> Bool {
    offset += 1
    while offset < source.count {
      switch peek() {
      case quote:
        offset += 1
        return true
      case UInt8(ascii: "\\"): offset += peek(1) == 0x0D && peek(2) == 0x0A ? 3 : 2
      case 0x0A, 0x0D: return false
      default: offset += 1
      }
    }
    return false
  }

  private mutating func template(isContinued: Bool) -> ScriptToken.Kind? {
    offset += 1
    while offset < source.count {
      if has("`") {
        offset += 1
        return value(isContinued ? .templatePart : .string)
      }
      if has("${") {
        offset += 2
        brackets.append(.template)
        _ = value(.templatePart)
        slash = .regularExpression
        return .templatePart
      }
      offset += has("\\") ? 2 : 1
    }
    return nil
  }

  /// Skips a regular expression, and returns whether it ends in the same line.
  private mutating func skipRegularExpression() -> Bool {
    offset += 1
    var isInClass = false
    while offset < source.count, !peek().isLineEnd {
      switch peek() {
      case UInt8(ascii: "\\"):
        guard !peek(1).isLineEnd else { return false }
        offset += 1
      case UInt8(ascii: "["): isInClass = true
      case UInt8(ascii: "]"): isInClass = false
      case UInt8(ascii: "/") where !isInClass:
        offset += 1
        while peek().isLetter { offset += 1 }
        return true
      default: break
      }
      offset += 1
    }
    return false
  }

  /// Returns the byte at a distance, or zero after the end.
  private func peek(_ distance: Int = 0) -> UInt8 {
    offset + distance < source.count ? source[offset + distance] : 0
  }

  private func has(_ text: StaticString) -> Bool {
    // Nearly all bytes differ from the first one.
    unsafe text.utf8Start.pointee == peek() && text.withUTF8Buffer { unsafe source[offset...].starts(with: $0) }
  }
}

extension UInt8 {
  fileprivate var isLineEnd: Bool { self == 0x0A || self == 0x0D }

  /// Whether the byte is part of an identifier or keyword; a backslash starts an escape, `#` a private name.
  fileprivate var isInScriptWord: Bool {
    switch self {
    case UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "\\"), UInt8(ascii: "#"), 0x80...: true
    default: isLetter || isDigit
    }
  }
}
