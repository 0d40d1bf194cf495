extension Language {
  static let r = Language("r", aliases: ["rscript", "rlang"]) {
    Grammar(
      rules: [
        .comment("#"),
        rawText("(", ")"), rawText("[", "]"), rawText("{", "}"),
        .text("\"", "\"", .string, Rule.escapes),
        .text("'", "'", .string, Rule.escapes),
        .text("`", "`", .variable),
        // An operator such as `%in%`, in which `in` is no keyword.
        Rule(["%", .run("a-zA-Z<>|/*.+&!:~-"), "%"]),
        Rule(["\\", .before("(")], .keyword),
        Rule([.one("$@"), .one(letters), .run(parts)], .property),
        Rule(.wordStart, [".", .some(.digits), .run("0-9eE")], .number),
        Rule([.one(letters), .run(parts), .ahead, "::"], .type),
        declaration("<-"), declaration("="),
      ],
      vocabulary: Vocabulary(
        words: [
          Words(.keyword, "break else for function if in library next repeat require return while"),
          Words(
            .literal,
            "FALSE Inf NA NA_character_ NA_complex_ NA_integer_ NA_real_ NULL NaN TRUE"),
        ],
        letters: letters, parts: parts, hasMembers: false,
        key: Vocabulary.Key(before: "=", isSpaced: true, preceding: "(,"),
        numbers: Vocabulary.Numbers(endsWithPoint: true)))
  }

  private static let letters: ByteSet = "a-zA-Z." + .beyondASCII
  private static let parts: ByteSet = .word + "."

  /// A raw string: `r"(…)"`.
  private static func rawText(_ open: String, _ close: String) -> Rule {
    .between(
      [.one("rR"), "\"", .capture("-"), .text(open)], [.text(close), .captured, "\""], .string)
  }

  /// The name of a function: `name <- function(x)`.
  private static func declaration(_ arrow: String) -> Rule {
    Rule(
      .indentation,
      [
        .one(letters), .run(parts), .ahead, .run(.blanks), .text(arrow), .run(.blanks), "function",
        .notBefore(parts),
      ], .function)
  }
}
