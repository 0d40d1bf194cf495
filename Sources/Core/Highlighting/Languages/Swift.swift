extension Language {
  static let swift = Language("swift") {
    var grammar = Grammar(
      rules: swiftRules, vocabulary: swiftVocabulary,
      [swiftCondition, swiftAvailability, swiftPrecedence])
    grammar.valueEnds = grammar.valueEnds + "!?>"
    return grammar
  }

  private static var swiftRules: [Rule] {
    // Declared operators come first, because one with a slash would be taken for a regular expression.
    swiftTrivia + [Rule(.declared, [.some("-/=+!*%<>&|^~?.")])] + swiftTexts + swiftExpressions + [
      Rule(["#if", .notBefore(.word)], .directive, .enterNamed("condition")),
      Rule(["#elseif", .notBefore(.word)], .directive, .enterNamed("condition")),
      Rule(["#available", .before("(")], .directive, .enterNamed("availability")),
      Rule(["#unavailable", .before("(")], .directive, .enterNamed("availability")),
      Rule(["#else", .notBefore(.word)], .directive),
      Rule(["#endif", .notBefore(.word)], .directive),
      Rule(["#sourceLocation", .notBefore(.word)], .directive),
      .marked("#", .macro),
      Rule(["@available", .before("(")], .attribute, .enterNamed("availability")),
      Rule(["@backDeployed", .before("(")], .attribute, .enterNamed("availability")),
      .marked("@", .attribute, parts: "." + .word),
      .marked("$", .variable, letters: .word),
      Rule(["`", .some(!"`\n"), "`"]),
      Rule(
        ["precedencegroup", .ahead, .some(.blanks), .some(.word), .run(.spaces), "{"], .keyword,
        .enterNamed("precedence")),
      Rule(["open(set)"], .keyword),
      Rule(["package(set)"], .keyword),
      Rule(.afterSpace, ["set", .ahead, .run(.blanks), "(", .some(.word), ")", .run(.blanks), "{"], .keyword),
    ]
  }

  private static var swiftTrivia: [Rule] {
    [
      .comment("//"),
      .comment("/*", "*/", nests: true),
      .comment("#!").at(.textStart),
      // A placeholder of an editor.
      .between(["<#", .closes("#>")], ["#>"], .variable, [.endOfLine]),
    ]
  }

  private static var swiftTexts: [Rule] {
    [
      swiftText([.capture("#", atLeast: 1), "\"\"\"", .before("\r\n")], "\"\"\""),
      swiftText([.capture(""), "\"\"\""], "\"\"\""),
      swiftText([.capture("#"), "\""], "\"", [.endOfLine]),
    ]
  }

  /// Returns the rule for a string with any number of `#` around it; `\#(` with the same number of `#` starts code.
  private static func swiftText(_ open: [Step], _ quote: String, _ more: [Rule] = []) -> Rule {
    .between(
      open, [.text(quote), .captured], .string,
      [
        Rule(["\\", .captured, "("], .interpolation, .interpolate("main", open: "(", close: ")")),
        Rule(["\\", .captured, "u{", .run("0-9a-fA-F"), "}"], .escape),
        Rule(["\\", .captured, .notBefore("\r\n"), .character], .escape),
        Rule(["\\", .captured, .before("\r\n")], .escape),
      ] + more)
  }

  private static var swiftExpressions: [Rule] {
    [
      // `#/` at the end of a line starts a regular expression of many lines.
      .between([.capture("#", atLeast: 1), "/", .before("\r\n")], ["/", .captured], .regex, [.escape]),
      .between([.capture("#", atLeast: 1), "/"], ["/", .captured], .regex, [.escape, .endOfLine]),
      swiftExpression(notBefore: " \t\r\n/*").at(.operand),
      // After a value, `/=` is an operator, not the start of a regular expression.
      swiftExpression(notBefore: " \t\r\n/*=").at(.prefix),
    ]
  }

  private static func swiftExpression(notBefore bytes: ByteSet) -> Rule {
    .between(["/", .notBefore(bytes), .closesBalanced("/")], ["/"], .regex, [.escape, .endOfLine])
  }

  private static var swiftCondition: Mode {
    Mode(
      .plain, name: "condition", swiftTrivia + [.endOfLine],
      vocabulary: Vocabulary(
        words: [Words(.literal, "true false")], letters: "$" + .letters, call: .directive, other: .directive))
  }

  private static var swiftAvailability: Mode {
    let inner = Mode(
      .plain, swiftTrivia + swiftTexts + [Rule([")"], nil, .leave())],
      vocabulary: Vocabulary(call: nil, other: .keyword))
    return Mode(.plain, name: "availability", [Rule(["("], nil, .become(inner))])
  }

  private static var swiftPrecedence: Mode {
    Mode(
      .plain, name: "precedence", swiftTrivia + [Rule(["}"], nil, .leave())],
      vocabulary: Vocabulary(
        words: [
          Words(.keyword, "assignment associativity higherThan left lowerThan none right"),
          Words(.literal, "true false"),
        ],
        capitalized: .type))
  }

  private static var swiftVocabulary: Vocabulary {
    Vocabulary(
      words: [
        Words(
          .keyword,
          """
          as await break case catch continue defer deinit do else fallthrough fileprivate for guard if import in \
          init internal nonisolated private public repeat rethrows return static subscript switch throw throws \
          try where while
          """
        ).followed(by: .noBytes(":")),
        Words(.keyword, "default"),
        Words(.keyword, "inout is let var").followed(by: .noBytes(":")).keepingKindAsLabel(),
        Words(
          .keyword, "class enum extension precedencegroup protocol struct associatedtype typealias", declares: .type
        )
        .followed(by: .noBytes(":,)")),
        Words(.keyword, "func operator", declares: .function).followed(by: .noBytes(":")),
        Words(.keyword, "actor", declares: .type).followed(by: .word),
        Words(.keyword, "macro", declares: .macro).followed(by: .word),
        Words(
          .keyword,
          """
          __consuming convenience discard distributed dynamic final indirect infix lazy open optional \
          override package postfix prefix required then weak
          """
        ).followed(by: .word),
        Words(.keyword, "unowned").followed(by: .wordOr("(")),
        Words(.keyword, "nonsending safe set unsafe").preceded(by: .keywordAndParenthesis).followed(by: .bytes(")")),
        Words(.keyword, "borrowing consuming mutating nonmutating").followed(by: .wordOrSpaced("([~"))
          .expectingCommand(),
        Words(.keyword, "__owned __shared any borrow consume copy isolated of sending some unsafe yield")
          .followed(by: .wordOrSpaced("0-9([~&.$")),
        Words(.keyword, "each").followed(by: .word).keepingKindAsLabel(),
        Words(.keyword, "async reasync").preceded(by: .bytes(")")),
        Words(.keyword, "async reasync").followed(by: .wordOr("{}-")),
        Words(.keyword, "get").preceded(by: .statement).followed(by: .wordOr("{}\n")).expectingCommand(),
        Words(.keyword, "set").preceded(by: .statement).followed(by: .bytes("{}\n")),
        Words(.keyword, "didSet willSet").preceded(by: .statement).followed(by: .bytes("{(")),
        Words(.keyword, "_modify _read borrow unsafeAddress unsafeMutableAddress").preceded(by: .statement)
          .followed(by: .bytes("{}")),
        Words(.keyword, "Protocol Type", isValue: true).preceded(by: .point),
        Words(.keyword, "self", isValue: true).alsoAfterPoint().keepingKindAsLabel(),
        Words(.keyword, "Any Self super", isValue: true).keepingKindAsLabel(),
        Words(.literal, "true false nil").keepingKindAsLabel(),
      ],
      hasLabels: true, infixes: "as catch else in is where", capitalized: .type)
  }
}
