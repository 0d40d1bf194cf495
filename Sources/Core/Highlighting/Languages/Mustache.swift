extension Language {
  static let mustache = Language("mustache", aliases: ["handlebars", "hbs", "htmlbars"]) {
    .html(inserts: mustacheTags, [mustacheName, mustacheArguments])
  }

  /// The tags of a template: `{{name}}`, `{{#section}}`, `{{> partial}}`.
  private static let mustacheTags: [Rule] = [
    .text("{{!--", "--}}", .comment, []),
    .text("{{~!--", "--~}}", .comment, []),
    .text("{{!", "}}", .comment, []),
    Rule(["{{=", .some(!"=\n"), "=}}"], .directive),
    Rule(["\\{{"], .escape),
    Rule(["{{", .maybe("{"), .maybe("~")], .interpolation, .enterNamed("{{")),
  ]

  private static let mustacheEnd = Rule([.maybe("~"), "}}", .maybe("}")], .interpolation, .leave())

  /// The start of a tag: a sigil and a name.
  private static let mustacheName: Mode = {
    let name: ByteSet = !" \t\r\n(){}~|=\"'"
    func rule(_ steps: [Step], _ kind: TokenKind) -> Rule { Rule(steps, kind, .becomeNamed("{{…")) }
    return Mode(
      .plain, name: "{{",
      [
        mustacheEnd,
        Rule([.some(.spaces)]),
        rule(["else", .before(" \t\r\n}~")], .keyword),
        rule([.one("#^/"), .run("*>"), .run(.spaces), .run(name)], .keyword),
        rule([">", .run(.spaces), .run(name)], .function),
        rule([.one("<$"), .run(.spaces), .run(name)], .function),
        rule(["&"], .interpolation),
        // A name followed by arguments is a helper.
        rule([.one("a-zA-Z_"), .run(.word + "-"), .ahead, .some(.blanks), .notBefore("}~=")], .function),
        rule(["this", .notBefore(.word)], .keyword),
        rule(["@", .run(.word)], .variable),
        rule([.one("a-zA-Z_"), .run(.word + "-")], .variable),
        rule([.some("./")], .variable),
        rule([.one(!"}")], .variable),
      ])
  }()

  /// The first name in parentheses.
  private static let mustacheHelper = Mode(
    .plain, [Rule([.some(.word + "-")], .function, .leave()), Rule([], nil, .leave())])

  /// The arguments after the name; if the tag is not closed, the next HTML tag ends it.
  private static let mustacheArguments = Mode(
    .plain, name: "{{…",
    [
      mustacheEnd,
      Rule([.before("<")], nil, .leave()),
      Rule(["("], nil, .enter(mustacheHelper)),
      .text("\"", "\"", .string),
      .text("'", "'", .string),
      .marked("@", .variable),
      Rule(["../"], .variable),
      Rule(["-", .before("0-9")], .number),
    ],
    vocabulary: Vocabulary(
      words: [
        Words(.keyword, "as each else if unless with"), Words(.literal, "false null true undefined"),
        Words(.keyword, "this", isValue: true),
      ],
      parts: .word + "-", hasMembers: false, call: nil, key: Vocabulary.Key(before: "="), other: .variable))
}
