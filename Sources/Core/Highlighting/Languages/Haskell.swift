extension Language {
  static let haskell = Language("haskell", aliases: ["hs", "lhs", "purescript", "elm"]) {
    let parts: ByteSet = .word + "'"
    let signs: ByteSet = "!#$%&*+./<=>?@\\^|~:-"
    return Grammar(
      rules: [
        .text("{-#", "#-}", .directive, []),
        .comment("{-", "-}", nests: true),
        Rule(["--", .run("-"), .notBefore(signs), .restOfLine], .comment),
        .text("\"", "\"", .string, [.escape]),
        .between(["'", .before("\\")], ["'"], .string, [.escape, .endOfLine]),
        Rule(["'", .notBefore("'\\\n"), .character, "'"], .string),
        Rule(["`", .one(.letters), .run(parts + "."), "`"], .function),
        // A function and its type: `name :: Type`.
        Rule(.lineStart, [.one("a-z_"), .run(parts), .ahead, .run(.blanks), "::"], .function),
        // An operator, in which `--` starts no comment.
        Rule([.one(signs), .run(signs)]),
      ],
      vocabulary: Vocabulary(
        words: [
          Words(
            .keyword,
            """
            case class data default deriving do else foreign if import in infix infixl infixr instance let mdo module \
            newtype of then type where
            """),
          Words(.keyword, "as hiding").followed(by: .wordOr("(")),
          Words(.keyword, "family forall qualified stock anyclass pattern").followed(by: .word),
          Words(.literal, "False True otherwise undefined"),
        ],
        parts: parts, hasMembers: false, capitalized: .type, call: nil))
  }
}
