extension Language {
  static let goTemplate = Language(
    "go-html-template", aliases: ["gotmpl", "go-text-template", "go-template", "html+go-template", "tmpl"]
  ) {
    .html(inserts: goTemplateTags, [goTemplateAction, goTemplateShortcode, goTemplateArguments])
  }

  /// Comments, Hugo's shortcodes and actions: `{{/* … */}}`, `{{< name >}}` and `{{ .Title }}`.
  private static let goTemplateTags: [Rule] =
    [
      .text("{{/*", "*/}}", .comment, []),
      .text("{{- /*", "*/ -}}", .comment, []),
    ] + ["{{</*", "{{%/*", "{{<", "{{%"].map { Rule([.text($0)], .interpolation, .enterNamed("{{<")) } + [
      Rule(["{{", .maybe("-")], .interpolation, .enterNamed("{{"))
    ]

  private static let goTemplateAction = Mode(
    .plain, name: "{{",
    [
      Rule([.maybe("-"), "}}"], .interpolation, .leave()),
      .comment("/*", "*/"),
      .line("\""),
      .text("`", "`", .string, []),
      .character(),
      Rule(["$", .run(.word)], .variable),
      // A field or a method: `.Page.Title`.
      Rule([".", .one(.letters), .run(.word)], .property),
      Rule(["site", .before(".")], .function),
      Rule(["page", .before(".")], .function),
      // A function with its namespace: `strings.TrimSpace`.
      Rule([.one("a-z"), .run(.word), ".", .one("A-Z"), .run(.word)], .function),
    ],
    vocabulary: Vocabulary(
      words: [
        Words(.keyword, "block break continue define else end if partial range return template try with"),
        Words(.literal, "false nil true"),
      ],
      other: .function))

  /// The name of a shortcode, which may follow a slash.
  private static let goTemplateShortcode = Mode(
    .plain, name: "{{<",
    [
      Rule([.some(.spaces)]),
      Rule([.maybe("/"), .one(.letters), .run(.word + "-./")], .function, .becomeNamed("{{<…")),
      Rule([], nil, .leave()),
    ])

  private static let goTemplateArguments = Mode(
    .plain, name: "{{<…",
    ["*/>}}", "*/%}}", "/>}}", "/%}}", ">}}", "%}}"].map { Rule([.text($0)], .interpolation, .leave()) } + [
      .text("\"", "\""),
      .text("`", "`", .string, []),
    ],
    vocabulary: Vocabulary(
      words: [Words(.literal, "false true")], parts: .word + "-", hasMembers: false, call: nil,
      key: Vocabulary.Key(before: "=")))
}
