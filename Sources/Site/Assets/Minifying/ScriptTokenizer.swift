/// Cuts a script into tokens, by the lexical grammar of ECMAScript.
///
/// Whether a slash divides or begins a regular expression follows from the token before it. Where that is not certain,
/// there are no tokens: nothing is guessed.
struct ScriptTokenizer {
  let source: [UInt8]
  var offset: Int

  /// The tokens from an offset on, or nothing where that cannot be known for certain.
  static func tokens(of source: [UInt8], from start: Int = 0) -> [ScriptToken]? {
    var tokenizer = ScriptTokenizer(source: source, offset: start)
    return tokenizer.tokens()
  }

  /// A tokenizer that stands at an offset.
  static func at(_ offset: Int, in source: [UInt8]) -> ScriptTokenizer {
    ScriptTokenizer(source: source, offset: offset)
  }

  private var brackets: [Bracket] = []
  private var slash = SlashMeaning.regularExpression

  /// Whether the last token was a word whose parentheses a statement follows, such as `if`.
  private var isBeforeCondition = false

  /// Whether the last token was `.` or `?.`, after which words are names whatever they mean elsewhere.
  private var isBeforeName = false

  private init(source: [UInt8], offset: Int) {
    self.source = source
    self.offset = offset
  }

  private enum Bracket: Equatable {
    case parenthesis(isCondition: Bool)
    case square, brace, template
  }

  private mutating func tokens() -> [ScriptToken]? {
    var tokens: [ScriptToken] = []
    while true {
      let gapStart = offset
      guard let hasLineFeed = skipGap() else { return nil }
      guard offset < source.count else { return brackets.isEmpty ? tokens : nil }
      let start = offset
      let isFirstInLine = tokens.isEmpty || hasLineFeed
      // These are comments in scripts, but operators in modules.
      guard !has("<!--"), !(isFirstInLine && has("-->")) else { return nil }
      guard let kind = next(isAfterLineFeed: hasLineFeed) else { return nil }
      tokens.append(
        ScriptToken(
          kind: kind, bytes: start..<offset, hasGapBefore: gapStart < start, hasLineFeedBefore: hasLineFeed))
    }
  }

  private mutating func next(isAfterLineFeed: Bool) -> ScriptToken.Kind? {
    let byte = source[offset]
    if has("/*!") { return comment() == nil ? nil : .keptComment }
    if byte.startsScriptWord || byte == UInt8(ascii: "#") { return word() }
    if byte.isDigit || byte == UInt8(ascii: ".") && peek(1).isDigit { return value(number()) }
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return value(string(endingWith: byte))
    case UInt8(ascii: "`"): return template(isContinued: false)
    case UInt8(ascii: "}") where brackets.last == .template:
      brackets.removeLast()
      return template(isContinued: true)
    case UInt8(ascii: "/") where slash == .regularExpression: return value(regularExpression())
    case UInt8(ascii: "/") where slash == .unclear: return nil
    default: return punctuator(isAfterLineFeed: isAfterLineFeed)
    }
  }

  /// After a value, a slash divides.
  private mutating func value(_ kind: ScriptToken.Kind?) -> ScriptToken.Kind? {
    slash = .division
    (isBeforeCondition, isBeforeName) = (false, false)
    return kind
  }

  private mutating func template(isContinued: Bool) -> ScriptToken.Kind? {
    guard let continues = templateText() else { return nil }
    if continues { brackets.append(.template) }
    _ = value(nil)
    if continues { slash = .regularExpression }
    return .template(isContinued: isContinued, continues: continues)
  }

  private mutating func word() -> ScriptToken.Kind? {
    let start = offset
    guard skipWord() else { return nil }
    let text = String(decoding: source[start..<offset], as: UTF8.self)
    slash = isBeforeName ? .division : SlashMeaning(after: text)
    isBeforeCondition =
      !isBeforeName && ["if", "while", "for", "with"].contains(text) || text == "await" && isBeforeCondition
    isBeforeName = false
    return .word
  }

  private mutating func punctuator(isAfterLineFeed: Bool) -> ScriptToken.Kind? {
    guard let length = ScriptPunctuator.length(at: offset, in: source) else { return nil }
    let text = source[offset..<offset + length]
    offset += length
    let wasBeforeCondition = isBeforeCondition
    (isBeforeCondition, isBeforeName) = (false, false)
    switch ScriptPunctuator.text(of: text) {
    case "(":
      brackets.append(.parenthesis(isCondition: wasBeforeCondition))
      slash = .regularExpression
    case "[":
      brackets.append(.square)
      slash = .regularExpression
    case "{":
      brackets.append(.brace)
      slash = .regularExpression
    case ")":
      guard case .parenthesis(let isCondition)? = brackets.popLast() else { return nil }
      slash = isCondition ? .regularExpression : .division
    case "]":
      guard brackets.popLast() == .square else { return nil }
      slash = .division
    case "}":
      guard brackets.popLast() == .brace else { return nil }
      slash = .unclear  // a block or a value
    case "++", "--":
      slash = slash == .division && !isAfterLineFeed ? .division : .unclear
    case ".", "?.":
      isBeforeName = true
      slash = .regularExpression
    default:
      slash = .regularExpression
    }
    return .punctuator
  }
}
