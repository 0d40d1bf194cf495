extension Language {
  static let java = Language("java") {
    Grammar(
      rules: [
        .comment("//"),
        .comment("/*", "*/"),
        .text("\"\"\"", "\"\"\"", .string, escapes),
        .line("\"", .string, escapes),
        .character(["'"], escapes),
        Rule(["@interface", .notBefore(.word)], .keyword),
        .marked("@", .attribute, parts: .word + "."),
        Rule(["non-sealed", .notBefore(.word)], .keyword),
      ],
      vocabulary: Vocabulary(
        words: [
          Words(
            .keyword,
            """
            abstract assert break case catch const continue default do else extends final finally for goto if \
            implements import instanceof native new package private protected public return static strictfp switch \
            synchronized throw throws transient try volatile while
            """),
          Words(.keyword, "class enum interface", declares: .type),
          Words(.keyword, "class new super this", isValue: true).alsoAfterPoint(),
          // These words are keywords only if another name follows.
          Words(.keyword, "record", declares: .type).followed(by: .word),
          Words(.keyword, "exports module open opens permits provides requires sealed to transitive uses var when with")
            .followed(by: .word),
          Words(.keyword, "yield").followed(by: .noBytes("=.;,)+")),
          Words(.type, "boolean byte char double float int long short void"),
          // Classes with names in capitals.
          Words(.type, "JSON UI URI URL UUID"),
          Words(.literal, "false null true"),
        ],
        capitalized: .type, allCaps: .constant,
        numbers: Vocabulary.Numbers(startsWithPoint: true, endsWithPoint: true)))
  }

  private static var escapes: [Rule] {
    [.escape("u", digits: 4), Rule(["\\", .some("0-7")], .escape), .escape]
  }
}
