extension Language {
  static let markdown = Language("markdown", aliases: ["md", "gfm", "mdown", "mkd", "commonmark"]) {
    Grammar(
      Mode(
        .plain,
        MarkdownRules.frontMatter + MarkdownRules.headings + MarkdownRules.blocks(at: .indentation)
          + MarkdownRules.inline + [
            // Most of a line is read by a mode of fewer rules.
            Rule([.one("a-zA-Z0-9")], nil, .enterNamed("line"))
          ]),
      MarkdownRules.modes + MarkdownRules.stressed + Markup().modes)
  }
}

/// What Markdown is made of.
private enum MarkdownRules {
  // MARK: Blocks

  /// YAML or TOML before the first line of text.
  static let frontMatter: [Rule] =
    [("---", "yaml"), ("+++", "toml")].map { mark, language in
      Rule(
        .textStart, [.text(mark), .run(.blanks), .lineEnd], .keyword,
        .embed(Embedding(language, until: .text("\n" + mark))))
    } + [Rule(.lineStart, ["+++", .lineEnd], .keyword)]

  /// A line with a line of `=` or `-` below it.
  static let headings: [Rule] = [[.some("=")], ["--", .run("-")]].map { (line: [Step]) in
    Rule(
      .lineStart,
      [.one("a-zA-Z0-9\"'`[*_"), .restOfLine, .maybe("\r"), "\n"] + line + [.run(.blanks), .lineEnd], .heading)
  }

  /// What a line begins with, or what follows the mark of an item.
  static func blocks(at place: Rule.Place) -> [Rule] {
    let breaks: [[Step]] = [("-", "- \t"), ("*", "* \t"), ("_", "_ \t")].map { (mark: Step, more: ByteSet) in
      [mark, .run(.blanks), mark, .run(.blanks), mark, .run(more), .lineEnd]
    }
    let container = Mode(
      .plain, [.endOfLine, .text("[", "]", .string, [.endOfLine]), Rule(["{", .some(!"{}\n"), "}"], .attribute)])
    let definition = Mode(.link, [.endOfLine, Rule([":", .some(.blanks)], .plain), .line("\""), .line("'")])
    return breaks.map { Rule(place, $0, .keyword) } + [
      Rule(place, ["#", .run("#"), .notBefore(!.spaces)], .heading, .enterNamed("heading")),
      Rule(place, [.one("-*+"), .some(.blanks)], .keyword, .enterNamed("item")),
      Rule(place, [.some(.digits), .one(".)"), .some(.blanks)], .keyword, .enterNamed("item")),
      Rule(place, [.some(">")], .keyword, .enterNamed("quote")),
      code(3).at(place),
      Rule(place, [.capture("`", atLeast: 3)], .string, .embed(.fenced)),
      Rule(place, [.capture("~", atLeast: 3)], .string, .embed(.fenced)),
      Rule(place, [":::", .run(":"), .run(.blanks), .run(.word + "-")], .directive, .enter(container)),
      Rule(place, ["[^", .some(!"[]\n"), "]", .ahead, ":"], .property),
      Rule(place, ["[", .some(!"[]\n"), "]", .ahead, ":"], .property, .enter(definition)),
    ]
  }

  static let modes: [Mode] = [
    Mode(.plain, name: "line", [.endOfLine] + inline),
    Mode(
      .plain, name: "item",
      blocks(at: .anywhere) + [
        Rule(["[", .one(" xX"), "]", .before(.blanks)], .literal, .leave()), Rule([], nil, .leave()),
      ]),
    Mode(
      .plain, name: "quote",
      [Rule([.some(.blanks + ">")], .keyword), Rule(["[!", .some("A-Z"), "]"], .attribute), Rule([], nil, .leave())]),
    Mode(.heading, name: "heading", [.endOfLine] + inline),
    Mode(
      .link, name: "link",
      [
        .endOfLine,
        Rule(["]("], .plain, .becomeNamed("address")),
        Rule(["]["], .plain),
        Rule(["]"], .plain, .leave()),
      ] + inline),
    Mode(
      .link, name: "address",
      [.endOfLine, Rule([")"], .plain, .leave()), Rule(["("], nil, .deepen), .line("\""), .line("'")]),
  ]

  /// Tags that are closed on the same line, and comments.
  static let html: [Rule] = [
    .text("<!--", "-->", .comment, []),
    Rule(["<", .maybe("/"), .one("a-zA-Z"), .run("a-zA-Z0-9-"), .ahead, .run(!"<>\n"), ">"], .tag, .enterNamed("tag")),
  ]

  // MARK: Inline

  static let inline: [Rule] =
    [
      Rule(["\\", .one("!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~")], .escape),
      Rule(["`", .some(!"`\n"), "`", .notBefore("`")], .string),
      code(2),
      Rule(["`", .run("`")]),
    ] + stress + [
      Rule(["[^", .some(!"[] \n"), "]"], .link),
      Rule([.maybe("!"), "[", .ahead, "!["], .plain, .enterNamed("link")),
      Rule([.maybe("!"), "[", .ahead, .run(!"[]\n"), "]", .one("([")], .plain, .enterNamed("link")),
      Rule(["<", .some("a-zA-Z0-9.+-"), ":", .some(!" <>\n"), ">"], .link),
      Rule(["<", .some("a-zA-Z0-9._+-"), "@", .some("a-zA-Z0-9.-"), ">"], .link),
      Rule(.wordStart, ["http", .maybe("s"), "://"], .link, .enter(bareAddress)),
      Rule(["{", .one("#.:%"), .some(!"{}\n"), "}"], .attribute),
    ] + html + Markup.references

  /// An address in a text; a point behind it is none of it.
  private static let bareAddress: Mode = {
    let outside: ByteSet = .spaces + "<>()[]\"'`*"
    return Mode(
      .link,
      [
        Rule([.before(outside)], nil, .leave()),
        Rule([.ahead, .some(".,:;!?"), .notBefore(!outside)], nil, .leave()),
      ])
  }()

  /// Code between as many backticks as it takes, on one line.
  private static func code(_ atLeast: Int) -> Rule {
    Rule(
      [.capture("`", atLeast: atLeast), .closes(String(repeating: "`", count: atLeast))], .string,
      .enter(
        Mode(.string, [Rule([.captured, .notBefore("`")], nil, .leave()), Rule([.some("`")]), .endOfLine])))
  }

  /// Stressed text, where it is closed on the same line; `_` within a word is no mark.
  private static let stress: [Rule] = marks.map { mark, kind in
    let open: [Step] = [.text(mark), .notBefore(.spaces + "*_~"), .closesWord(mark)]
    return Rule(mark.hasPrefix("_") ? .wordStart : .anywhere, open, kind, .enterNamed(mark))
  }

  private static let marks: [(String, TokenKind)] = [
    ("***", .strong), ("**", .strong), ("*", .emphasis), ("___", .strong), ("__", .strong), ("_", .emphasis),
    ("~~", .deleted),
  ]

  static let stressed: [Mode] = marks.map { mark, kind in
    let close = Rule([.text(mark), .notBefore("a-zA-Z0-9")], nil, .leave())
    // Two stars within one are strong text, but only one of them closes.
    let strong = zip(marks, stress).filter { $0.0.0 == mark + mark }.map { $0.1 }
    let loose = Rule(.afterSpace, [.text(mark), .before(.spaces)])
    return Mode(kind, name: mark, [.endOfLine, loose] + strong + [close] + inline)
  }
}
