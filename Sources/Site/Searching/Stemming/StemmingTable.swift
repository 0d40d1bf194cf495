import Markup

/// The rules of one language that reduce a word to its stem.
///
/// The stems are those of Snowball's algorithms, except that some lack accents, which ``Folding`` removes anyway.
/// `Stemmer` applies the rules in a build, and `stemmer` in `search-engine.js` in the browser.
///
/// A rule names *endings*, such as `ist[ae]s? (uc|ac)ión`. Its condition is a *pattern* for what precedes them, such as
/// `[^V]1`: a letter that is no vowel, within the region R1.
///
/// | in | text | meaning |
/// |---|---|---|
/// | both | `[ae]` | `a` or `e` |
/// | both | a space | separates alternatives |
/// | endings | `(uc\|ac)` | `uc` or `ac` |
/// | endings | `s?` | an `s`, or nothing |
/// | patterns | `[V]`, `[^V]` | a vowel, another letter |
/// | patterns | `[^ae]`, `.` | a letter but `a` or `e`, any letter |
/// | patterns | `*` | as few letters as possible |
/// | patterns | `^` | the word begins here |
/// | patterns | `1`, `2`, `3` | the region R1, R2 or RV begins here, or earlier |
///
/// A capital letter is a vowel that is spoken as a consonant, such as the `u` in `quick`. A `~` is a consonant that is
/// not written. The finished stem is in lower case and has no `~`.
struct StemmingTable: Sendable {
  var vowels: String
  /// Words that the rules do not reduce, by their stems.
  var irregular: [String: String] = [:]
  /// What replaces letters before all else.
  var letters: [String: String] = [:]
  /// The vowels that are capitalized, because they are spoken as consonants.
  var consonants: [Consonant] = []
  /// The region R1 begins behind this; R2 begins behind the next vowel and the next other letter.
  var r1 = StemmingTable.usualRegion
  /// The number of letters that always precede R1.
  var lettersBeforeR1 = 0
  /// The region RV begins behind this.
  var rv = ""
  var steps: [Step]

  /// A vowel, and another letter.
  static let usualRegion = "*[V]*[^V]"
  /// The region RV of Spanish, Portuguese and Italian.
  static let romanceRV = "[V][^V]*[V] [V][V]*[^V] [^V][^V]*[V] [^V][V]."

  /// A vowel between others that is spoken as a consonant.
  struct Consonant: Sendable {
    var letters: String
    /// The pattern that precedes the letter.
    var after: String
    /// The letters that can follow.
    var before = ""

    init(_ letters: String, after: String, before: String = "") {
      (self.letters, self.after, self.before) = (letters, after, before)
    }
  }

  /// Rules for the longest ending of a word that one of them names.
  struct Rules: Sendable {
    /// The region that the ending must be in.
    var region: Int
    var list: [Rule]

    init(in region: Int = 0, _ list: [Rule]) { (self.region, self.list) = (region, list) }
  }

  /// Replaces an ending.
  ///
  /// Of several rules for an ending, the first one applies whose condition holds.
  struct Rule: Sendable {
    var endings: String
    /// The pattern that precedes the ending.
    var condition: String
    /// What replaces the ending; a dot is its last letter.
    var replacement: String
    /// The rules for what is left.
    var next: [Rule]
    /// Whether the rules count as not applied, so that the step goes on.
    var goesOn: Bool

    init(_ endings: String, if condition: String = "", to replacement: String = "", then next: [Rule] = []) {
      (self.endings, self.condition, self.replacement, self.next) = (endings, condition, replacement, next)
      goesOn = false
    }

    /// The rule, after which the step goes on as if it did not apply.
    var goingOn: Rule {
      var rule = self
      rule.goesOn = true
      return rule
    }
  }

  /// Applies the first rules that fit.
  struct Step: Sendable {
    var alternatives: [Rules]
    /// The steps that follow if one of the alternatives applied, and if none did.
    var next: [Step] = []
    var otherwise: [Step] = []

    init(first alternatives: [Rules], then next: [Step] = [], else otherwise: [Step] = []) {
      (self.alternatives, self.next, self.otherwise) = (alternatives, next, otherwise)
    }

    init(in region: Int = 0, _ rules: [Rule]) { alternatives = [Rules(in: region, rules)] }
  }

  /// The table for `search-engine.js`, with patterns and endings as regular expressions.
  var json: JSONText {
    .object([
      ("irregular", .list(wordsWithStems.map { .list([.text($0), .text($1)]) })),
      ("letters", .list(letters.sorted { $0.key < $1.key }.map { .list([.text($0.key), .text($0.value)]) })),
      (
        "consonants",
        .text(
          consonants.map {
            "\(expression($0.after))[\($0.letters)]" + ($0.before.isEmpty ? "" : "(?=[\(expand($0.before))])")
          }
          .joined(separator: "|"))
      ),
      ("regions", .list([r1, Self.usualRegion, rv].map { .text(expression($0)) })),
      ("before", .number(lettersBeforeR1)), ("steps", .list(steps.map(json))),
    ])
  }

  /// The irregular words with their stems, in the order of the alphabet.
  private var wordsWithStems: [(word: String, stem: String)] {
    irregular.flatMap { stem, words in words.split(separator: " ").map { (String($0), stem) } }.sorted { $0.0 < $1.0 }
  }

  private func json(_ step: Step) -> JSONText {
    let parts = [
      JSONText.list(step.alternatives.map { .list([.number($0.region)] + $0.list.map(json)) }),
      .list(step.next.map(json)), .list(step.otherwise.map(json)),
    ]
    return .list(Array(parts.prefix(step.otherwise.isEmpty ? step.next.isEmpty ? 1 : 2 : 3)))
  }

  private func json(_ rule: Rule) -> JSONText {
    let parts = [
      JSONText.text(expression(rule.endings)), .text(expand(rule.condition)), .text(rule.replacement),
      .list(rule.next.map(json)), .number(1),
    ]
    let isUsed = [true, !rule.condition.isEmpty, !rule.replacement.isEmpty, !rule.next.isEmpty, rule.goesOn]
    return .list(Array(parts.prefix((isUsed.lastIndex(of: true) ?? 0) + 1)))
  }

  /// Returns a pattern with the vowels of the language.
  private func expand(_ pattern: String) -> String {
    pattern.map { $0 == "V" ? vowels : String($0) }.joined()
  }

  private func expression(_ pattern: String) -> String {
    expand(pattern).map { $0 == " " ? "|" : $0 == "*" ? ".*?" : String($0) }.joined()
  }
}
