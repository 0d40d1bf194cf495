extension Language {
  static let lua = Language("lua", aliases: ["luau"]) {
    Grammar(
      rules: [
        .comment("#!").at(.textStart),
        .between(["--[", .capture("="), "["], ["]", .captured, "]"], .comment),
        .comment("--"),
        .between(["[", .capture("="), "["], ["]", .captured, "]"], .string),
        .line("\"", .string, escapes),
        .line("'", .string, escapes),
        Rule(["<const>"], .attribute),
        Rule(["<close>"], .attribute),
        // The points of the operator `..` are not part of a number.
        Rule(["..", .maybe(".")]),
      ],
      vocabulary: Vocabulary(
        words: [
          Words(
            .keyword,
            """
            and break do else elseif end for function goto if in local not or repeat return then until while
            """),
          Words(.literal, "false nil true"),
        ],
        allCaps: .constant, callsBefore: "\"'{",
        numbers: Vocabulary.Numbers(startsWithPoint: true, endsWithPoint: true)))
  }

  private static var escapes: [Rule] {
    [
      .escape("x", digits: 2), Rule(["\\u{", .run("0-9a-fA-F"), "}"], .escape), Rule(["\\", .some(.digits)], .escape),
      // `\z` skips the line end and all white space after it.
      Rule(["\\z", .run(.spaces)], .escape),
      .escape,
    ]
  }
}
