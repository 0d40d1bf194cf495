extension Language {
  static let php = Language("php", aliases: ["php3", "php4", "php5", "phtml"]) {
    Grammar(
      rules: [
        // The text may start with an HTML tag instead of code.
        Rule(.operand, ["<!", .some(.word)], .tag, .enter(tag(.become(Mode(.plain, markup))))),
        Rule(.operand, ["<", .one("a-z"), .run("a-z0-9-")], .tag, .enter(tag(.become(Mode(.plain, markup))))),
        Rule(["?>"], .directive, .enterNamed("markup")),
      ] + phpRules,
      vocabulary: phpVocabulary,
      [
        Mode(.plain, name: "island", [Rule(["?>"], .directive, .leave())] + phpRules, vocabulary: phpVocabulary),
        Mode(.plain, name: "markup", markup),
      ])
  }

  // MARK: Code

  private static var phpRules: [Rule] {
    [
      openings,
      [
        remark("//"),
        .between(["#["], ["]"], .attribute, first: [Rule(["["], nil, .nest)], [singleQuoted, .text("\"", "\"")]),
        remark("#"),
        .comment("/*", "*/"),
        singleQuoted,
        .text("\"", "\"", .string, interpolation + escapes),
        .text("`", "`", .string, interpolation + escapes),
        document(["'"], []),
        document(["\""], interpolation + escapes),
        document([], interpolation + escapes),
        .marked("$", .variable),
        member("->"),
        member("?->"),
        .next(["::"], nil, [Rule(["class", .notBefore(.word)], .keyword, .leave())] + memberName),
        Rule(["yield", .some(.blanks), "from", .notBefore(.word)], .keyword),
      ],
    ].flatMap { $0 }
  }

  /// A comment to the end of the line or of the code.
  private static func remark(_ open: String) -> Rule {
    Rule([.text(open)], .comment, .enter(Mode(.comment, [Rule([.ahead, "?>"], nil, .leave()), .endOfLine])))
  }

  private static let singleQuoted = Rule.text(
    "'", "'", .string, [Rule(["\\", .one("\\'")], .escape)])

  private static let escapes = [
    Rule(["\\u{", .run("0-9a-fA-F"), "}"], .escape), Rule(["\\x", .some("0-9a-fA-F")], .escape),
    Rule(["\\", .some("0-7")], .escape), Rule(["\\", .one("nrtvef\\$\"`")], .escape), Rule(["\\"]),
  ]

  /// Variables in strings: `$name`, `$name->field`, `$name[key]`, `{$any->code()}` and `${name}`.
  private static let interpolation = [
    Rule(["{", .before("$")], .interpolation, .interpolate("main", open: "{", close: "}")),
    .code("${", "{", "}"),
    Rule(["$", .one(.letters), .run(.word), .before("-[")], .variable, .enter(part)),
    .marked("$", .variable),
  ]

  /// `->field` or `[key]` after a variable in a string.
  private static let part = Mode(
    .plain,
    [
      Rule(["->", .one(.letters), .run(.word)], nil, .leave()),
      Rule(["[", .before(ByteSet.word + "$-")], nil, .become(subscripted)),
      Rule([], nil, .leave()),
    ])

  private static let subscripted = Mode(
    .plain,
    [
      Rule(["]"], nil, .leave()), .marked("$", .variable), Rule([.some(.digits)], .number),
      Rule([.notBefore(ByteSet.word + "-")], nil, .leave()),
    ])

  /// A heredoc: `<<<NAME` up to a line that starts with the name.
  private static func document(_ quote: [Step], _ inner: [Rule]) -> Rule {
    let close = Rule(["\n", .run(.blanks), .captured, .notBefore(.word)], .string, .leave())
    return Rule(
      ["<<<", .run(.blanks)] + quote + [.capture(.word, atLeast: 1)] + quote, .string,
      .queue(Mode(.string, [close] + inner)))
  }

  /// Returns the rule for a member, whose name may be a word of the language.
  private static func member(_ arrow: String) -> Rule { .next([.text(arrow)], nil, memberName) }

  private static let memberName = [
    Rule([.one(.letters), .run(.word), .before("(")], .function, .leave()),
    Rule([.one("A-Z"), .run("A-Z0-9_"), .notBefore(.word)], .constant, .leave()),
    Rule([.one(.letters), .run(.word)], nil, .leave()),
  ]

  private static var phpVocabulary: Vocabulary {
    Vocabulary(
      words: [
        Words(
          .keyword,
          """
          abstract and as break case catch clone const continue declare default die do echo else elseif \
          empty enddeclare endfor endforeach endif endswitch endwhile eval exit extends final finally for foreach \
          function global goto if implements include include_once instanceof insteadof isset new or print \
          private protected public readonly require require_once return static switch throw try unset use var while xor \
          yield
          """),
        Words(.keyword, "class interface trait", declares: .type),
        Words(.keyword, "enum", declares: .type).followed(by: .word),
        Words(.keyword, "namespace", declares: .plain),
        Words(.keyword, "array fn list match").followed(by: .bytes("(&")),
        Words(.keyword, "parent self", isValue: true),
        Words(.type, "array bool callable float int iterable mixed never object string void").followed(
          by: .noBytes("(")),
        Words(.literal, "false null true"),
        Words(
          .constant,
          "__CLASS__ __DIR__ __FILE__ __FUNCTION__ __LINE__ __METHOD__ __NAMESPACE__ __PROPERTY__ __TRAIT__"),
      ],
      parts: .word + "\\", foldsCase: true, hasMembers: false,
      capitalized: .type, allCaps: .constant, allCapsCall: .type,
      numbers: Vocabulary.Numbers(startsWithPoint: true))
  }

  // MARK: Markup

  private static let openings = ["<?php", "<?=", "<?"].map { Rule([.text($0)], .directive) }
  private static let islands = ["<?php", "<?=", "<?"].map { Rule([.text($0)], .directive, .enterNamed("island")) }

  private static var markup: [Rule] {
    islands + [
      .between(["<!--"], ["-->"], .comment, islands),
      Rule(["<", .maybe("/"), .one(.letters), .run(ByteSet.word + "-:")], .tag, .enter(tag(.leave()))),
      Rule(["<!", .some(.word)], .tag, .enter(tag(.leave()))),
      Rule(["&", .run("#"), .some(.word), ";"], .escape),
    ]
  }

  /// The attributes of a tag, up to its end.
  private static func tag(_ action: Rule.Action) -> Mode {
    Mode(
      .plain,
      islands + [
        Rule([">"], .tag, action),
        Rule(["/>"], .tag, action),
        .text("\"", "\"", .string, islands),
        .text("'", "'", .string, islands),
        .next(["="], nil, [Rule([.some(!"\"'<> \t\r\n")], .string, .leave())]),
        Rule([.some(!"\"'<>=/ \t\r\n")], .property),
      ])
  }
}
