extension Language {
  static let kotlin = Language("kotlin", aliases: ["kt", "kts"]) {
    Grammar(rules: kotlinRules, vocabulary: kotlinVocabulary)
  }

  private static var kotlinRules: [Rule] {
    [
      .comment("//"),
      .comment("/*", "*/", nests: true),
      .comment("#!").at(.textStart),
      rawText("$$"),
      rawText("$"),
      .line("\"", .string, marks("$") + escapes),
      .character(["'"], escapes),
      Rule(["@", .one(.letters), .run(.word + ".:")], .attribute),
      Rule(["@["], .attribute, .enter(Mode(.attribute, [Rule(["]"], .attribute, .leave()), .line("\"")]))),
      Rule(["`", .some(!"`\n"), "`", .before("(")], .function),
      Rule(["`", .some(!"`\n"), "`"]),
      // The points of a range are not part of a number.
      Rule([".."]),
    ] + ["break", "continue", "return", "super", "this"].map { Rule([.text($0), "@", .some(.word)], .keyword) }
  }

  /// Returns the rule for a raw string in which `mark` starts code: `$`, or `$$` if the string has the prefix `$$`.
  private static func rawText(_ mark: String) -> Rule {
    let quotes: [Step] = ["\"\"\""]
    let open = (mark == "$" ? [] : [.text(mark)]) + quotes
    // If the string ends with four quotes, the first quote belongs to its text.
    return .between(open, quotes + [.notBefore("\"")], .string, marks(mark))
  }

  private static func marks(_ mark: String) -> [Rule] {
    [
      .code(mark + "{", "{", "}"),
      .marked(mark, .variable),
      Rule([.text(mark + "`"), .some(!"`\n"), "`"], .variable),
    ]
  }

  private static var escapes: [Rule] { [.escape("u", digits: 4), .escape] }

  private static var kotlinVocabulary: Vocabulary {
    Vocabulary(
      words: [
        Words(
          .keyword,
          """
          abstract as break continue crossinline do else for fun if import in internal is lateinit noinline override \
          package private protected public reified return suspend tailrec throw try typeof val var vararg when while
          """),
        Words(.keyword, "class interface object typealias", declares: .type),
        Words(.keyword, "super this", isValue: true),
        // These are names unless another word follows.
        Words(
          .keyword,
          """
          actual annotation by companion const data enum expect external final infix inline inner open operator out \
          sealed value where
          """
        ).followed(by: .word),
        Words(.keyword, "catch constructor").followed(by: .bytes("(")),
        Words(.keyword, "finally init").followed(by: .bytes("{")),
        Words(.literal, "false null true"),
      ],
      capitalized: .type, allCaps: .constant, callsBefore: "{",
      numbers: Vocabulary.Numbers(startsWithPoint: true))
  }
}
