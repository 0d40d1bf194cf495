extension Language {
  static let http = Language("http", aliases: ["https", "rest"]) {
    let status = Mode(
      .string, [Rule([" ", .before(.digits)], .plain), Rule([.some(.digits)], .number), .endOfLine])
    let request = Mode(
      .link, [Rule([" HTTP/", .some("0-9.")], .keyword), .endOfLine])
    return Grammar(
      Mode(
        .plain,
        [
          Rule(.lineStart, ["HTTP/", .some("0-9.")], .keyword, .enter(status)),
          Rule(.lineStart, ["#", .restOfLine], .comment),
          Rule(.lineStart, [.some("A-Z"), .ahead, " ", .one("/*h")], .keyword, .enter(request)),
          Rule(.lineStart, [.one("a-zA-Z"), .run("a-zA-Z0-9-_"), .ahead, ":"], .property, .enter(header)),
          .line("\"", .string, Rule.unicodeEscapes).keyed,
        ],
        vocabulary: Vocabulary(words: [Words(.literal, "false null true")], hasMembers: false, call: nil)))
  }

  /// The value of a header.
  private static let header = Mode(.string, [Rule([":", .run(.blanks)], .plain), .endOfLine])
}
