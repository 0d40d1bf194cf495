extension Language {
  static let toml = Language("toml") {
    let header = Mode(
      .heading,
      [
        .line("\"", .heading), .line("'", .heading, []), Rule(["]", .maybe("]")], .heading, .leave()), .endOfLine,
      ])
    let equals = Rule(["="], nil, .enter(tomlValue(name: nil, ends: [.endOfLine])))
    let main = [Rule(.indentation, ["[", .maybe("[")], .heading, .enter(header)), .comment("#")] + tomlKeys + [equals]
    return Grammar(
      Mode(.plain, main),
      [
        tomlValue(name: "array", ends: [Rule(["]"], nil, .leave())]),
        tomlValue(name: "field", ends: [Rule([.before(",}\n")], nil, .leave())]),
        Mode(
          .plain, name: "table",
          [Rule(["}"], nil, .leave()), .comment("#"), Rule(["="], nil, .enterNamed("field"))] + tomlKeys),
      ])
  }

  private static let tomlKeys: [Rule] = [
    .line("\"", .property), .line("'", .property, []), Rule([.some("a-zA-Z0-9_-")], .property),
  ]

  private static func tomlValue(name: String?, ends: [Rule]) -> Mode {
    let digits = Step.one(.digits)
    let date: [Step] = [digits, digits, digits, digits, "-", digits, digits, "-", digits, digits, .run("0-9:.TtZz+-")]
    return Mode(
      .plain, name: name,
      ends + [
        .comment("#"),
        .text("\"\"\"", "\"\"\"", .string, Rule.unicodeEscapes),
        .text("'''", "'''", .string, []),
        .line("\"", .string, Rule.unicodeEscapes),
        .line("'", .string, []),
        Rule(["["], nil, .enterNamed("array")),
        Rule(["{"], nil, .enterNamed("table")),
        Rule(date, .number),
        Rule([digits, digits, ":", .some("0-9:.Zz+-")], .number),
        Rule([.one("+-"), .before("0-9in")], .number),
      ],
      vocabulary: Vocabulary(
        words: [Words(.literal, "false true"), Words(.number, "inf nan")], call: nil))
  }
}
