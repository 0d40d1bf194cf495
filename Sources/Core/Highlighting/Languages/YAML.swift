extension Language {
  static let yaml = Language("yaml", aliases: ["yml"]) {
    let document: [Rule] = [
      Rule(.lineStart, ["---", .notBefore(!.spaces)], .directive),
      Rule(.lineStart, ["...", .notBefore(!.spaces)], .directive),
      Rule(.lineStart, ["%", .restOfLine], .directive),
    ]
    // A block scalar ends before a line that is indented no further than its key.
    var text = Mode(.string, [])
    text.isIndented = true
    let block = Rule([.one("|>"), .run("0-9+-"), .ahead, .run(.blanks), .notBefore(!"\r\n#")], .keyword, .queue(text))
    return Grammar(
      Mode(.plain, document + yamlNodes(ends: "") + [block] + yamlScalars(ends: "")),
      [
        Mode(
          .plain, name: "flow",
          [Rule([.one("]}")], nil, .leave()), Rule([","])] + yamlNodes(ends: ",[]{}") + yamlScalars(ends: ",[]{}"))
      ])
  }

  /// Comments, markers, quoted strings and collections in brackets.
  private static func yamlNodes(ends: ByteSet) -> [Rule] {
    let name: ByteSet = !(.spaces + ",[]{}")
    return [
      Rule(.afterSpace, ["#", .restOfLine], .comment),
      Rule([.one("-?:"), .notBefore(!(.spaces + ends))]),
      Rule(["&", .some(name)], .variable),
      Rule(["*", .some(name)], .variable),
      Rule(["!", .run(name)], .type),
      .text("\"", "\"", .string, Rule.unicodeEscapes).keyed,
      .between(["'"], ["'"], .string, first: [Rule(["''"], .escape)]).keyed,
      Rule([.one("[{")], nil, .enterNamed("flow")),
    ]
  }

  /// Unquoted scalars, which may be numbers or words as a whole; one before a colon is a key.
  private static func yamlScalars(ends: ByteSet) -> [Rule] {
    let end: [Step] = [.ahead, .run(.blanks), .notBefore(!("\r\n#" + ends))]
    let day: [Step] = [.run(.digits, atLeast: 4), "-", .some(.digits), "-", .some(.digits)]
    let numbers: [[Step]] = [
      [.run("+-"), .some("0-9_"), .maybe("."), .run("0-9_")],
      [.run("+-"), .run(.digits), .maybe("."), .some(.digits), .one("eE"), .run("+-"), .some(.digits)],
      [.run("+-"), .some(.digits), .one("eE"), .run("+-"), .some(.digits)],
      [.run("+-"), ".", .some(.digits)],
      [.run("+-"), .folded(".inf")],
      [.folded(".nan")],
      ["0x", .some("0-9a-fA-F")],
      ["0o", .some("0-7")],
      day,
      day + [.one("Tt \t"), .some(.digits), ":", .some("0-9:.Zz+-")],
    ]
    let words = ["true", "false", "yes", "no", "on", "off", "null", "~"]
    let plain = Mode(
      .string,
      [
        Rule([.ahead, ":", .notBefore(!(.spaces + ends))], nil, .leave()),
        Rule(.afterSpace, [.before("#")], nil, .leave()),
        Rule([.before("\n" + ends)], nil, .leave()),
      ])
    return numbers.map { Rule($0 + end, .number) } + words.map { Rule([.folded($0)] + end, .literal) } + [
      Rule([.one(!(.spaces + ends))], .string, .enter(plain)).keyed
    ]
  }
}
