/// Reduces words of a language to their stems.
///
/// ```swift
/// Stemmer.named("en")?.stem("cooking")  // cook
/// ```
package struct Stemmer: Sendable {
  /// The rules, as they are published with the index.
  let table: StemmingTable
  private let irregular: [String: String]
  private let letters: [UInt16: [UInt16]]
  private let consonants: [Consonant]
  private let r1, r2, rv: [StemPattern]
  private let steps: [StemStep]

  private struct Consonant: Sendable {
    var letters: [UInt16]
    var after: [StemPattern]
    var before: [UInt16]
  }

  init(_ table: StemmingTable) {
    self.table = table
    let vowels = table.vowels
    let words = table.irregular.flatMap { stem, words in words.split(separator: " ").map { (String($0), stem) } }
    irregular = Dictionary(words) { first, _ in first }
    letters = Dictionary(table.letters.map { (Array($0.utf16)[0], Array($1.utf16)) }) { first, _ in first }
    consonants = table.consonants.map { consonant in
      let before = consonant.before.flatMap { $0 == "V" ? Array(vowels.utf16) : Array($0.utf16) }
      let after = StemPattern.alternatives(consonant.after, vowels: vowels)
      return Consonant(letters: Array(consonant.letters.utf16), after: after, before: before)
    }
    r1 = StemPattern.alternatives(table.r1, vowels: vowels)
    r2 = StemPattern.alternatives(StemmingTable.usualRegion, vowels: vowels)
    rv = StemPattern.alternatives(table.rv, vowels: vowels)
    steps = table.steps.map { StemStep($0, vowels: vowels) }
  }

  /// Returns the stem of a word in lower case, whose accents do not count.
  package func stem(_ word: String) -> String {
    if let stem = irregular[word] { return stem }
    var prepared = Array(word.utf16)
    if !letters.isEmpty { prepared = prepared.flatMap { letters[$0] ?? [$0] } }
    prepared = capitalizingConsonants(of: prepared)
    var run = StemRun(word: prepared, regions: regions(of: prepared))
    run.run(steps)
    let stem = run.word.compactMap { $0 == Self.tilde ? nil : $0 }
    return String(decoding: stem, as: UTF16.self).lowercased()
  }

  private static let tilde = UInt16(UInt8(ascii: "~"))
}

extension Stemmer {
  /// Returns a word with capitals for the vowels that are consonants in it.
  ///
  /// It goes from left to right, because a capital does not count as a vowel for the letters beside it.
  private func capitalizingConsonants(of word: [UInt16]) -> [UInt16] {
    guard !consonants.isEmpty else { return word }
    var word = word
    var start = 0
    while start < word.count {
      var vowel: Int?
      for consonant in consonants where vowel == nil { vowel = position(of: consonant, in: word, from: start) }
      if let vowel { word[vowel] -= Self.distanceOfCapitals } else { start += 1 }
    }
    return word
  }

  /// From a capital to its small letter.
  private static let distanceOfCapitals: UInt16 = 32

  /// Returns where a vowel is if its pattern begins at a position.
  private func position(of consonant: Consonant, in word: [UInt16], from start: Int) -> Int? {
    for pattern in consonant.after {
      guard let at = pattern.end(in: word, from: start), at < word.count, consonant.letters.contains(word[at]) else {
        continue
      }
      if consonant.before.isEmpty || at + 1 < word.count && consonant.before.contains(word[at + 1]) { return at }
    }
    return nil
  }

  /// Returns where the regions of a word begin; past its end if it has no such region.
  private func regions(of word: [UInt16]) -> [Int] {
    func end(of patterns: [StemPattern], from start: Int) -> Int {
      patterns.lazy.compactMap { $0.end(in: word, from: start) }.first ?? .max
    }
    let first = end(of: r1, from: 0)
    let second = first == .max ? .max : end(of: r2, from: first)
    return [0, max(first, table.lettersBeforeR1), second, end(of: rv, from: 0)]
  }
}

extension Stemmer {
  /// The languages that have a stemmer, by their tags.
  package static let languages = ["de", "en", "es", "fr", "it", "nl", "pt", "ru", "sv"]

  /// Returns the stemmer of a language.
  package static func named(_ language: String) -> Stemmer? {
    switch language {
    case "de": german
    case "en": english
    case "es": spanish
    case "fr": french
    case "it": italian
    case "nl": dutch
    case "pt": portuguese
    case "ru": russian
    case "sv": swedish
    default: nil
    }
  }

  private static let german = Stemmer(.german)
  private static let english = Stemmer(.english)
  private static let spanish = Stemmer(.spanish)
  private static let french = Stemmer(.french)
  private static let italian = Stemmer(.italian)
  private static let dutch = Stemmer(.dutch)
  private static let portuguese = Stemmer(.portuguese)
  private static let russian = Stemmer(.russian)
  private static let swedish = Stemmer(.swedish)
}

/// A word on the way to its stem.
private struct StemRun {
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
