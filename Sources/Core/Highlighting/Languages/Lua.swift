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
        // The points that join texts are none of a number.
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
        shouting: .constant, callsBefore: "\"'{",
        numbers: Vocabulary.Numbers(startsWithPoint: true, endsWithPoint: true)))
  }

  private static var escapes: [Rule] {
    [
      .escape("x", digits: 2), Rule(["\\u{", .run("0-9a-fA-F"), "}"], .escape), Rule(["\\", .some(.digits)], .escape),
      // The end of the line and all spaces behind it are left out.
      Rule(["\\z", .run(.spaces)], .escape),
      .escape,
    ]
  }
}
