/// Turns a grammar into flat arrays, once per language.
struct GrammarCompiler {
  var compiled = GrammarTables()
  private let grammar: Grammar
  private var indices: [String: Int32] = [:]
  private var waiting: [(mode: Mode, index: Int)] = []
  /// The sets of `compiled`, which are so few that they are looked for one by one.
  private var sets: [ByteSet] = []
  /// Whether any rule queues a mode, so that every line feed matters.
  var queues = false

  init(_ grammar: Grammar) {
    self.grammar = grammar
    compiled.valueEnds = grammar.valueEnds.table
    for mode in grammar.modes { _ = index(of: mode.name ?? "") }
    var ruleLists: [(index: Int, mode: Mode, rules: [Int32])] = []
    while let (mode, index) = waiting.popLast() {
      ruleLists.append((index, mode, mode.rules.map { rule($0) }))
    }
    compiled.dispatch = Array(repeating: 0, count: compiled.modes.count * 256)
    for list in ruleLists { fillDispatch(of: list.index, list.mode, list.rules) }
  }

  // MARK: Modes

  private mutating func index(of name: String) -> Int32 {
    if let index = indices[name] { return index }
    let index = add(mode(called: name))
    indices[name] = index
    return index
  }

  private func mode(called name: String) -> Mode {
    let mode = grammar.modes.first { $0.name == name }
    precondition(mode != nil, "no mode is called \(name)")
    return mode ?? Mode(.plain, [])
  }

  private mutating func add(_ mode: Mode) -> Int32 {
    var vocabulary: Int32 = -1
    if let words = mode.vocabulary {
      vocabulary = Int32(compiled.vocabularies.count)
      compiled.vocabularies.append(CompiledVocabulary(words))
    }
    waiting.append((mode, compiled.modes.count))
    compiled.modes.append(CompiledMode(fill: mode.fill, vocabulary: vocabulary, isIndented: mode.isIndented))
    return Int32(compiled.modes.count - 1)
  }

  /// The mode of a name with its brackets counted, made once for each kind of bracket.
  private mutating func bracketed(_ name: String, _ open: String, _ close: String) -> Int32 {
    let key = "\(name) \(open)\(close)"
    if let index = indices[key] { return index }
    var mode = mode(called: name)
    mode.rules =
      [Rule([.text(close)], .interpolation, .leave()), Rule([.text(open)], nil, .deepen)] + mode.rules
    let index = add(mode)
    indices[key] = index
    return index
  }

  // MARK: Rules

  private mutating func rule(_ rule: Rule) -> Int32 {
    let first = Int32(compiled.steps.count)
    let steps = rule.pattern.map { step($0) }
    compiled.steps += steps
    let made = CompiledRule(
      kind: rule.kind, action: action(rule.action), isKeyed: rule.isKeyed, leadsOn: rule.leadsOn,
      length: Self.length(of: rule.pattern), firstStep: first, endOfSteps: Int32(compiled.steps.count),
      beginsWithRun: Self.beginsWithRun(rule.pattern), isFarSighted: isFarSighted(rule.pattern))
    compiled.rules.append(made)
    return Int32(compiled.rules.count - 1)
  }

  private mutating func action(_ action: Rule.Action) -> CompiledRule.Action {
    switch action {
    case .stay: return .stay
    case .enter(let mode): return .enter(add(mode))
    case .enterNamed(let name): return .enter(index(of: name))
    case .interpolate(let name, let open, let close): return .enter(bracketed(name, open, close))
    case .become(let mode): return .become(add(mode))
    case .becomeNamed(let name): return .become(index(of: name))
    case .leave(let times): return .leave(Int32(times))
    case .deepen: return .deepen
    case .queue(let mode):
      queues = true
      return .queue(add(mode))
    case .embed(let embedding):
      compiled.embeddings.append(embedding)
      return .embed(Int32(compiled.embeddings.count - 1))
    }
  }

  private mutating func step(_ step: Step) -> CompiledStep {
    switch step {
    case .text(let text):
      let (start, count) = self.text(text)
      return .text(start: start, count: count)
    case .folded(let text):
      let (start, count) = self.text(text.lowercased())
      return .folded(start: start, count: count)
    case .maybe(let text):
      let (start, count) = self.text(text)
      return .maybe(start: start, count: count)
    case .closes(let text):
      let (start, count) = self.text(text)
      return .closes(start: start, count: count, isWord: false)
    case .closesWord(let text):
      let (start, count) = self.text(text)
      return .closes(start: start, count: count, isWord: true)
    case .closesBalanced(let text):
      let (start, count) = self.text(text)
      return .closesBalanced(start: start, count: count)
    case .ahead: return .ahead
    case .one(let set): return .one(set: self.set(set))
    case .run(let set, let atLeast): return .run(set: self.set(set), atLeast: Int32(atLeast))
    case .capture(let set, let atLeast): return .capture(set: self.set(set), atLeast: Int32(atLeast))
    case .before(let set): return .before(set: self.set(set))
    case .notBefore(let set): return .notBefore(set: self.set(set))
    case .captured: return .captured
    case .character: return .character
    case .restOfLine: return .restOfLine
    case .lineEnd: return .lineEnd
    }
  }

  private mutating func text(_ text: String) -> (start: Int32, count: Int32) {
    let start = Int32(compiled.texts.count)
    compiled.texts += Array(text.utf8)
    return (start, Int32(text.utf8.count))
  }

  private mutating func set(_ set: ByteSet) -> Int32 {
    if let index = sets.firstIndex(of: set) { return Int32(index) }
    compiled.sets += set.table
    sets.append(set)
    return Int32(sets.count - 1)
  }

  /// How long a pattern is that is a text of one or two bytes: those are compared before it is looked at.
  private static func length(of pattern: [Step]) -> Int32 {
    guard pattern.count == 1, case .text(let text) = pattern[0], 1...2 ~= text.utf8.count else { return 0 }
    return Int32(text.utf8.count)
  }

  private static func beginsWithRun(_ pattern: [Step]) -> Bool {
    switch pattern.first {
    case .run, .capture: true
    default: false
    }
  }

  /// Whether a pattern that fails may have looked at more than a few bytes.
  private func isFarSighted(_ pattern: [Step]) -> Bool {
    pattern.contains { step in
      switch step {
      case .run, .capture, .closes, .closesWord, .closesBalanced, .captured: true
      default: false
      }
    }
  }
}
