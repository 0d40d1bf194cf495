/// A step of a ``StemmingTable``, whose endings and patterns are ready for a search.
struct StemStep: Sendable {
  let alternatives: [StemRules]
  let next, otherwise: [StemStep]

  init(_ step: StemmingTable.Step, vowels: String) {
    alternatives = step.alternatives.map { StemRules($0, vowels: vowels) }
    next = step.next.map { StemStep($0, vowels: vowels) }
    otherwise = step.otherwise.map { StemStep($0, vowels: vowels) }
  }
}

/// Rules, and their endings by the last letter.
struct StemRules: Sendable {
  /// The region that an ending must be in.
  let region: Int
  private let rules: [StemRule]
  /// The endings with a last letter, the longest first, and those of one length in the order of their rules.
  private let byLastLetter: [UInt16: [(ending: [UInt16], rule: Int)]]
  /// The rules whose ending is empty.
  private let withoutEnding: [Int]

  init(_ rules: StemmingTable.Rules, vowels: String) {
    region = rules.region
    self.rules = rules.list.map { StemRule($0, vowels: vowels) }
    let endings = rules.list.enumerated().flatMap { index, rule in
      StemEndings.list(rule.endings).map { (ending: Array($0.utf16), rule: index) }
    }
    byLastLetter = Dictionary(grouping: endings.filter { !$0.ending.isEmpty }) { $0.ending[$0.ending.count - 1] }
      .mapValues { $0.sorted { ($1.ending.count, $0.rule) < ($0.ending.count, $1.rule) } }
    withoutEnding = endings.filter(\.ending.isEmpty).map(\.rule)
  }

  /// Returns the first rule that applies to the longest ending of a word, and where that ending begins.
  func match(_ word: [UInt16], regions: [Int]) -> (rule: StemRule, start: Int)? {
    var longest: Int?
    for (ending, rule) in word.last.flatMap({ byLastLetter[$0] }) ?? [] {
      let start = word.count - ending.count
      if let longest, ending.count < longest { return nil }
      guard start >= regions[region], word[max(start, 0)...].elementsEqual(ending) else { continue }
      longest = ending.count
      if rules[rule].fits(word, before: start, regions: regions) { return (rules[rule], start) }
    }
    guard longest == nil else { return nil }
    let rule = withoutEnding.first { rules[$0].fits(word, before: word.count, regions: regions) }
    return rule.map { (rules[$0], word.count) }
  }
}

/// A rule with its patterns.
struct StemRule: Sendable {
  /// What replaces the ending; `nil` is its last letter.
  let replacement: [UInt16]?
  let next: StemRules?
  let goesOn: Bool
  private let condition: [StemPattern]

  init(_ rule: StemmingTable.Rule, vowels: String) {
    condition = StemPattern.alternatives(rule.condition, vowels: vowels)
    replacement = rule.replacement == "." ? nil : Array(rule.replacement.utf16)
    next = rule.next.isEmpty ? nil : StemRules(StemmingTable.Rules(rule.next), vowels: vowels)
    goesOn = rule.goesOn
  }

  /// Whether the condition holds for what precedes the ending.
  func fits(_ word: [UInt16], before start: Int, regions: [Int]) -> Bool {
    condition.contains { $0.fits(word, before: start, regions: regions) }
  }
}
