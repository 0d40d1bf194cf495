extension Language {
  static let python = Language("python", aliases: ["py", "py3", "python3", "pyi", "pyw", "gyp", "starlark", "bzl"]) {
    Python.grammar
  }

  /// A session with the interpreter: prompts with code behind them, and what was printed.
  static let pythonConsole = Language("pycon", aliases: ["python-repl", "python-console"]) {
    Grammar(
      Mode(
        .output, [prompt([">>> "]), prompt(["... "]), Rule(.lineStart, [.one(">."), .run(">."), .lineEnd], .prompt)]))
  }

  private static func prompt(_ pattern: [Step]) -> Rule {
    Rule(.lineStart, pattern, .prompt, .embed(Embedding("python", until: .line)))
  }
}

/// Python: what is between braces in a text is code, with a format behind its first colon.
enum Python {
  static var grammar: Grammar {
    let brackets = [
      Rule([")"], nil, .leave()), Rule(["]"], nil, .leave()), Rule(["}"], nil, .leave()),
      Rule(["("], nil, .deepen), Rule(["["], nil, .deepen), Rule(["{"], nil, .deepen),
    ]
    let pattern = [Rule([":", .lineEnd], nil, .leave()), .endOfLine]
    return Grammar(
      rules: rules, vocabulary: vocabulary(),
      [
        Mode(.plain, name: "field", field + rules, vocabulary: vocabulary()),
        // Between single quotes, code may go on with the next line only within brackets.
        Mode(.plain, name: "short field", field + [.endOfLine] + rules, vocabulary: vocabulary()),
        Mode(.plain, name: "brackets", brackets + rules, vocabulary: vocabulary()),
        Mode(
          .plain, name: "case", pattern + rules,
          vocabulary: vocabulary([Words(.keyword, "_").before(.noBytes("("))])),
      ] + textModes)
  }

  // MARK: Rules

  private static var rules: [Rule] {
    texts + [
      .comment("#"),
      Rule(.indentation, ["@", .one(.letters), .run(.word + ".")], .attribute),
      Rule(.indentation, ["match", .ahead, .some(.blanks), .before(valueStart), .closes(":")], .keyword),
      Rule(
        .indentation, ["case", .ahead, .some(.blanks), .before(valueStart), .closes(":")], .keyword,
        .enterNamed("case")),
      Rule(
        .indentation, ["type", .ahead, .some(.blanks), .one(.letters), .run(.word), .run(.blanks), .one("=[")], .keyword
      ),
    ]
  }

  /// What the value behind `match` and `case` may begin with.
  private static let valueStart = .letters + "0-9\"'([{*-"

  private static let quotes = ["\"\"\"", "'''", "\"", "'"]

  /// What opens texts, each with its prefix.
  private static var texts: [Rule] {
    let raw: Step = .one("rR")
    let code: Step = .one("fFtT")
    let bytes: Step = .one("bB")
    let prefixes: [(prefix: [Step], sort: String)] = [
      ([], "text"), ([.one("uU")], "text"), ([bytes], "text"), ([raw], "raw"), ([raw, bytes], "raw"),
      ([bytes, raw], "raw"),
      ([code], "code"), ([raw, code], "raw code"), ([code, raw], "raw code"),
    ]
    return quotes.flatMap { quote in
      prefixes.map { prefix, sort in Rule(prefix + [.text(quote)], .string, .enterNamed(sort + quote)) }
    }
  }

  /// What is in texts, for each sort and each quote.
  private static var textModes: [Mode] {
    quotes.flatMap { quote in
      let isShort = quote.count == 1
      let end = [Rule([.text(quote)], .string, .leave())] + (isShort ? [.endOfLine] : [])
      let raw = [Rule(["\\", .character])]
      let field = Rule(["{"], .interpolation, .enterNamed(isShort ? "short field" : "field"))
      let code = [Rule(["{{"], .escape), Rule(["}}"], .escape), field]
      return [
        Mode(.string, name: "text" + quote, end + escapes), Mode(.string, name: "raw" + quote, end + raw),
        Mode(.string, name: "code" + quote, end + escapes + code),
        Mode(.string, name: "raw code" + quote, end + raw + code),
      ]
    }
  }

  private static let escapes =
    [Rule(["\\N{", .some("A-Z0-9 -"), "}"], .escape), Rule(["\\", .one("0-7"), .run("0-7")], .escape)] + Rule.escapes

  /// How code in a text ends: with its brace, with a format, or with a conversion before them.
  private static let field: [Rule] = {
    let format = Mode(
      .string, [Rule(["}"], .interpolation, .leave()), Rule(["{"], .interpolation, .enterNamed("field")), .endOfLine])
    return [
      Rule(["}"], .interpolation, .leave()),
      Rule([":"], .interpolation, .become(format)),
      Rule(["!", .one("ars"), .before(":}")], .interpolation),
      Rule(["=", .before("!:}")], .interpolation),
      Rule(["("], nil, .enterNamed("brackets")),
      Rule(["["], nil, .enterNamed("brackets")),
      Rule(["{"], nil, .enterNamed("brackets")),
    ]
  }()

  // MARK: Words

  private static func vocabulary(_ more: [Words] = []) -> Vocabulary {
    Vocabulary(
      words: more + [
        Words(
          .keyword,
          """
          and as assert async await break continue del elif else except finally for from global if import in is lambda \
          nonlocal not or pass raise return try while with yield
          """),
        Words(.keyword, "def", declares: .function),
        Words(.keyword, "class", declares: .type),
        Words(.literal, "Ellipsis False None NotImplemented True"),
        Words(.type, "bool bytearray bytes complex dict float frozenset int list object set str tuple"),
        Words(
          .variable,
          """
          __all__ __annotations__ __author__ __class__ __debug__ __dict__ __doc__ __file__ __main__ __module__ __name__ \
          __package__ __path__ __qualname__ __slots__ __spec__ __version__
          """
        ).behindPoint(),
      ],
      capitalised: .type, shouting: .constant, numbers: Vocabulary.Numbers(startsWithPoint: true))
  }
}
