extension Language {
  static let hcl = Language("hcl", aliases: ["terraform", "tf", "tfvars", "opentofu", "nomad", "packer"]) {
    Grammar(
      rules: [
        .comment("#"),
        .comment("//"),
        .comment("/*", "*/"),
        .line("\"", .string, inserts + Rule.escapes),
        heredoc("<<-"), heredoc("<<"),
        // The type of a block, before its labels or its brace.
        Rule(.indentation, [.one(.letters), .run(.word + "-"), .ahead, .some(.blanks), .one("\"{")], .keyword),
        Rule(
          .indentation, [.one(.letters), .run(.word + "-"), .ahead, .run(.blanks), "=", .notBefore("=")], .property),
        Rule(["..."]),
      ],
      vocabulary: Vocabulary(
        words: [
          Words(.keyword, "else endfor endif for if in"),
          Words(.literal, "false null true"),
          Words(.type, "any bool list map number object set string tuple"),
          Words(.variable, "count data each local module path self terraform var").followed(by: .bytes(".")),
        ],
        parts: .word + "-", key: Vocabulary.Key(before: "=:", isSpaced: true, preceding: "{,")))
  }

  /// `${…}` and `%{…}`; doubled, the signs have no meaning.
  private static let inserts = [
    Rule(["$${"], .escape), Rule(["%%{"], .escape), .code("${", "{", "}"), .code("%{", "{", "}"),
  ]

  private static func heredoc(_ mark: String) -> Rule {
    .queuedText([.text(mark), .before(.letters), .capture(.word, atLeast: 1)], .string, inserts)
  }
}
