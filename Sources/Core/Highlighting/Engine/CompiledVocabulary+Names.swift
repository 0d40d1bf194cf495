extension CompiledVocabulary {
  /// What a word is that is in no list.
  func kind(of word: Range<Int>, isMember: Bool, in code: CodeText, after recall: Recall) -> TokenKind? {
    if let key, !key.isTight, isKey(word, in: code, after: recall) { return key.kind }
    let isCalled = code.isByte(UInt8(ascii: "("), at: word.upperBound)
    if isCapitalised(word, in: code), let kind = kindOfCapitals(word, isCalled: isCalled, in: code) { return kind }
    if let call, isCalled || isCalledOtherwise(word.upperBound, in: code) { return call }
    if isMember, let member { return member }
    if let leading, recall.isCommand(word.lowerBound, in: code) { return leading }
    return other
  }

  /// Whether the byte at a place may end a word, such as `?`; not so in `a?=b`.
  func isEnding(at position: Int, in code: CodeText) -> Bool {
    guard let endings, position < code.end, endings.contains(code[position]) else { return false }
    return !code.isByte(UInt8(ascii: "="), at: position + 1)
  }

  // MARK: Capitals

  /// Whether a word's first letter is a capital, whatever underscores go before.
  @inline(__always)
  private func isCapitalised(_ word: Range<Int>, in code: CodeText) -> Bool {
    var first = word.lowerBound
    while first < word.upperBound - 1, code[first] == UInt8(ascii: "_") { first &+= 1 }
    return (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(code[first])
  }

  private func kindOfCapitals(_ word: Range<Int>, isCalled: Bool, in code: CodeText) -> TokenKind? {
    let isShouted = word.count > 1 && word.allSatisfy { code[$0] < UInt8(ascii: "a") || code[$0] == UInt8(ascii: "_") }
    if isCalled, let kind = isShouted ? shoutingCall : capitalisedCall { return kind }
    let isGeneric = hasTypeArguments && code.isByte(UInt8(ascii: "<"), at: word.upperBound)
    if isShouted, !isGeneric, let shouting { return shouting }
    return capitalised
  }

  // MARK: Calls

  /// Whether a word is called by what follows it without parentheses, or behind the types it is called with.
  @inline(__always)
  private func isCalledOtherwise(_ position: Int, in code: CodeText) -> Bool {
    if hasTypeArguments, code.isByte(UInt8(ascii: "<"), at: position) { return isCalledBehindTypes(position, in: code) }
    guard let callsBefore else { return false }
    let next = code.endOfBlanks(from: position)
    return next < code.end && callsBefore.contains(code[next])
  }

  /// Whether `<…>(` comes next; types are short, and so is the search for their end.
  private func isCalledBehindTypes(_ position: Int, in code: CodeText) -> Bool {
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

  /// Whether a word is a key, by what follows it and where it stands.
  func isKey(_ word: Range<Int>, in code: CodeText, after recall: Recall) -> Bool {
    guard let key else { return false }
    var next = key.isTight ? word.upperBound : code.endOfBlanks(from: word.upperBound)
    if key.isTight, next < code.end, key.gap.contains(code[next]) { next += 1 }
    guard next < code.end, key.before.contains(code[next]) else { return false }
    if key.isFirst || key.behind != nil, !isKeyPlace(key, word.lowerBound, in: code, after: recall) { return false }
    guard key.isSpaced, next + 1 < code.end else { return true }
    let byte = code[next + 1]
    return byte.isSpace || byte == UInt8(ascii: ",") || byte == UInt8(ascii: ")")
  }

  private func isKeyPlace(_ key: Vocabulary.Key, _ position: Int, in code: CodeText, after recall: Recall) -> Bool {
    let before = code.startOfBlanks(before: position)
    if code.isLineStart(before) { return true }
    guard !key.isFirst, let behind = key.behind else { return false }
    return before == recall.wordEnd || behind.contains(code[before - 1])
  }
}
