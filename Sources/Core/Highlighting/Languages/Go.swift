extension Language {
  static let go = Language("go", aliases: ["golang"]) {
    Grammar(
      rules: [
        .comment("//"),
        .comment("/*", "*/"),
        .line("\"", .string, escapes),
        .text("`", "`", .string, []),
        .character(["'"], escapes),
        .next(["func", .notBefore(.word)], .keyword, [Rule([.one(.letters), .run(.word)], .function, .leave())]),
        .next(["type", .notBefore(.word)], .keyword, [Rule([.one(.letters), .run(.word)], .type, .leave())]),
        // Exported functions and types both start with a capital; only the context tells them apart.
        Rule([exported, .run(.word), .before("(")], .function),
        Rule([exported, .run(.word), .before("{")], .type),
        Rule(["]", .run("*"), .before(.letters)], nil, .enter(typeName)),
        Rule(.operand, ["*", .before("A-Z")], nil, .enter(typeName)),
        Rule(.prefix, ["*", .before(.letters)], nil, .enter(typeName)),
      ] + typesBehindNames,
      vocabulary: Vocabulary(
        words: [
          Words(
            .keyword,
            """
            break case const continue default defer else fallthrough for go goto if import interface map package \
            range return select struct switch var
            """),
          Words(.keyword, "chan", isValue: true),
          Words(
            .type,
            """
            any bool byte comparable complex128 complex64 error float32 float64 int int16 int32 int64 int8 rune string \
            uint uint16 uint32 uint64 uint8 uintptr
            """),
          Words(.literal, "false iota nil true"),
        ],
        numbers: Vocabulary.Numbers(startsWithPoint: true, endsWithPoint: true)))
  }

  private static let exported = Step.one("A-Z")

  /// A type, with or without a package: `http.Request`.
  private static var typeName: Mode {
    Mode(
      .plain,
      [
        Rule([.one("a-z"), .run(.word), "."]),
        Rule([exported, .run(.word)], .type, .leave()),
        Rule([], nil, .leave()),
      ])
  }

  /// Rules for two adjacent names on a line: the second is a type.
  private static var typesBehindNames: [Rule] {
    [Rule.Anchor.operand, .indentation].flatMap { anchor in
      [Rule(anchor, [exported, .run(.word)]), Rule(anchor, [.one("a-z"), .run(.word), "."])]
    } + [
      Rule(.afterSpace, [exported, .run(.word)], .type),
      Rule(.afterSpace, [.one("a-z"), .run(.word), ".", .before("A-Z")], nil, .enter(typeName)),
    ]
  }

  private static var escapes: [Rule] {
    [
      .escape("x", digits: 2), .escape("u", digits: 4), .escape("U", digits: 8),
      Rule(["\\", .some("0-7")], .escape), .escape,
    ]
  }
}
