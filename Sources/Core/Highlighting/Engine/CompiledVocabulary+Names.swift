extension CompiledVocabulary {
  /// Returns the kind of a word that no word list contains.
  func kind(of word: Range<Int>, isMember: Bool, in code: CodeText, after history: History) -> TokenKind? {
    if let key, !key.isTight, isKey(word, in: code, after: history) { return key.kind }
    let isCalled = code.isByte(UInt8(ascii: "("), at: word.upperBound)
    if isCapitalized(word, in: code), let kind = kindOfCapitals(word, isCalled: isCalled, in: code) { return kind }
    if let call, isCalled || isCalledWithoutParentheses(word.upperBound, in: code) { return call }
    if isMember, let member { return member }
    if let leading, history.isCommand(word.lowerBound, in: code) { return leading }
    return other
  }

  /// Returns whether the byte at a position may end a word, such as `?`.
  ///
  /// Before `=`, as in `a?=b`, the byte does not belong to the word.
  func isEnding(at position: Int, in code: CodeText) -> Bool {
    guard let endings, position < code.end, endings.contains(code[position]) else { return false }
    return !code.isByte(UInt8(ascii: "="), at: position + 1)
  }

  // MARK: Capitals

  /// Returns whether the first letter is a capital; leading underscores are skipped.
  @inline(__always)
  private func isCapitalized(_ word: Range<Int>, in code: CodeText) -> Bool {
    var first = word.lowerBound
    while first < word.upperBound - 1, code[first] == UInt8(ascii: "_") { first &+= 1 }
    return (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(code[first])
  }

  private func kindOfCapitals(_ word: Range<Int>, isCalled: Bool, in code: CodeText) -> TokenKind? {
    let isAllCaps = word.count > 1 && word.allSatisfy { code[$0] < UInt8(ascii: "a") || code[$0] == UInt8(ascii: "_") }
    if isCalled, let kind = isAllCaps ? allCapsCall : capitalizedCall { return kind }
    let isGeneric = hasTypeArguments && code.isByte(UInt8(ascii: "<"), at: word.upperBound)
    if isAllCaps, !isGeneric, let allCaps { return allCaps }
    return capitalized
  }

  // MARK: Calls

  /// Returns whether a word is called without parentheses, or with type arguments before the parentheses.
  @inline(__always)
  private func isCalledWithoutParentheses(_ position: Int, in code: CodeText) -> Bool {
    if hasTypeArguments, code.isByte(UInt8(ascii: "<"), at: position) { return isCalledWithTypes(position, in: code) }
    guard let callsBefore else { return false }
    let next = code.endOfBlanks(from: position)
    return next < code.end && callsBefore.contains(code[next])
  }

  /// Returns whether `<…>(` is next, within 100 bytes.
  private func isCalledWithTypes(_ position: Int, in code: CodeText) -> Bool {
    var depth = 0
    for index in position..<min(code.end, position + 100) {
      switch code[index] {
      case UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: ">"):
        depth -= 1
        if depth == 0 { return code.isByte(UInt8(ascii: "("), at: index + 1) }
      case UInt8(ascii: ";"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "\n"): return false
      default: break
      }
    }
    return false
  }

  // MARK: Keys

  /// Returns whether a word is a key, judged by its neighbors.
  func isKey(_ word: Range<Int>, in code: CodeText, after history: History) -> Bool {
    guard let key else { return false }
    var next = key.isTight ? word.upperBound : code.endOfBlanks(from: word.upperBound)
    if key.isTight, next < code.end, key.gap.contains(code[next]) { next += 1 }
    guard next < code.end, key.before.contains(code[next]) else { return false }
    if key.isFirst || key.preceding != nil, !isKeyPosition(key, word.lowerBound, in: code, after: history) {
      return false
    }
    guard key.isSpaced, next + 1 < code.end else { return true }
    let byte = code[next + 1]
    return byte.isSpace || byte == UInt8(ascii: ",") || byte == UInt8(ascii: ")")
  }

  private func isKeyPosition(_ key: Vocabulary.Key, _ position: Int, in code: CodeText, after history: History) -> Bool
  {
    let before = code.startOfBlanks(before: position)
    if code.isLineStart(before) { return true }
    guard !key.isFirst, let preceding = key.preceding else { return false }
    return before == history.wordEnd || preceding.contains(code[before - 1])
  }
}
