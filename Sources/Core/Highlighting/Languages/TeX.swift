extension Language {
  static let tex = Language("tex", aliases: ["latex", "context", "plaintex", "sty", "cls"]) {
    let end = Rule(["\\end", .run(.blanks), "{"], .keyword, .enter(environment))
    return Grammar(
      Mode(
        .plain,
        [
          .comment("%"),
          verbatim("verbatim"), verbatim("lstlisting"), verbatim("minted"),
          Rule(["\\begin", .run(.blanks), "{"], .keyword, .enter(environment)), end,
          .between(["\\verb", .maybe("*"), .capture("|!+", atLeast: 1)], [.captured], .string, [.endOfLine]),
          math("$$", "$$"), math("\\[", "\\]"), math("\\(", "\\)"), math("$", "$"),
        ] + commands + marks))
  }

  private static let environment = Mode(.type, [Rule(["}"], .keyword, .leave()), .endOfLine])

  private static func verbatim(_ name: String) -> Rule {
    .text("\\begin{\(name)}", "\\end{\(name)}", .string, [])
  }

  private static let structure = [
    "documentclass", "usepackage", "RequirePackage", "input", "include", "includegraphics", "newcommand",
    "renewcommand", "providecommand", "newenvironment", "newtheorem", "DeclareMathOperator", "def", "let", "if", "else",
    "fi", "item", "label", "ref", "eqref", "cite", "bibliography",
  ]

  private static let headings = ["part", "chapter", "section", "subsection", "subsubsection", "paragraph", "title"]

  /// Commands: `\section{…}`, `\alpha`, `\\`.
  private static var commands: [Rule] {
    let end = Step.notBefore("a-zA-Z@")
    return structure.map { Rule([.text("\\" + $0), .maybe("*"), end], .keyword) }
      + headings.flatMap { name -> [Rule] in
        let title = Mode(
          .heading, [Rule(["}"], .plain, .leave()), Rule(["{"], nil, .nest), Rule(["\\", .run("a-zA-Z@")], .function)])
        return [
          Rule(
            [.text("\\" + name), .maybe("*"), .ahead, "{"], .keyword,
            .enter(.next([Rule(["{"], .plain, .become(title))]))),
          Rule([.text("\\" + name), .maybe("*"), end], .keyword),
        ]
      } + [
        Rule(["\\", .one("a-zA-Z@"), .run("a-zA-Z@"), .maybe("*")], .function),
        Rule(["\\", .notBefore("a-zA-Z@\n"), .character], .escape),
      ]
  }

  private static let marks: [Rule] = [
    Rule([.some("#"), .one("1-9")], .variable), Rule([.one("&~")], .escape),
  ]

  /// A formula; a command within it is a function.
  private static func math(_ open: String, _ close: String) -> Rule {
    .between(
      [.text(open)], [.text(close)], .string,
      [
        .comment("%"),
        Rule(["\\", .one("a-zA-Z"), .run("a-zA-Z")], .function), Rule(["\\", .notBefore("\n"), .character], .escape),
        // A formula does not span paragraphs.
        Rule(["\n", .run(.blanks), .ahead, "\n"], nil, .leave()),
      ] + marks)
  }
}
