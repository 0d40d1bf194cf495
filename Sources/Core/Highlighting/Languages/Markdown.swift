extension Language {
  static let markdown = Language(
    "markdown", aliases: ["md", "gfm", "mdown", "mkd", "commonmark", "markdoc", "mdoc", "rmd", "qmd"]
  ) {
    Grammar(
      Mode(.plain, MarkdownRules.main), MarkdownRules.modes + MarkdownRules.stressed + Markup().modes)
  }
}

enum MarkdownRules {
  /// The rules at the start of a line.
  static var main: [Rule] {
    frontMatter + headings + blocks(at: .indentation) + inline + [
      // Text within a line has its own mode, with fewer rules to try.
      Rule([.one("a-zA-Z0-9")], nil, .enterNamed("line"))
    ]
  }

  // MARK: Blocks

  /// YAML or TOML front matter.
  static let frontMatter: [Rule] =
    [("---", "yaml"), ("+++", "toml")].map { mark, language in
      Rule(
        .textStart, [.text(mark), .run(.blanks), .lineEnd], .keyword,
        .embed(Embedding(language, until: .text("\n" + mark))))
    } + [Rule(.lineStart, ["+++", .lineEnd], .keyword)]

  /// A heading that is underlined with `=` or `-`.
  static let headings: [Rule] = [[.some("=")], ["--", .run("-")]].map { (line: [Step]) in
    Rule(
      .lineStart,
      [.one("a-zA-Z0-9\"'`[*_"), .restOfLine, .maybe("\r"), "\n"] + line + [.run(.blanks), .lineEnd], .heading)
  }

  /// The start of a line, or the text after the marker of a list item.
  static func blocks(at anchor: Rule.Anchor) -> [Rule] {
    let breaks: [[Step]] = [("-", "- \t"), ("*", "* \t"), ("_", "_ \t")].map { (mark: Step, more: ByteSet) in
      [mark, .run(.blanks), mark, .run(.blanks), mark, .run(more), .lineEnd]
    }
    let container = Mode(
      .plain, [.endOfLine, .text("[", "]", .string, [.endOfLine]), Rule(["{", .some(!"{}\n"), "}"], .attribute)])
    let definition = Mode(.link, [.endOfLine, Rule([":", .some(.blanks)], .plain), .line("\""), .line("'")])
    return breaks.map { Rule(anchor, $0, .keyword) } + [
      Rule(anchor, ["#", .run("#"), .notBefore(!.spaces)], .heading, .enterNamed("heading")),
      Rule(anchor, [.one("-*+"), .some(.blanks)], .keyword, .enterNamed("item")),
      Rule(anchor, [.some(.digits), .one(".)"), .some(.blanks)], .keyword, .enterNamed("item")),
      Rule(anchor, [.some(">")], .keyword, .enterNamed("quote")),
      code(3).at(anchor),
      Rule(anchor, [.capture("`", atLeast: 3)], .string, .embed(.fenced)),
      Rule(anchor, [.capture("~", atLeast: 3)], .string, .embed(.fenced)),
      Rule(anchor, [":::", .run(":"), .run(.blanks), .run(.word + "-")], .directive, .enter(container)),
      Rule(anchor, ["[^", .some(!"[]\n"), "]", .ahead, ":"], .property),
      Rule(anchor, ["[", .some(!"[]\n"), "]", .ahead, ":"], .property, .enter(definition)),
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
      [.endOfLine, Rule([")"], .plain, .leave()), Rule(["("], nil, .nest), .line("\""), .line("'")]),
  ]

  /// HTML tags that are closed on the same line, and comments.
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

  /// A bare URL; a point after it is not part of it.
  private static let bareAddress: Mode = {
    let outside: ByteSet = .spaces + "<>()[]\"'`*"
    return Mode(
      .link,
      [
        Rule([.before(outside)], nil, .leave()),
        Rule([.ahead, .some(".,:;!?"), .notBefore(!outside)], nil, .leave()),
      ])
  }()

  /// Code between any number of backticks, on one line.
  private static func code(_ atLeast: Int) -> Rule {
    Rule(
      [.capture("`", atLeast: atLeast), .closes(String(repeating: "`", count: atLeast))], .string,
      .enter(
        Mode(.string, [Rule([.captured, .notBefore("`")], nil, .leave()), Rule([.some("`")]), .endOfLine])))
  }

  /// Emphasis that is closed on the same line; `_` within a word does not count.
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
    // Two stars within single stars start strong emphasis.
    let strong = zip(marks, stress).filter { $0.0.0 == mark + mark }.map { $0.1 }
    let loose = Rule(.afterSpace, [.text(mark), .before(.spaces)])
    return Mode(kind, name: mark, [.endOfLine, loose] + strong + [close] + inline)
  }
}
