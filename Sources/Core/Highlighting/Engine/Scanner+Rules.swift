extension Scanner {
  /// Matches one rule in a place that is right for it; if it fits, notes its token and does what follows from it.
  mutating func apply(_ index: Int) -> Bool {
    let rule = grammar.rules[index]
    let matched = rule.length > 0 ? at &+ Int(rule.length) : match(rule, index)
    guard matched >= at else { return false }
    if matched == at, !rule.action.isLeaving { return false }
    if rule.kind == .comment { recall.noteComment(from: at, in: code) }
    let from = at
    at = matched
    switch rule.action {
    case .stay:
      emit(rule.kind ?? (recall.declaredAt == from ? recall.declared : nil), from: from, to: matched)
      if rule.kind == .attribute { recall.attributeEnd = matched }
    case .enter(let mode): enter(mode, rule, from: from)
    case .leave(let times): guard leave(Int(times), rule, from: from) else { return false }
    case .deepen: frame.depth += 1
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
    if rule.kind == .comment { recall.noteComment(to: at) }
    if rule.leadsOn { recall.note(wordEnd: at, isValue: false, leadsOn: true) }
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
    if fill == .comment { recall.noteComment(to: at) }
    if frame.keyToken >= 0, code.isByte(UInt8(ascii: ":"), at: code.endOfSpaces(from: at)) {
      makeKey(from: frame.keyToken)
    }
    for _ in 0..<times { frame = frames.popLast() ?? frame }
    return true
  }
}
