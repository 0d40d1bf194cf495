/// The facts about earlier text that rules need, so that the scanner never reads it again.
struct History {
  /// The end of the last word or number, and its properties.
  private(set) var wordEnd = -1
  private(set) var wordIsValue = false
  private var wordExpectsCommand = false
  /// The end of the last attribute.
  var attributeEnd = -1
  /// The position of the name that the last word declares, and the kind of that name.
  var declaredAt = -1
  var declared = TokenKind.plain
  /// The end of the last comment.
  private var commentEnd = -1
  /// The end of the code before the last run of adjacent comments.
  private var codeEnd = -1

  /// Records a word, a number, or another token that counts as a word.
  mutating func recordWord(end wordEnd: Int, isValue: Bool, expectsCommand: Bool = false) {
    (self.wordEnd, wordIsValue, wordExpectsCommand) = (wordEnd, isValue, expectsCommand)
  }

  /// Records the start of a comment.
  mutating func recordComment(from start: Int, in code: CodeText) {
    let before = code.startOfSpaces(before: start)
    if before != commentEnd || before == code.start { codeEnd = before }
  }

  /// Records the end of a comment.
  mutating func recordComment(to end: Int) { commentEnd = end }

  // MARK: Anchors

  /// Returns whether an operand may start at a position: no value ends before it, ignoring spaces and comments.
  func isOperand(_ position: Int, in code: CodeText, valueEnds: [Bool]) -> Bool {
    var index = code.startOfSpaces(before: position)
    if index == commentEnd, index > code.start { index = codeEnd }
    guard index > code.start else { return true }
    if index == wordEnd { return !wordIsValue }
    return !valueEnds[Int(code[index - 1])] && !code[index - 1].isNamePart
  }

  /// Returns whether an operator at a position is a prefix operator by Swift's rules on spaces.
  func isPrefix(_ position: Int, in code: CodeText, valueEnds: [Bool]) -> Bool {
    if isOperand(position, in: code, valueEnds: valueEnds) { return true }
    guard position > code.start, code[position - 1].isSpace else { return false }
    return position + 1 < code.end && !code[position + 1].isSpace
  }

  /// Returns whether a command starts at a position; lines continued by a backslash do not start one.
  func isCommand(_ position: Int, in code: CodeText) -> Bool {
    var before = code.startOfBlanks(before: position)
    if wordExpectsCommand, wordEnd >= before, wordEnd <= position { return true }
    while before - 1 > code.start, code[before - 1] == UInt8(ascii: "\n"), code[before - 2] == UInt8(ascii: "\\") {
      before = code.startOfBlanks(before: before - 2)
    }
    guard before > code.start else { return true }
    switch code[before - 1] {
    case UInt8(ascii: "\n"), UInt8(ascii: "|"), UInt8(ascii: ";"), UInt8(ascii: "&"), UInt8(ascii: "("),
      UInt8(ascii: "`"):
      return true
    case UInt8(ascii: "{"), UInt8(ascii: "!"): return before < position
    default: return false
    }
  }

  /// Returns whether a statement starts at a position: after a line or block, an attribute, or a word such as `get`.
  func isStatement(_ position: Int, in code: CodeText) -> Bool {
    let before = code.startOfBlanks(before: position)
    guard before > code.start else { return true }
    switch code[before - 1] {
    case UInt8(ascii: "\n"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: ";"): return true
    default: return before == wordEnd && wordExpectsCommand || before == attributeEnd
    }
  }
}

extension Rule.Anchor {
  /// Returns whether a position meets the condition.
  @inline(__always)
  func matches(at position: Int, in code: CodeText, after history: History, valueEnds: [Bool]) -> Bool {
    switch self {
    case .anywhere: true
    case .textStart: position == code.start
    case .lineStart: code.isLineStart(position)
    case .indentation: code.isLineStart(code.startOfBlanks(before: position))
    case .afterSpace: position == code.start || code[position - 1].isSpace
    case .wordStart: position == code.start || !code[position - 1].isNamePart
    case .operand: history.isOperand(position, in: code, valueEnds: valueEnds)
    case .infix: !history.isOperand(position, in: code, valueEnds: valueEnds)
    case .prefix: history.isPrefix(position, in: code, valueEnds: valueEnds)
    case .command: history.isCommand(position, in: code)
    case .declared: position == history.declaredAt
    }
  }
}
