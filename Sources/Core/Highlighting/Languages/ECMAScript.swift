extension Language {
  static let javascript = Language("javascript", aliases: ["js", "mjs", "cjs", "node", "es6", "ecmascript"]) {
    ECMAScript(hasTypes: false, hasElements: true).grammar
  }

  static let jsx = Language("jsx") { ECMAScript(hasTypes: false, hasElements: true).grammar }

  static let typescript = Language("typescript", aliases: ["ts", "mts", "cts"]) {
    ECMAScript(hasTypes: true, hasElements: false).grammar
  }

  static let tsx = Language("tsx") { ECMAScript(hasTypes: true, hasElements: true).grammar }
}

/// JavaScript and what is built on it.
///
/// Within braces a name before a colon is a key; within parentheses and in a `case` it is not.
struct ECMAScript {
  /// Whether it is TypeScript.
  let hasTypes: Bool
  /// Whether it may hold elements, as JSX does.
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

  /// `case x:`, `default:` and labels, whose names are no keys.
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
    // `<T extends U>` and `<const T>` are no elements.
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
      capitalised: .type, shouting: .constant, hasTypeArguments: hasTypes,
      key: hasKeys ? Vocabulary.Key(before: ":", isTight: true, gap: hasTypes ? "?!" : "", behind: "{,;}/*") : nil,
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
    Words(.keyword, "async").before(.wordOr("(*[")),
    Words(.keyword, "get set").before(.wordOr("[#")).at(.operand),
    Words(.keyword, "get set").before(.word),
    Words(.keyword, "from").before(.bytes("\"'`")),
    Words(.keyword, "as").before(.word),
    Words(.keyword, "of").before(.wordOr("[{\"'`")).at(.infix),
    Words(.keyword, "super this", isValue: true),
    Words(.literal, "false true null undefined NaN Infinity"),
    Words(.type, "JSON URL"),
  ]

  private static let typeWords = [
    Words(.keyword, "abstract accessor declare override private protected public readonly").before(.wordOr("[#{*")),
    Words(.keyword, "enum interface", declares: .type),
    Words(.keyword, "namespace module", declares: .type).before(.word),
    Words(.keyword, "module").before(.bytes("\"'")),
    Words(.keyword, "global").before(.bytes("{")),
    Words(.keyword, "type", declares: .type).before(.wordOr("{*")),
    Words(.keyword, "implements infer keyof unique").before(.wordOr("(")),
    Words(.keyword, "asserts").before(.word),
    Words(.keyword, "is").before(.wordOr("{[\"'")).at(.infix),
    Words(.keyword, "as").before(.wordOr("{[(\"'`")).at(.infix),
    Words(.keyword, "satisfies").before(.wordOr("{[(\"'`")),
    Words(.keyword, "void").before(.wordOr("0(")),
    Words(.type, "any bigint boolean never number object string symbol unknown void").before(.noBytes("(.")),
  ]
}
