extension Language {
  static let javascript = Language(
    "javascript", aliases: ["js", "mjs", "cjs", "node", "es6", "ecmascript", "11ty.js", "js-vue"]
  ) {
    ECMAScript(hasTypes: false, hasElements: true).grammar
  }

  static let jsx = Language("jsx") { ECMAScript(hasTypes: false, hasElements: true).grammar }

  static let typescript = Language("typescript", aliases: ["ts", "mts", "cts"]) {
    ECMAScript(hasTypes: true, hasElements: false).grammar
  }

  static let tsx = Language("tsx") { ECMAScript(hasTypes: true, hasElements: true).grammar }
}

/// The grammar of JavaScript and TypeScript, with or without JSX.
///
/// A name before a colon is a key within braces, but not within parentheses or in a `case`.
struct ECMAScript {
  /// Whether the language is TypeScript.
  let hasTypes: Bool
  /// Whether the language allows JSX elements.
  let hasElements: Bool

  var grammar: Grammar {
    let closers = [Rule([")"], nil, .leave()), Rule(["]"], nil, .leave()), Rule(["}"], nil, .leave(2))]
    let label = [Rule([":"], nil, .leave()), .endOfLine]
    return Grammar(
      rules: rules, vocabulary: vocabulary(hasKeys: true),
      [
        Mode(.plain, name: "brackets", closers + rules, vocabulary: vocabulary(hasKeys: false)),
        Mode(.plain, name: "case", label + rules, vocabulary: vocabulary(hasKeys: false)),
      ] + (hasElements ? Self.elementModes : []))
  }

  // MARK: Rules

  private var rules: [Rule] {
    Self.bracketsAndTexts + (hasElements ? Self.elementRules : []) + Self.wordRules + Self.names
  }

  private static let bracketsAndTexts = [
    Rule(["{"], nil, .enterNamed("main")),
    Rule(["}"], nil, .leave()),
    Rule(["("], nil, .enterNamed("brackets")),
    Rule(["["], nil, .enterNamed("brackets")),
    .comment("//"),
    .comment("/*", "*/"),
    .comment("#!").at(.textStart),
    .line("\"", .string, Rule.escapes),
    .line("'", .string, Rule.escapes),
    .text("`", "`", .string, Rule.escapes + [.code("${", "{", "}")]),
  ]

  private static let names: [Rule] = [
    .between(
      ["/", .closes("/")], ["/", .run("dgimsuvy")], .regex,
      [.escape, .between(["["], ["]"], .regex, [.escape, .endOfLine]), .endOfLine]
    ).at(.operand),
    Rule(["#", .one(Self.letters), .run(Self.parts), .before("(")], .function),
    .marked("#", .property, letters: Self.letters, parts: Self.parts),
    .marked("@", .attribute, letters: Self.letters, parts: Self.parts + "."),
  ]

  /// `case x:`, `default:` and labels, whose names are not keys.
  private static let wordRules: [Rule] = cases + ["for", "while", "do"].map(label(of:))

  private static let cases = [
    Rule(.indentation, ["case", .before(" '\"")], .keyword, .enterNamed("case")),
    Rule(.command, ["default", .ahead, .run(.blanks), ":"], .keyword),
  ]

  private static func label(of loop: String) -> Rule {
    Rule(
      .indentation, [.one(letters), .run(parts), .ahead, ":", .some(.blanks), .text(loop), .notBefore(parts)], .plain)
  }

  private static let letters: ByteSet = .letters + "$"
  private static let parts: ByteSet = .word + "$"

  // MARK: Elements

  private static let tagParts: ByteSet = .word + "$.:-"

  private static let elementRules = [
    // `<T extends U>` and `<const T>` are not elements.
    Rule(.operand, ["<", .ahead, .one(letters), .run(parts), .some(.spaces), "extends", .before(.spaces)]),
    Rule(.operand, ["<const "]),
    opening.at(.operand),
    closing(.enter(closingName)).at(.operand),
    Rule(.operand, ["<>"], nil, .enterNamed("children")),
  ]

  private static let opening = Rule(
    ["<", .ahead, .one(letters), .run(tagParts), .before(" \t\r\n/>")], nil, .enterNamed("element"))

  private static func closing(_ action: Rule.Action) -> Rule {
    Rule(["</", .ahead, .run(tagParts), .run(.spaces), ">"], nil, action)
  }

  private static let closingName = Mode(.plain, [Rule([.some(tagParts)], .tag), Rule([">"], nil, .leave())])

  private static let entity = Rule(["&", .run("a-zA-Z0-9#"), ";"], .escape)

  private static let children = [
    closing(.become(closingName)),
    Rule(["<>"], nil, .enterNamed("children")),
    opening,
    entity,
    .code("{", "{", "}"),
  ]

  private static let attributes = Mode(
    .plain,
    [
      Rule(["/>"], nil, .leave()),
      Rule([">"], nil, .become(Mode(.plain, children))),
      .text("\"", "\"", .string, [entity]),
      .text("'", "'", .string, [entity]),
      .code("{", "{", "}"),
      .comment("//"),
      .comment("/*", "*/"),
      Rule([.one(letters), .run(tagParts)], .property),
    ])

  private static let elementModes = [
    Mode(.plain, name: "element", [Rule([.one(letters), .run(tagParts)], .tag, .become(attributes))]),
    Mode(.plain, name: "children", children),
  ]

  // MARK: Words

  private func vocabulary(hasKeys: Bool) -> Vocabulary {
    Vocabulary(
      words: (hasTypes ? Self.typeWords : []) + Self.words, letters: Self.letters, parts: Self.parts,
      capitalized: .type, allCaps: .constant, hasTypeArguments: hasTypes,
      key: hasKeys ? Vocabulary.Key(before: ":", isTight: true, gap: hasTypes ? "?!" : "", preceding: "{,;}/*") : nil,
      numbers: Vocabulary.Numbers(startsWithPoint: true))
  }

  private static let words = [
    Words(
      .keyword,
      """
      await break case catch continue debugger default delete do else export extends finally for if import in \
      instanceof new return static switch throw try typeof void while with yield
      """),
    Words(.keyword, "function", declares: .function),
    Words(.keyword, "class", declares: .type),
    Words(.keyword, "const let var", declares: .plain),
    Words(.keyword, "async").followed(by: .wordOr("(*[")),
    Words(.keyword, "get set").followed(by: .wordOr("[#")).at(.operand),
    Words(.keyword, "get set").followed(by: .word),
    Words(.keyword, "from").followed(by: .bytes("\"'`")),
    Words(.keyword, "as").followed(by: .word),
    Words(.keyword, "of").followed(by: .wordOr("[{\"'`")).at(.infix),
    Words(.keyword, "super this", isValue: true),
    Words(.literal, "false true null undefined NaN Infinity"),
    Words(.type, "JSON URL"),
  ]

  private static let typeWords = [
    Words(.keyword, "abstract accessor declare override private protected public readonly").followed(
      by: .wordOr("[#{*")),
    Words(.keyword, "enum interface", declares: .type),
    Words(.keyword, "namespace module", declares: .type).followed(by: .word),
    Words(.keyword, "module").followed(by: .bytes("\"'")),
    Words(.keyword, "global").followed(by: .bytes("{")),
    Words(.keyword, "type", declares: .type).followed(by: .wordOr("{*")),
    Words(.keyword, "implements infer keyof unique").followed(by: .wordOr("(")),
    Words(.keyword, "asserts").followed(by: .word),
    Words(.keyword, "is").followed(by: .wordOr("{[\"'")).at(.infix),
    Words(.keyword, "as").followed(by: .wordOr("{[(\"'`")).at(.infix),
    Words(.keyword, "satisfies").followed(by: .wordOr("{[(\"'`")),
    Words(.keyword, "void").followed(by: .wordOr("0(")),
    Words(.type, "any bigint boolean never number object string symbol unknown void").followed(by: .noBytes("(.")),
  ]
}
