extension Language {
  static let elixir = Language("elixir", aliases: ["ex", "exs", "iex"]) {
    Grammar(
      rules: [
        .comment("#"),
        Rule(.lineStart, ["iex", .run("()0-9a-z@.:"), "> "], .prompt),
        .text("\"\"\"", "\"\"\"", .string, inner),
        .text("'''", "'''", .string, inner),
        .text("\"", "\"", .string, inner).keyed,
        .text("'", "'", .string, inner),
      ] + sigils + [
        Rule(["::"]),
        .text(":\"", "\"", .literal, inner),
        Rule([":", .one(.letters), .run(.word + "@"), .one("?!")], .literal),
        .marked(":", .literal, parts: .word + "@"),
        Rule(.operand, [":", .one("+-*/<>=!&|^"), .run("+*/<>=!&|-")], .literal),
        .marked("@", .attribute),
        Rule(["&", .some(.digits)], .variable),
        Rule(.operand, ["?\\", .character], .string),
        Rule(.operand, ["?", .notBefore(" \t\r\n"), .character], .string),
        Rule([".."]),
      ],
      vocabulary: Vocabulary(
        words: [
          Words(
            .keyword,
            """
            after alias and case catch cond defexception defoverridable defstruct do else fn for if import in not or \
            quote raise receive require rescue super throw try unless unquote use when with
            """),
          Words(.keyword, "def defdelegate defguard defguardp defmacro defmacrop defn defp", declares: .function),
          Words(.keyword, "defimpl defmodule defprotocol", declares: .type),
          Words(.keyword, "end __MODULE__ __DIR__ __ENV__ __CALLER__", isValue: true),
          Words(.literal, "false nil true"),
        ],
        endings: "?!", capitalized: .type, member: .function,
        key: Vocabulary.Key(before: ":", isSpaced: true, isTight: true)))
  }

  private static let inner = [Rule.code("#{", "{", "}")] + Rule.escapes

  /// Sigils such as `~r/…/i` and `~w(a b)`; with a capital letter, they contain no code.
  private static var sigils: [Rule] {
    let pairs = [
      ("\"\"\"", "\"\"\""), ("(", ")"), ("[", "]"), ("{", "}"), ("<", ">"), ("/", "/"), ("|", "|"), ("\"", "\""),
      ("'", "'"),
    ]
    let sorts: [(letters: [Step], kind: TokenKind, inner: [Rule])] = [
      ([.text("r")], .regex, inner), ([.text("R")], .regex, []), ([.one("a-z")], .string, inner),
      ([.one("A-Z"), .run("A-Z")], .string, []),
    ]
    return sorts.flatMap { sort in
      pairs.map { open, close in
        .between(["~"] + sort.letters + [.text(open)], [.text(close), .run("a-zA-Z")], sort.kind, sort.inner)
      }
    }
  }
}
