extension Language {
  static let graphql = Language("graphql", aliases: ["gql"]) {
    Grammar(
      rules: [
        .comment("#"),
        .text("\"\"\"", "\"\"\"", .string, [Rule(["\\\"\"\""], .escape)]),
        .line("\"", .string, Rule.unicodeEscapes),
        .marked("$", .variable),
        .marked("@", .attribute),
        Rule(["..."]),
      ],
      vocabulary: Vocabulary(
        words: [
          Words(.keyword, "enum input interface scalar type union", declares: .type).followed(by: .word),
          Words(.keyword, "fragment mutation query subscription", declares: .function).followed(by: .wordOr("({@")),
          Words(.keyword, "directive extend implements on repeatable schema").followed(by: .wordOr("@{|&")),
          Words(.literal, "false null true"),
        ],
        hasMembers: false, capitalized: .type, allCaps: .constant, key: Vocabulary.Key(before: ":")))
  }
}
