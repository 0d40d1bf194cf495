extension Language {
  static let batch = Language("batch", aliases: ["bat", "cmd", "dosbatch", "winbatch", "dos"]) {
    Grammar(
      rules: [
        Rule(.indentation, ["::", .restOfLine], .comment),
        Rule(.command, [.maybe("@"), .folded("rem"), .before(" \t\r\n"), .restOfLine], .comment),
        Rule(.indentation, [":", .one(.letters), .run(.word + "-")], .heading),
        Rule([":", .folded("eof"), .notBefore(.word)], .heading),
        .line("\"", .string, variables),
        Rule(["^", .character], .escape),
        Rule(["@", .before(.letters)], .directive).expectingCommand,
        Rule(.afterSpace, ["/", .one(.letters), .run(.word + "-:")], .property),
      ] + variables,
      vocabulary: Vocabulary(
        words: [
          Words(
            .keyword,
            """
            call cd chdir cls copy defined del dir do echo else endlocal equ errorlevel exist exit for geq goto gtr if in \
            leq lss md mkdir move neq not off on pause popd prompt pushd rd ren rename rmdir set setlocal shift start \
            title type
            """)
        ],
        parts: .word + "-.", foldsCase: true, hasMembers: false, call: nil, leading: .function))
  }

  private static let variables = [
    Rule(["%%", .run("~a-zA-Z0-9")], .variable),
    Rule(["%~", .run("a-zA-Z"), .one(.digits)], .variable), Rule(["%", .one("0-9*")], .variable),
    Rule(["%", .some(!"%\r\n \""), "%"], .variable), Rule(["!", .some(.word), "!"], .variable),
  ]
}
