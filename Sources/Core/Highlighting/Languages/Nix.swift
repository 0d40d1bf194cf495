extension Language {
  static let nix = Language("nix", aliases: ["nixos"]) {
    let parts: ByteSet = .word + "'-"
    let code = Rule.code("${", "{", "}")
    return Grammar(
      rules: [
        .comment("#"),
        .comment("/*", "*/"),
        .text("\"", "\"", .string, [code, .escape]),
        .between(
          ["''"], ["''"], .string,
          first: [Rule(["'''"], .escape), Rule(["''$"], .escape), Rule(["''\\", .character], .escape)], [code]),
        code,
        Rule(["<", .one(.letters), .run(.word + "./-"), ">"], .link),
        Rule(.wordStart, ["http", .maybe("s"), "://", .some(!" \t\r\n;\"'()[]{}")], .link),
      ] + paths + [
        // The path of an attribute: `services.nginx.enable = true`.
        Rule(
          .indentation, [.one(.letters), .run(parts + "."), .ahead, .run(.blanks), "=", .notBefore("=")], .property)
      ],
      vocabulary: Vocabulary(
        words: [
          Words(.keyword, "assert else if in inherit let or rec then with"),
          Words(.literal, "false null true"),
          Words(
            .function,
            """
            abort baseNameOf builtins derivation dirOf fetchGit fetchTarball fetchurl import isNull map removeAttrs \
            throw toString
            """, isValue: false),
        ],
        parts: parts, call: nil, key: Vocabulary.Key(before: "=", isSpaced: true, preceding: "{;")))
  }

  /// Paths: `./file.nix`, `../folder`, `~/folder` and `/etc`.
  private static let paths = ["./", "../", "~/", "/"].map {
    Rule(.operand, [.text($0), .one(.letters + "."), .run(.word + "./+-")], .string)
  }
}
