extension Language {
  static let css = Language("css") { StyleSheet(.css).grammar }
  static let scss = Language("scss") { StyleSheet(.scss).grammar }
  static let sass = Language("sass", aliases: ["stylus", "styl"]) { StyleSheet(.sass).grammar }
  static let less = Language("less") { StyleSheet(.less).grammar }
}

/// The grammar of CSS, Sass, SCSS and Less.
private struct StyleSheet {
  enum Dialect { case css, scss, sass, less }

  let dialect: Dialect

  init(_ dialect: Dialect) { self.dialect = dialect }

  var grammar: Grammar {
    Grammar(
      Mode(.plain, shared + statements + atRules + selectors),
      [selector, value, prelude, name, call])
  }

  /// The bytes that may start a name.
  private static let letters: ByteSet = "a-zA-Z_-"
  private static let parts: ByteSet = "a-zA-Z0-9_-" + .beyondASCII
  private var isLineBased: Bool { dialect == .sass }

  // MARK: Anywhere

  private var shared: [Rule] {
    let insert: [Rule] =
      switch dialect {
      case .css: []
      case .scss, .sass: [.code("#{", "{", "}", in: "value")]
      case .less: [Rule(["@{", .some(Self.parts), "}"], .variable)]
      }
    let escapes = [Rule(["\\", .one("0-9a-fA-F"), .run("0-9a-fA-F")], .escape), .escape]
    let comments: [Rule] = dialect == .css ? [] : [.comment("//")]
    return comments + insert + [
      .comment("/*", "*/"),
      .line("\"", .string, escapes + insert),
      .line("'", .string, escapes + insert),
    ] + escapes
  }

  /// Variables: `--name`, `$name`, `@name`.
  private var variables: [[Step]] {
    let name: [Step] = [.one(Self.letters), .run(Self.parts)]
    let custom: [Step] = ["--", .some(Self.parts)]
    switch dialect {
    case .css: return [custom]
    case .scss, .sass: return [custom, ["$"] + name]
    case .less: return [custom, ["@", .maybe("@")] + name]
    }
  }

  // MARK: Statements

  private var atRules: [Rule] {
    let named = ["@include", "@mixin", "@function"].map { word in
      Rule([.text(word), .ahead, .some(.blanks)], .keyword, .enterNamed("name"))
    }
    let call = Rule([.one(".#"), .one(Self.letters), .run(Self.parts), .ahead, "("], .function, .enterNamed("call"))
    return (dialect == .css ? [] : named) + (dialect == .less ? [call] : []) + [
      Rule(["@", .one(Self.letters), .run(Self.parts)], .keyword, .enterNamed("prelude"))
    ]
  }

  /// The name after an at-rule that declares or includes something.
  private var name: Mode {
    Mode(
      .plain, name: "name",
      [
        Rule([.some(.blanks)]),
        Rule([.one(Self.letters), .run(Self.parts + ".")], .function, .becomeNamed("prelude")),
        Rule([], nil, .leave()),
      ])
  }

  /// The arguments after the name of a mixin: `(…) when (…)`.
  private var call: Mode {
    let brackets = [Rule([")"], nil, .leave()), Rule(["("], nil, .nest), Rule([.before("{}")], nil, .leave())]
    let arguments = Mode(.plain, shared + brackets + terms, vocabulary: Self.words)
    var words = Self.words
    words.words.append(Words(.keyword, "and not or when"))
    return Mode(
      .plain, name: "call", shared + ends + [Rule(["("], nil, .enter(arguments))] + terms, vocabulary: words)
  }

  /// Declarations and selectors: `color:red;` and `a:hover {` differ only in their ends.
  private var statements: [Rule] {
    let name: [Step] = [.one(Self.letters), .run(Self.parts)]
    let colon: [Step] = [.ahead, .run(dialect == .less ? " \t+" : .blanks), ":"]
    var rules = variables.map { Rule($0 + colon, .variable, .enterNamed("value")) }
    rules.append(Rule([":", .before(.blanks)], nil, .enterNamed("value")))
    rules.append(Rule(name + colon + [.one(.spaces)], .property, .enterNamed("value")))
    rules.append(Rule(name + [.ahead, ":", .run(!"{};\"'"), "{"], .tag, .enterNamed("selector")))
    rules.append(
      Rule(name + [.ahead, ":", .run(!"{};\"'["), "[", .run(!"]{};\"'"), .one("\"'")], .tag, .enterNamed("selector")))
    if !isLineBased { rules.append(Rule(name + colon, .property, .enterNamed("value"))) }
    rules.append(Rule(name, .tag, .enterNamed("selector")))
    rules.append(Rule(.afterSpace, [.some(.digits), .run("0-9."), .maybe("%")], .number))
    return rules
  }

  // MARK: Selectors

  private var selectors: [Rule] {
    [
      Rule([.one(".#%"), .one(Self.letters), .run(Self.parts)], .tag),
      Rule(["&", .run(Self.parts)], .tag),
      Rule(["*"], .tag),
      Rule([":nth-", .run(Self.parts)], .attribute, .enter(nth)),
      Rule([":", .maybe(":"), .one(Self.letters), .run(Self.parts)], .attribute),
      Rule(["["], nil, .enter(attribute)),
    ]
  }

  /// The argument of `:nth-child`: `(2n + 1)`.
  private var nth: Mode {
    Mode(
      .plain,
      [
        Rule([.some(.digits), .maybe("n")], .number),
        Rule([")"], nil, .leave()),
        Rule([.before("{}\n")], nil, .leave()),
      ])
  }

  private var selector: Mode {
    let ends = Rule([.before(isLineBased ? "\n{};" : "{};")], nil, .leave())
    let name = Rule([.one(Self.letters), .run(Self.parts)], .tag)
    return Mode(.plain, name: "selector", shared + [ends] + selectors + [name])
  }

  /// An attribute selector: `[name=value]`.
  private var attribute: Mode {
    let ends = [Rule(["]"], .plain, .leave()), Rule([.before("{};\n")], nil, .leave())]
    let value = Rule(["=", .notBefore("\"'")], nil, .become(Mode(.string, shared + ends)))
    let rest = Mode(.plain, shared + ends + [value])
    return Mode(.plain, shared + ends + [Rule([.some(Self.parts + "|")], .property, .become(rest))])
  }

  // MARK: Values

  private var value: Mode { Mode(.plain, name: "value", shared + ends + terms, vocabulary: Self.words) }

  /// The text after an at-rule: `(min-width: 40em)`.
  private var prelude: Mode {
    let selector = Rule([.one(".%"), .one(Self.letters), .run(Self.parts)], .tag)
    var words = Self.words
    words.words.append(Words(.keyword, "and as else from if in not only or through to with"))
    return Mode(.plain, name: "prelude", shared + ends + [selector] + terms, vocabulary: words)
  }

  private var ends: [Rule] {
    [Rule([";"], nil, .leave()), Rule([.before("{}")], nil, .leave())] + (isLineBased ? [.endOfLine] : [])
  }

  private var terms: [Rule] {
    let address = Mode(
      .string, [Rule(["("], .plain), Rule([")"], .plain, .leave()), .endOfLine])
    return variables.map { Rule($0, .variable) } + [
      Rule([.folded("url"), .ahead, "(", .notBefore(" \t\r\n\"'$@")], .function, .enter(address)),
      Rule(["!", .run(.blanks), .some("a-zA-Z")], .keyword),
      Rule(["#", .some("0-9a-fA-F")], .number),
      Rule([.one("uU"), "+", .some("0-9a-fA-F?-")], .number),
      Rule([.one("+-"), .before("0-9.")], .number),
    ]
  }

  private static let words = Vocabulary(
    words: [
      Words(.literal, "false inherit initial none null revert revert-layer true unset")
    ],
    letters: letters, parts: parts, hasMembers: false, key: Vocabulary.Key(before: ":"),
    numbers: Vocabulary.Numbers(suffix: "%", startsWithPoint: true))
}
