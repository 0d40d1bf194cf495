extension Language {
  static let json = Language(
    "json", aliases: ["jsonc", "json5", "jsonl", "ndjson", "jsonld", "webmanifest", "geojson"]
  ) {
    Grammar(
      rules: [
        .line("\"", .string, Rule.unicodeEscapes).keyed,
        .line("'", .string, Rule.unicodeEscapes).keyed,
        .comment("//"),
        .comment("/*", "*/"),
        Rule(.operand, [.one("+-"), .before("0-9.IN")], .number),
      ],
      vocabulary: Vocabulary(
        words: [Words(.literal, "false null true undefined"), Words(.number, "Infinity NaN")],
        letters: .letters + "$", parts: .word + "$", call: nil, key: Vocabulary.Key(before: ":"),
        numbers: Vocabulary.Numbers(startsWithPoint: true)))
  }
}
