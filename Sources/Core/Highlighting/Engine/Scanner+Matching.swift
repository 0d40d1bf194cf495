extension Scanner {
  /// Matches a rule's pattern where the scanner stands, and gives the index after it, or -1.
  mutating func match(_ rule: CompiledRule, _ index: Int) -> Int {
    if rule.isFarSighted, at < searches[index].end, searches[index].found < 0 { return -1 }
    var position = at
    var taken = -1
    var step = Int(rule.firstStep)
    while step < Int(rule.endOfSteps) {
      if case .ahead = grammar.steps[step] { taken = position }
      let next = match(grammar.steps[step], at: position, index)
      if next < 0 {
        if rule.beginsWithRun, position > searches[index].end, position > at + 1 {
          // A run that leads nowhere leads nowhere from its middle, either.
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

  // These change nothing; but a call of what is not mutating would copy the scanner first, which cost a third of the time.

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

  /// Whether a text comes later on the line; what was found is found again from any place before it.
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

  /// The same, balanced; where a parenthesis is closed too many from one place, it is so from any place between.
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
