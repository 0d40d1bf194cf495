extension Language {
  static let xml = Language(
    "xml", aliases: ["svg", "rss", "atom", "plist", "xsd", "xsl", "xslt", "wsdl", "mathml", "xaml", "storyboard"]
  ) {
    let markup = Markup()
    return Grammar(Mode(.plain, markup.text), markup.modes)
  }
}

/// The rules that all languages with tags share: `<name attribute="value">`, references and comments.
struct Markup {
  /// Rules that apply everywhere, such as the tags of a template.
  var inserts: [Rule] = []

  /// The text between tags.
  var text: [Rule] {
    inserts + [
      .text("<!--", "-->", .comment, []),
      .text("<![CDATA[", "]]>", .string, []),
      Rule(["<!", .one("a-zA-Z")], .directive, .enter(Mode(.directive, Self.declaration))),
      Rule(["<?", .one(.letters), .run(Self.nameParts)], .directive, .enter(instruction)),
      Rule(["</", .one(.letters), .run(Self.nameParts)], .tag, .enterNamed("tag")),
      Rule(["<", .one(.letters), .run(Self.nameParts)], .tag, .enterNamed("tag")),
    ] + Self.references
  }

  /// The modes that `text` and `attributes` enter.
  var modes: [Mode] {
    [Mode(.plain, name: "tag", [Rule([">"], .tag, .leave())] + attributes), value, quoted("\""), quoted("'")]
  }

  /// The attributes of a tag; if the tag is not closed, the start of the next tag ends it.
  var attributes: [Rule] {
    inserts + [
      Rule(["/>"], .tag, .leave()),
      Rule([.before("<")], nil, .leave()),
      Rule(["=", .run(.spaces)], nil, .enterNamed("value")),
      .text("{", "}", .plain, [Rule(["{"], nil, .nest)]),
      Rule([.some(!" \t\r\n\"'<>/={")], .property),
    ]
  }

  /// Character references: `&amp;`, `&#169;`, `&#xA9;`.
  static let references = [
    Rule(["&#", .some("0-9a-fA-FxX"), ";"], .escape),
    Rule(["&", .one("a-zA-Z_"), .run("a-zA-Z0-9_.-"), ";"], .escape),
  ]

  /// The value after `=`.
  private var value: Mode {
    Mode(
      .plain, name: "value",
      inserts + [
        Rule(["\""], .string, .becomeNamed("\"")),
        Rule(["'"], .string, .becomeNamed("'")),
        Rule([.some(!" \t\r\n\"'<>`{}")], .string),
        Rule([], nil, .leave()),
      ])
  }

  private func quoted(_ quote: String) -> Mode {
    Mode(.string, name: quote, inserts + [Rule([.text(quote)], .string, .leave())] + Self.references)
  }

  /// A processing instruction: `<?xml version="1.0"?>`.
  private var instruction: Mode { Mode(.plain, [Rule(["?>"], .directive, .leave())] + attributes) }

  /// `<!DOCTYPE …>`, with optional declarations in brackets.
  private static let declaration: [Rule] = [
    .text("\"", "\"", .string, []),
    .text("'", "'", .string, []),
    .text("<!--", "-->", .comment, []),
    Rule(["<"], nil, .nest),
    Rule([">"], .directive, .leave()),
  ]

  private static let nameParts: ByteSet = .word + ":.-"
}
