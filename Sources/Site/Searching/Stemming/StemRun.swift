/// A word on the way to its stem.
struct StemRun {
  private(set) var word: [UInt16]
  /// Where the regions begin: the whole word, R1, R2 and RV.
  private let regions: [Int]

  init(word: [UInt16], regions: [Int]) { (self.word, self.regions) = (word, regions) }

  mutating func run(_ steps: [StemStep]) {
    for step in steps {
      var isApplied = false
      for rules in step.alternatives where !isApplied { isApplied = apply(rules) }
      run(isApplied ? step.next : step.otherwise)
    }
  }

  /// Applies the rule for the longest ending, and returns whether there is one.
  private mutating func apply(_ rules: StemRules) -> Bool {
    guard let (rule, start) = rules.match(word, regions: regions) else { return false }
    word.replaceSubrange(start..., with: rule.replacement ?? word.suffix(1))
    if let next = rule.next { _ = apply(next) }
    return !rule.goesOn
  }
}
