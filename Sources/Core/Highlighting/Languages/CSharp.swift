extension Language {
  static let csharp = Language("csharp", aliases: ["cs", "c#", "dotnet", "csx"]) {
    Grammar(
      rules: [
        Rule(.indentation, ["#", .one("a-z"), .restOfLine], .directive),
        .comment("//"),
        .comment("/*", "*/"),
        .text("$\"\"\"", "\"\"\"", .string, [.code("{", "{", "}")]),
        .text("\"\"\"", "\"\"\"", .string, []),
        verbatim(["$@\""], field), verbatim(["@$\""], field), verbatim(["@\""], []),
        .line("\"", .string, prefix: "$", field + escapes),
        .line("\"", .string, escapes),
        .character(["'"], escapes),
        // A name that is a word of the language: `@class`.
        Rule(["@", .one(.letters), .run(.word)]),
        .between(
          ["[", .one("A-Z"), .ahead, .closes("]")], ["]"], .attribute, first: [Rule(["["], nil, .nest)],
          [.line("\""), .endOfLine]
        ).at(.indentation),
        Rule([".."]),
      ],
      vocabulary: Vocabulary(
        words: [
          Words(
            .keyword,
            """
            abstract as async await break case catch checked const continue default delegate do else event explicit \
            extern finally fixed for foreach goto if implicit in internal is lock namespace new operator out override \
            params private protected public readonly ref return sealed sizeof stackalloc static switch throw try typeof \
            unchecked unsafe using virtual volatile while
            """),
          Words(.keyword, "class enum interface struct", declares: .type),
          Words(.keyword, "base this", isValue: true),
          Words(.keyword, "record", declares: .type).followed(by: .word),
          Words(.keyword, "and file global not or partial required scoped var when where yield").followed(
            by: .wordOr("(0123456789\"'<>")),
          Words(.keyword, "add get init remove set").followed(by: .bytes(";{=")),
          Words(.keyword, "nameof").followed(by: .bytes("(")),
          Words(
            .type,
            """
            bool byte char decimal double dynamic float int long nint nuint object sbyte short string uint ulong ushort \
            void
            """),
          Words(.literal, "false null true"),
        ],
        capitalized: .type, allCaps: .constant, capitalizedCall: .function, hasTypeArguments: true, member: .property,
        numbers: Vocabulary.Numbers(startsWithPoint: true)))
  }

  private static let field = [Rule(["{{"], .escape), .code("{", "{", "}")]
  private static let escapes = [.escape("u", digits: 4), .escape("U", digits: 8), Rule.escape]

  /// A string in which a doubled quote is a quote, and a backslash is a backslash.
  private static func verbatim(_ open: [Step], _ inner: [Rule]) -> Rule {
    .between(open, ["\""], .string, first: [Rule(["\"\""], .escape)], inner)
  }
}
