extension Language {
  static let powershell = Language("powershell", aliases: ["ps1", "pwsh", "posh", "ps"]) {
    let hereEnd: [Step] = ["\n\"@"]
    return Grammar(
      rules: [
        .comment("<#", "#>"),
        .comment("#"),
        .between(["@\"", .lineEnd], hereEnd, .string, inserts),
        .between(["@'", .lineEnd], ["\n'@"], .string),
        .between(
          ["\""], ["\""], .string, first: [Rule(["\"\""], .escape)], inserts + [Rule(["`", .character], .escape)]),
        .between(["'"], ["'"], .string, first: [Rule(["''"], .escape)]),
      ] + variables + operators + [
        .marked("@", .variable),
        Rule(["`\n"]), Rule(["`\r\n"]),
        Rule(.afterSpace, ["-", .one("a-zA-Z"), .run("a-zA-Z"), .notBefore(.word)], .property),
        // The name of a command: `Get-ChildItem`.
        Rule(.wordStart, [.one("a-zA-Z"), .run("a-zA-Z"), "-", .one("A-Z"), .run(.word)], .function),
        Rule(.operand, ["[", .one(.letters), .run(.word + "."), .maybe("[]"), "]"], .type),
        Rule(.operand, ["[", .ahead, .one("A-Z"), .run(.word), "("], nil, .enter(attribute)),
      ],
      vocabulary: Vocabulary(
        words: [
          Words(
            .keyword,
            """
            begin break catch class continue data do dynamicparam else elseif end enum exit finally for foreach \
            from if in param process return switch throw trap try until using while
            """
          ).followed(by: .noBytes("=")),
          Words(.keyword, "filter function", declares: .function),
        ],
        foldsCase: true, member: .property, leading: .function,
        key: Vocabulary.Key(before: "="),
        numbers: Vocabulary.Numbers(startsWithPoint: true)))
  }

  private static let operators = [
    "and", "as", "contains", "eq", "ge", "gt", "in", "is", "isnot", "join", "le", "like", "lt", "match", "ne", "not",
    "notcontains", "notin", "notlike", "notmatch", "or", "replace", "split", "xor",
  ].map { Rule(.wordStart, ["-", .folded($0), .notBefore(.word)], .keyword) }

  /// The name of an attribute: `[Parameter(…)]`.
  private static let attribute = Mode(.plain, [Rule([.some(.word)], .attribute, .leave()), Rule([.character])])

  private static let variables = [
    Rule(["${", .some(!"{}\n"), "}"], .variable),
    Rule(["$", .one(.letters), .run(.word), .maybe(":"), .run(.word)], .variable),
    Rule(["$", .one("$?^")], .variable),
  ]

  private static let inserts = [Rule.code("$(", "(", ")")] + variables
}
