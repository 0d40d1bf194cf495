/// What is remembered of what went before, so that nobody has to go back for it.
struct Recall {
  /// The end of the last word or number, and what it was.
  private(set) var wordEnd = -1
  private(set) var wordIsValue = false
  private var wordLeadsOn = false
  /// The end of the last attribute.
  var attributeEnd = -1
  /// Where a name would stand that the last word declares, and what it is.
  var declaredAt = -1
  var declared = TokenKind.plain
  /// The end of the last comment, and of the code before it and the comments right before that.
  private var commentEnd = -1
  private var codeEnd = -1

  /// Notes a word, a number, or what is like one.
  mutating func note(wordEnd: Int, isValue: Bool, leadsOn: Bool = false) {
    (self.wordEnd, wordIsValue, wordLeadsOn) = (wordEnd, isValue, leadsOn)
  }

  /// Notes where a comment begins.
  mutating func noteComment(from start: Int, in code: CodeText) {
    let before = code.startOfSpaces(before: start)
    if before != commentEnd || before == code.start { codeEnd = before }
  }

  /// Notes where a comment ends.
  mutating func noteComment(to end: Int) { commentEnd = end }

  // MARK: Places

  /// Whether no value ends before a place, comments aside, so that a value may begin.
  func isOperand(_ position: Int, in code: CodeText, valueEnds: [Bool]) -> Bool {
    var index = code.startOfSpaces(before: position)
    if index == commentEnd, index > code.start { index = codeEnd }
    guard index > code.start else { return true }
    if index == wordEnd { return !wordIsValue }
    return !valueEnds[Int(code[index - 1])] && !code[index - 1].isNamePart
  }

  /// Whether an operator here would stand before its operand, as Swift's spaces tell.
  func isPrefix(_ position: Int, in code: CodeText, valueEnds: [Bool]) -> Bool {
    if isOperand(position, in: code, valueEnds: valueEnds) { return true }
    guard position > code.start, code[position - 1].isSpace else { return false }
    return position + 1 < code.end && !code[position + 1].isSpace
  }

  /// Whether a command begins here; a line that a backslash continues begins none.
  func isCommand(_ position: Int, in code: CodeText) -> Bool {
    var before = code.startOfBlanks(before: position)
    if wordLeadsOn, wordEnd >= before, wordEnd <= position { return true }
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

  /// Whether a statement begins here: a line, a block, or what an attribute or a word such as `get` goes before.
  func isStatement(_ position: Int, in code: CodeText) -> Bool {
    let before = code.startOfBlanks(before: position)
    guard before > code.start else { return true }
    switch code[before - 1] {
    case UInt8(ascii: "\n"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: ";"): return true
    default: return before == wordEnd && wordLeadsOn || before == attributeEnd
    }
  }
}

extension Rule.Place {
  /// Whether a place is one of this kind.
  @inline(__always)
  func holds(at position: Int, in code: CodeText, after recall: Recall, valueEnds: [Bool]) -> Bool {
    switch self {
    case .anywhere: true
    case .textStart: position == code.start
    case .lineStart: code.isLineStart(position)
    case .indentation: code.isLineStart(code.startOfBlanks(before: position))
    case .afterSpace: position == code.start || code[position - 1].isSpace
    case .wordStart: position == code.start || !code[position - 1].isNamePart
    case .operand: recall.isOperand(position, in: code, valueEnds: valueEnds)
    case .infix: !recall.isOperand(position, in: code, valueEnds: valueEnds)
    case .prefix: recall.isPrefix(position, in: code, valueEnds: valueEnds)
    case .command: recall.isCommand(position, in: code)
    case .declared: position == recall.declaredAt
    }
  }
}
