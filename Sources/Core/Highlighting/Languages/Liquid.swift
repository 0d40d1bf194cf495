extension Language {
  static let liquid = Language("liquid", aliases: ["html+liquid", "shopify"]) {
    TagTemplate(
      comments: [TagTemplate.block("comment", .comment)],
      words: "and as by contains cols continue else for if in limit offset or reversed with",
      literals: "blank empty false nil null true"
    ).grammar
  }

  static let jinja = Language(
    "jinja",
    aliases: [
      "jinja2", "j2", "html+jinja", "html+jinja2", "django", "html+django", "htmldjango", "nunjucks", "njk", "twig",
      "html+twig", "tera", "askama",
    ]
  ) {
    TagTemplate(
      comments: [.text("{#", "#}", .comment, [])],
      words: """
        and as by context else elif from if ignore import in is missing not only or recursive scoped with without
        """,
      literals: "False None True false none null true"
    ).grammar
  }
}

/// The grammar of HTML with tags such as `{% if page.title %}` and `{{ page.title | upcase }}`.
private struct TagTemplate {
  let comments: [Rule]
  /// The keywords after the name of a tag.
  let words: String
  let literals: String

  var grammar: Grammar {
    let tags =
      comments + [Self.block("raw", .plain), Self.block("verbatim", .plain)] + [
        Rule(["{%", .one("-+")], .interpolation, .enterNamed("{%")),
        Rule(["{%"], .interpolation, .enterNamed("{%")),
        Rule(["{{", .maybe("-")], .interpolation, .enterNamed("{{")),
      ]
    var grammar = Grammar.html(inserts: tags, [Self.name, inside("{%…", "%}"), inside("{{", "}}")])
    grammar.modes[0].rules =
      MarkdownRules.frontMatter + [Rule(.lineStart, ["---", .lineEnd], .keyword)] + grammar.modes[0].rules
    return grammar
  }

  /// Text between two tags in which other tags mean nothing: `{% raw %}…{% endraw %}`.
  static func block(_ name: String, _ kind: TokenKind) -> Rule {
    let mark = kind == .comment ? kind : .keyword
    func tag(_ name: String) -> [Step] {
      ["{%", .maybe("-"), .run(.blanks), .text(name), .run(.blanks), .maybe("-"), "%}"]
    }
    return Rule(tag(name), mark, .enter(Mode(kind, [Rule(tag("end" + name), mark, .leave())])))
  }

  /// The first word of a tag.
  private static let name = Mode(
    .plain, name: "{%",
    [
      Rule([.some(.spaces)]),
      Rule([.one(.letters), .run(.word)], .keyword, .becomeNamed("{%…")),
      Rule([.notBefore("-%")], nil, .becomeNamed("{%…")),
      Rule([.maybe("-"), "%}"], .interpolation, .leave()),
      Rule([], nil, .leave()),
    ])

  private func inside(_ name: String, _ end: String) -> Mode {
    Mode(
      .plain, name: name,
      [
        Rule(["-", .text(end)], .interpolation, .leave()),
        Rule([.text(end)], .interpolation, .leave()),
        .text("\"", "\""),
        .text("'", "'"),
        .next(["|"], nil, [Rule([.one(.letters), .run(.word)], .function, .leave())]),
      ],
      vocabulary: Vocabulary(
        words: [Words(.keyword, words), Words(.literal, literals)],
        key: Vocabulary.Key(before: ":=", isTight: true)))
  }
}
