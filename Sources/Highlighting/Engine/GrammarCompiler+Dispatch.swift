extension GrammarCompiler {
  struct BucketKey: Hashable {
    let rules: [CompiledGrammar.Candidate]
    let fallback: CompiledGrammar.Fallback
  }

  /// Which rules of a mode a byte begins.
  private struct Signature: Equatable {
    let fallback: CompiledGrammar.Fallback
    private var rules: SIMD4<UInt64> = .zero

    init(fallback: CompiledGrammar.Fallback) { self.fallback = fallback }

    mutating func insert(_ rule: Int) {
      precondition(rule < 256, "a mode has too many rules")
      rules[rule >> 6] |= 1 << UInt64(rule & 63)
    }
  }

  mutating func fillDispatch(of mode: Int, _ description: Mode, _ rules: [Int32]) {
    let firsts = description.rules.map { Self.firstBytes(of: $0.pattern[...]) }
    let candidates = zip(description.rules, rules).map { rule, index in
      CompiledGrammar.Candidate(index: index, second: Self.secondByte(of: rule.pattern), place: rule.place)
    }
    // Most bytes begin the same rules as another one; so few buckets are looked for, and those without hashing.
    var alike: [(signature: Signature, bucket: UInt16)] = []
    for byte in UInt8.min...UInt8.max {
      var signature = Signature(fallback: fallback(for: byte, in: description))
      for (rule, first) in firsts.enumerated() where first.contains(byte) { signature.insert(rule) }
      var index = alike.first { $0.signature == signature }?.bucket
      if index == nil {
        let starting = rules.indices.filter { firsts[$0].contains(byte) }.map { candidates[$0] }
        index = bucket(BucketKey(rules: starting, fallback: signature.fallback))
        alike.append((signature, index ?? 0))
      }
      compiled.dispatch[mode * 256 + Int(byte)] = index ?? 0
    }
  }

  private func fallback(for byte: UInt8, in mode: Mode) -> CompiledGrammar.Fallback {
    if byte == UInt8(ascii: "\n"), queues || mode.isIndented { return .newline }
    guard let vocabulary = mode.vocabulary else { return .fill }
    if let numbers = vocabulary.numbers {
      if ByteSet.digits.contains(byte) { return .number }
      if byte == UInt8(ascii: "."), numbers.startsWithPoint { return .number }
    }
    return vocabulary.letters.contains(byte) ? .word : .fill
  }

  private mutating func bucket(_ key: BucketKey) -> UInt16 {
    if key.rules.isEmpty, key.fallback == .fill { return 0 }
    if let index = buckets[key] { return index }
    let first = Int32(compiled.candidates.count)
    compiled.candidates += key.rules
    compiled.buckets.append(
      CompiledGrammar.Bucket(first: first, end: Int32(compiled.candidates.count), fallback: key.fallback))
    let index = UInt16(compiled.buckets.count - 1)
    buckets[key] = index
    return index
  }

  /// The byte that must follow the first one, if there is just one, or -1.
  private static func secondByte(of pattern: [Step]) -> Int16 {
    guard case .text(let text)? = pattern.first, let second = text.utf8.dropFirst().first else { return -1 }
    return Int16(second)
  }

  /// The bytes that a pattern can begin with.
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
