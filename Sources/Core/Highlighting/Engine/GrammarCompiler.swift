/// Compiles a grammar into flat arrays, once per language.
struct GrammarCompiler {
  var compiled = GrammarTables()
  private let grammar: Grammar
  private var indices: [String: Int32] = [:]
  private var pendingModes: [(mode: Mode, index: Int)] = []
  /// The byte sets of `compiled`; there are so few that a linear search is fast.
  private var sets: [ByteSet] = []
  /// Whether any rule queues a mode, so that line feeds need handling.
  var queues = false

  init(_ grammar: Grammar) {
    self.grammar = grammar
    compiled.valueEnds = grammar.valueEnds.table
    for mode in grammar.modes { _ = index(of: mode.name ?? "") }
    var ruleLists: [(index: Int, mode: Mode, rules: [Int32])] = []
    while let (mode, index) = pendingModes.popLast() {
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
    pendingModes.append((mode, compiled.modes.count))
    compiled.modes.append(CompiledMode(fill: mode.fill, vocabulary: vocabulary, isIndented: mode.isIndented))
    return Int32(compiled.modes.count - 1)
  }

  /// Returns a named mode that counts brackets, compiled once for each kind of bracket.
  private mutating func bracketed(_ name: String, _ open: String, _ close: String) -> Int32 {
    let key = "\(name) \(open)\(close)"
    if let index = indices[key] { return index }
    var mode = mode(called: name)
    mode.rules =
      [Rule([.text(close)], .interpolation, .leave()), Rule([.text(open)], nil, .nest)] + mode.rules
    let index = add(mode)
    indices[key] = index
    return index
  }

  // MARK: Rules

  private mutating func rule(_ rule: Rule) -> Int32 {
    let first = Int32(compiled.steps.count)
    let steps = rule.pattern.map { step($0) }
    compiled.steps += steps
    let compiledRule = CompiledRule(
      kind: rule.kind, action: action(rule.action), isKeyed: rule.isKeyed, expectsCommand: rule.expectsCommand,
      length: Self.length(of: rule.pattern), firstStep: first, endOfSteps: Int32(compiled.steps.count),
      beginsWithRun: Self.beginsWithRun(rule.pattern), looksFarAhead: looksFarAhead(rule.pattern))
    compiled.rules.append(compiledRule)
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
    case .nest: return .nest
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

  /// Returns the length of a pattern that is a single text of one or two bytes; 0 for any other pattern.
  ///
  /// The scanner compares such a text before it applies the rule, so it does not run the pattern.
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

  /// Returns whether a failed match may have read more than a few bytes.
  private func looksFarAhead(_ pattern: [Step]) -> Bool {
    pattern.contains { step in
      switch step {
      case .run, .capture, .closes, .closesWord, .closesBalanced, .captured: true
      default: false
      }
    }
  }
}

extension GrammarCompiler {
  /// The rules of a mode that may start with a byte, and the action if none matches.
  private struct Signature: Equatable {
    let fallback: CompiledGrammar.Fallback
    /// The indices of the rules within the mode, which has at most 256.
    var rules = ByteSet([])
  }

  mutating func fillDispatch(of mode: Int, _ description: Mode, _ rules: [Int32]) {
    precondition(rules.count <= 256, "a mode has too many rules")
    var signatures = fallbacks(in: description).map { Signature(fallback: $0) }
    for (number, rule) in description.rules.enumerated() {
      Self.firstBytes(of: rule.pattern[...]).forEach { signatures[Int($0)].rules.insert(UInt8(number)) }
    }
    let candidates = zip(description.rules, rules).map { rule, index in
      CompiledGrammar.Candidate(index: index, second: Self.secondByte(of: rule.pattern), anchor: rule.anchor)
    }
    // Most bytes share their rules with other bytes, so a mode has few buckets and a linear search is fast.
    var knownBuckets: [(signature: Signature, bucket: UInt16)] = []
    for (byte, signature) in signatures.enumerated() {
      var index = knownBuckets.first { $0.signature == signature }?.bucket
      if index == nil {
        let starting = candidates.indices.filter { signature.rules.contains(UInt8($0)) }.map { candidates[$0] }
        index = bucket(starting, signature.fallback)
        knownBuckets.append((signature, index ?? 0))
      }
      compiled.dispatch[mode * 256 + byte] = index ?? 0
    }
  }

  /// Returns the action for each byte if no rule matches.
  private func fallbacks(in mode: Mode) -> [CompiledGrammar.Fallback] {
    var fallbacks = [CompiledGrammar.Fallback](repeating: .fill, count: 256)
    mode.vocabulary?.letters.forEach { fallbacks[Int($0)] = .word }
    if let numbers = mode.vocabulary?.numbers {
      (numbers.startsWithPoint ? .digits + "." : .digits).forEach { fallbacks[Int($0)] = .number }
    }
    if queues || mode.isIndented { fallbacks[Int(UInt8(ascii: "\n"))] = .newline }
    return fallbacks
  }

  private mutating func bucket(
    _ rules: [CompiledGrammar.Candidate], _ fallback: CompiledGrammar.Fallback
  ) -> UInt16 {
    if rules.isEmpty, fallback == .fill { return 0 }
    let first = Int32(compiled.candidates.count)
    compiled.candidates += rules
    compiled.buckets.append(
      CompiledGrammar.Bucket(first: first, end: Int32(compiled.candidates.count), fallback: fallback))
    return UInt16(compiled.buckets.count - 1)
  }

  /// Returns the second byte of every match, or -1 if the pattern does not start with a text of at least two bytes.
  private static func secondByte(of pattern: [Step]) -> Int16 {
    guard case .text(let text)? = pattern.first, let second = text.utf8.dropFirst().first else { return -1 }
    return Int16(second)
  }

  /// Returns the bytes that a match can start with.
  private static func firstBytes(of pattern: ArraySlice<Step>) -> ByteSet {
    guard let step = pattern.first else { return !"" }
    let rest = pattern.dropFirst()
    switch step {
    case .text(let text): return ByteSet(text.utf8.prefix(1))
    case .folded(let text): return ByteSet(text.lowercased().utf8.prefix(1)) + ByteSet(text.uppercased().utf8.prefix(1))
    case .maybe(let text): return ByteSet(text.utf8.prefix(1)) + firstBytes(of: rest)
    case .one(let set), .before(let set): return set
    case .run(let set, let atLeast), .capture(let set, let atLeast):
      return atLeast > 0 ? set : set + firstBytes(of: rest)
    case .captured, .closes, .closesWord, .closesBalanced, .ahead, .notBefore: return firstBytes(of: rest)
    case .character: return !""
    case .restOfLine: return !"\n" + firstBytes(of: rest)
    case .lineEnd: return "\r\n"
    }
  }
}
