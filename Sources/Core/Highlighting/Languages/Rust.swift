extension Language {
  static let rust = Language("rust", aliases: ["rs"]) {
    Grammar(rules: rustRules, vocabulary: rustVocabulary)
  }

  private static var rustRules: [Rule] {
    [
      .comment("//"),
      .comment("/*", "*/", nests: true),
      Rule(.textStart, ["#!", .notBefore("["), .restOfLine], .comment),
      .between([.run("bc"), "r", .capture("#"), "\""], ["\"", .captured], .string),
      .between([.run("bc"), "\""], ["\""], .string, escapes),
      .between([.run("b"), "'", .before("\\")], ["'"], .string, escapes + [.endOfLine]),
      Rule([.run("b"), "'", .notBefore("\n"), .character, "'"], .string),
      .marked("'", .variable),
      .marked("$", .variable),
      // A raw identifier: `r#type`.
      Rule(["r#", .one(.letters), .run(.word)]),
      .between(["#", .maybe("!"), "["], ["]"], .attribute, first: [Rule(["["], nil, .nest)], attributeRules),
      .next(["macro_rules!"], .macro, [Rule([.one(.letters), .run(.word)], .macro, .leave())]),
      Rule([.some(.word), "!", .notBefore("=")], .macro),
      Rule([.one("a-z_"), .run(.word), .ahead, "::<"], .function),
      Rule([".."]),
      // The field of a tuple is not a number.
      Rule([".", .some(.digits)]),
    ]
  }

  private static var attributeRules: [Rule] {
    [
      .comment("//"),
      .between(["r", .capture("#"), "\""], ["\"", .captured], .string),
      .text("\"", "\"", .string, escapes),
    ]
  }

  private static var escapes: [Rule] {
    [.escape("x", digits: 2), Rule(["\\u{", .run("0-9a-fA-F_"), "}"], .escape), .escape]
  }

  private static var rustVocabulary: Vocabulary {
    Vocabulary(
      words: [
        Words(
          .keyword,
          """
          as async await break const continue crate dyn else extern for if impl in let loop match mod move mut pub ref \
          return static unsafe use where while yield
          """),
        Words(.keyword, "await", isValue: true).alsoAfterPoint(),
        Words(.keyword, "Self self super", isValue: true),
        Words(.keyword, "fn", declares: .function),
        Words(.keyword, "enum struct trait type", declares: .type),
        Words(.keyword, "union", declares: .type).followed(by: .word),
        Words(.type, "bool char f128 f16 f32 f64 i128 i16 i32 i64 i8 isize str u128 u16 u32 u64 u8 usize"),
        Words(.literal, "false true"),
      ],
      capitalized: .type, allCaps: .constant)
  }
}
