extension Language {
  static let nginx = Language("nginx", aliases: ["nginxconf"]) {
    Grammar(
      rules: [
        Rule(.afterSpace, ["#", .restOfLine], .comment),
        .text("\"", "\"", .string, [.escape] + nginxVariables),
        .text("'", "'", .string, [.escape] + nginxVariables),
        .next(["~", .maybe("*"), .before(.blanks)], .keyword, [Rule([.some(!" \t\r\n{;")], .regex, .leave())]),
        // A path or an address, which contains no words of the language.
        Rule(.afterSpace, [.one("/@"), .run(!" \t\r\n;{}$\"'")], .string),
        Rule(.afterSpace, [.some("a-z"), "://", .run(!" \t\r\n;{}$\"'")], .link),
      ] + nginxVariables,
      vocabulary: Vocabulary(
        words: [Words(.literal, "off on").preceded(by: .bytes(ByteSet.word + "\"'}"))],
        parts: .word + "-./:", hasMembers: false, call: nil, leading: .keyword))
  }

  private static let nginxVariables = [
    Rule(["${", .some(.word), "}"], .variable), Rule(["$", .some(.word)], .variable),
  ]

  static let apache = Language("apache", aliases: ["apacheconf", "htaccess", "vhost"]) {
    let tag = Mode(.plain, [Rule([">"], .tag, .leave()), .line("\""), .endOfLine])
    return Grammar(
      Mode(
        .plain,
        [
          Rule(.indentation, ["#", .restOfLine], .comment),
          Rule(.indentation, ["<", .maybe("/"), .one(.letters), .run(.word)], .tag, .enter(tag)),
          Rule(.indentation, [.one(.letters), .run(.word)], .keyword),
          .line("\"", .string, [.escape] + apacheVariables),
          Rule(.afterSpace, ["[", .some("A-Z0-9,=a-z"), "]"], .attribute),
          Rule(.afterSpace, [.some("a-z"), "://", .run(!" \t\r\n\"$%")], .link),
          Rule(.afterSpace, ["/", .run(!" \t\r\n\"$%")], .string),
          Rule(.afterSpace, [.some(.digits), .notBefore(!.spaces)], .number),
        ] + ["On", "Off", "All", "None"].map { Rule(.afterSpace, [.folded($0), .notBefore(!.spaces)], .literal) }
          + apacheVariables))
  }

  private static let apacheVariables = [
    Rule([.one("%$"), "{", .some(!"{}\n"), "}"], .variable), Rule([.one("$%"), .one(.digits)], .variable),
  ]
}
