import Markup

extension StemmingTable {
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
