extension GrammarCompiler {
  /// Which rules of a mode a byte begins, and what is done where none of them matches.
  private struct Signature: Equatable {
    let fallback: CompiledGrammar.Fallback
    /// The rules by their numbers in the mode, none of which has more than 256.
    var rules = ByteSet([])
  }

  mutating func fillDispatch(of mode: Int, _ description: Mode, _ rules: [Int32]) {
    precondition(rules.count <= 256, "a mode has too many rules")
    var signatures = fallbacks(in: description).map { Signature(fallback: $0) }
    for (number, rule) in description.rules.enumerated() {
      Self.firstBytes(of: rule.pattern[...]).forEach { signatures[Int($0)].rules.insert(UInt8(number)) }
    }
    let candidates = zip(description.rules, rules).map { rule, index in
      CompiledGrammar.Candidate(index: index, second: Self.secondByte(of: rule.pattern), place: rule.place)
    }
    // Most bytes begin the same rules as another one: a mode has a few buckets, which are found without hashing.
    var alike: [(signature: Signature, bucket: UInt16)] = []
    for (byte, signature) in signatures.enumerated() {
      var index = alike.first { $0.signature == signature }?.bucket
      if index == nil {
        let starting = candidates.indices.filter { signature.rules.contains(UInt8($0)) }.map { candidates[$0] }
        index = bucket(starting, signature.fallback)
        alike.append((signature, index ?? 0))
      }
      compiled.dispatch[mode * 256 + byte] = index ?? 0
    }
  }

  /// What is done with each byte where no rule matches.
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
