extension Scanner {
  /// Tries to match a rule here; on success, adds its token and performs its action.
  mutating func apply(_ index: Int) -> Bool {
    let rule = grammar.rules[index]
    let matched = rule.length > 0 ? at &+ Int(rule.length) : match(rule, index)
    guard matched >= at else { return false }
    if matched == at, !rule.action.isLeaving { return false }
    if rule.kind == .comment { history.recordComment(from: at, in: code) }
    let from = at
    at = matched
    switch rule.action {
    case .stay:
      emit(rule.kind ?? (history.declaredAt == from ? history.declared : nil), from: from, to: matched)
      if rule.kind == .attribute { history.attributeEnd = matched }
    case .enter(let mode): enter(mode, rule, from: from)
    case .leave(let times): guard leave(Int(times), rule, from: from) else { return false }
    case .nest: frame.depth += 1
    case .become(let mode):
      emit(rule.kind ?? fill, from: from, to: matched)
      frame = Frame(mode: mode, captured: captured)
    case .queue(let mode):
      emit(rule.kind ?? fill, from: from, to: matched)
      queue(mode, from: from)
    case .embed(let embedding):
      emit(rule.kind ?? fill, from: from, to: matched)
      embed(grammar.embeddings[Int(embedding)])
    }
    if rule.kind == .comment { history.recordComment(to: at) }
    if rule.expectsCommand { history.recordWord(end: at, isValue: false, expectsCommand: true) }
    return true
  }

  @inline(__always)
  private mutating func enter(_ mode: Int32, _ rule: CompiledRule, from start: Int) {
    flush(to: start)
    let token = rule.isKeyed ? tokens.count : -1
    emit(rule.kind ?? fill, from: start, to: at)
    frames.append(frame)
    frame = Frame(mode: mode, captured: captured, keyToken: token)
  }

  @inline(__always)
  private mutating func leave(_ times: Int, _ rule: CompiledRule, from start: Int) -> Bool {
    if frame.depth > 0 {
      frame.depth -= 1
      at = max(at, start + 1)
      return true
    }
    guard !frames.isEmpty else {
      at = start
      return false
    }
    emit(rule.kind ?? fill, from: start, to: at)
    if fill == .comment { history.recordComment(to: at) }
    if frame.keyToken >= 0, code.isByte(UInt8(ascii: ":"), at: code.endOfSpaces(from: at)) {
      makeKey(from: frame.keyToken)
    }
    for _ in 0..<times { frame = frames.popLast() ?? frame }
    return true
  }
}

extension Scanner {
  /// Matches a rule's pattern at the current position and returns the end of the match, or -1.
  mutating func match(_ rule: CompiledRule, _ index: Int) -> Int {
    if rule.looksFarAhead, at < searches[index].end, searches[index].found < 0 { return -1 }
    var position = at
    var taken = -1
    var step = Int(rule.firstStep)
    while step < Int(rule.endOfSteps) {
      if case .ahead = grammar.steps[step] { taken = position }
      let next = match(grammar.steps[step], at: position, index)
      if next < 0 {
        if rule.beginsWithRun, position > searches[index].end, position > at + 1 {
          // The rule failed after its first run, so it also fails from any position within that run.
          searches[index] = Search(from: at, found: -1, end: position)
        }
        return -1
      }
      position = next
      step &+= 1
    }
    return taken < 0 ? position : taken
  }

  @inline(__always)
  private mutating func match(_ step: CompiledStep, at position: Int, _ rule: Int) -> Int {
    switch step {
    case .text(let start, let count): return isText(start, count, at: position) ? position &+ Int(count) : -1
    case .folded(let start, let count): return isFolded(start, count, at: position) ? position &+ Int(count) : -1
    case .maybe(let start, let count): return isText(start, count, at: position) ? position &+ Int(count) : position
    case .one(let set): return isIn(set, at: position) ? position &+ 1 : -1
    case .run(let set, let atLeast):
      let end = endOfRun(set, from: position)
      return end - position >= Int(atLeast) ? end : -1
    case .capture(let set, let atLeast):
      let end = endOfRun(set, from: position)
      captured = position..<end
      return end - position >= Int(atLeast) ? end : -1
    case .captured: return code.isSame(frame.captured, at: position) ? position + frame.captured.count : -1
    case .character: return position < code.end ? code.endOfCharacter(position) : -1
    case .restOfLine:
      let end = code.endOfLine(from: position)
      return end > at && end < code.end && code[end - 1] == UInt8(ascii: "\r") ? max(end - 1, position) : end
    case .before(let set): return isIn(set, at: position) ? position : -1
    case .notBefore(let set): return isIn(set, at: position) ? -1 : position
    case .lineEnd:
      let isReturn = code.isByte(UInt8(ascii: "\r"), at: position) && code.isByte(UInt8(ascii: "\n"), at: position + 1)
      return position >= code.end || code[position] == UInt8(ascii: "\n") || isReturn ? position : -1
    case .closes(let start, let count, let isWord):
      return closes(start, count, isWord, from: position, rule) ? position : -1
    case .closesBalanced(let start, let count):
      return closesBalanced(start, count, from: position, rule) ? position : -1
    case .ahead: return position
    }
  }

  // These methods change nothing. They are `mutating`, because calling a nonmutating method copies the scanner first,
  // which took a third of the time.

  @inline(__always)
  private mutating func isIn(_ set: Int32, at position: Int) -> Bool {
    position < code.end && grammar.sets[Int(set) &* 256 &+ Int(code[position])]
  }

  @inline(__always)
  private mutating func endOfRun(_ set: Int32, from position: Int) -> Int {
    let table = Int(set) &* 256
    var position = position
    while position < code.end, grammar.sets[table &+ Int(code[position])] { position &+= 1 }
    return position
  }

  @inline(__always)
  private mutating func isText(_ start: Int32, _ count: Int32, at position: Int) -> Bool {
    guard position &+ Int(count) <= code.end else { return false }
    for offset in 0..<Int(count) where code[position &+ offset] != grammar.texts[Int(start) &+ offset] { return false }
    return true
  }

  private mutating func isFolded(_ start: Int32, _ count: Int32, at position: Int) -> Bool {
    guard position + Int(count) <= code.end else { return false }
    for offset in 0..<Int(count) where code[position + offset].folded != grammar.texts[Int(start) + offset] {
      return false
    }
    return true
  }

  // MARK: Looking ahead

  /// Returns whether a text occurs later on the line; a match is cached for all positions before it.
  private mutating func closes(
    _ start: Int32, _ count: Int32, _ isWord: Bool, from position: Int, _ rule: Int
  ) -> Bool {
    let last = searches[rule]
    if position >= last.from, last.found > position { return true }
    if position < last.end, last.found < 0 { return false }
    var index = position + 1
    while index < code.end, code[index] != UInt8(ascii: "\n") {
      if code[index] == UInt8(ascii: "\\") {
        index += 2
        continue
      }
      if isText(start, count, at: index), !isWord || code.isWordEnd(index, index + Int(count)) {
        searches[rule] = Search(from: position, found: index, end: index)
        return true
      }
      index += 1
    }
    searches[rule] = Search(from: position, found: -1, end: min(index, code.end))
    return false
  }

  /// Returns whether a text occurs later on the line, after balanced parentheses.
  ///
  /// If an unmatched `)` stops the search, every search from a position before that `)` fails, too.
  private mutating func closesBalanced(_ start: Int32, _ count: Int32, from position: Int, _ rule: Int) -> Bool {
    guard position >= searches[rule].end else { return false }
    var index = position
    var (parentheses, brackets) = (0, 0)
    while index < code.end, code[index] != UInt8(ascii: "\n"), parentheses >= 0 {
      if isText(start, count, at: index) {
        if index == position || code[index - 1].isBlank && code[index - 2] != UInt8(ascii: "\\") { break }
        return true
      }
      switch code[index] {
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "["): brackets += 1
      case UInt8(ascii: "]"): brackets = max(0, brackets - 1)
      case UInt8(ascii: "(") where brackets == 0: parentheses += 1
      case UInt8(ascii: ")") where brackets == 0: parentheses -= 1
      default: break
      }
      index += 1
    }
    searches[rule] = Search(from: position, found: -1, end: min(index, code.end))
    return false
  }
}
