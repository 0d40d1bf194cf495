extension Language {
  static let ini = Language(
    "ini",
    aliases: [
      "cfg", "conf", "dosini", "properties", "editorconfig", "gitconfig", "env", "dotenv", "systemd", "desktop",
    ]
  ) {
    let variable = Rule(["${", .some(!"{}\r\n"), "}"], .variable)
    let value = Mode(
      .plain,
      [
        Rule(["\\", .maybe("\r"), "\n"], .escape),
        .endOfLine,
        variable,
        .between(["\"", .closes("\"")], ["\""], .string, [.escape, variable, .endOfLine]).at(.operand),
        .between(["'", .closes("'")], ["'"], .string, [.endOfLine]).at(.operand),
      ])
    let key: [Step] = [.one(!" \t\r\n=:[#;"), .run(!"\r\n=:"), .ahead, .one("=:")]
    let section = Mode(
      .heading, [.text("\"", "\"", .heading, [.endOfLine]), Rule(["]"], .heading, .leave()), .endOfLine])
    let exported = Mode(
      .plain, [Rule([" "]), .endOfLine, Rule([.some(.word), .ahead, "="], .property, .become(value))])
    var grammar = Grammar(
      Mode(
        .plain,
        [
          Rule(.indentation, [.one(";#"), .restOfLine], .comment),
          Rule(.indentation, ["["], .heading, .enter(section)),
          Rule(.lineStart, ["export", .before(" ")], .keyword, .enter(exported)),
          Rule(.indentation, key, .property, .enter(value)),
        ]))
    grammar.valueEnds = !"=:"
    return grammar
  }
}
