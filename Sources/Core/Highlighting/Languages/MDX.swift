extension Language {
  static let mdx = Language("mdx", aliases: ["mdxjs"]) {
    let script = ECMAScript(hasTypes: true, hasElements: true).grammar.modes
    let inserts = mdxInserts
    let texts = MarkdownRules.modes.map { mode in
      guard ["line", "heading"].contains(mode.name) else { return mode }
      var mode = mode
      mode.rules = inserts + mode.rules
      return mode
    }
    return Grammar(
      Mode(.plain, name: "mdx", imports + inserts + MarkdownRules.main),
      texts + MarkdownRules.stressed + Markup(inserts: [expression]).modes + script)
  }

  /// Code in braces: `{props.title}`.
  private static let expression = Rule.code("{", "{", "}")

  /// `import` and `export`, up to the next empty line.
  private static let imports = ["import", "export"].map {
    Rule(.lineStart, [.text($0), .before(.blanks)], .keyword, .embed(Embedding("tsx", until: .text("\n\n"))))
  }

  /// Comments, components and expressions.
  private static let mdxInserts = [
    .text("{/*", "*/}", .comment, []),
    Rule(["<", .maybe("/"), .one("A-Z"), .run(.word + ".")], .tag, .enterNamed("tag")),
    Rule(["<", .maybe("/"), .before(">")], .tag, .enterNamed("tag")),
    expression,
  ]
}
