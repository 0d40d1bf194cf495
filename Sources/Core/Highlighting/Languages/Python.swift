extension Language {
  static let python = Language("python", aliases: ["py", "py3", "python3", "pyi", "pyw", "gyp", "starlark", "bzl"]) {
    Python.grammar
  }

  /// An interactive session: prompts with code, and output.
  static let pythonConsole = Language("pycon", aliases: ["python-repl", "python-console"]) {
    Grammar(
      Mode(
        .output, [prompt([">>> "]), prompt(["... "]), Rule(.lineStart, [.one(">."), .run(">."), .lineEnd], .prompt)]))
  }

  private static func prompt(_ pattern: [Step]) -> Rule {
    Rule(.lineStart, pattern, .prompt, .embed(Embedding("python", until: .line)))
  }
}

/// The grammar of Python.
///
/// Code in the braces of a string may end with a format after a colon.
enum Python {
  static var grammar: Grammar {
    let brackets = [
      Rule([")"], nil, .leave()), Rule(["]"], nil, .leave()), Rule(["}"], nil, .leave()),
      Rule(["("], nil, .nest), Rule(["["], nil, .nest), Rule(["{"], nil, .nest),
    ]
    let pattern = [Rule([":", .lineEnd], nil, .leave()), .endOfLine]
    return Grammar(
      rules: rules, vocabulary: vocabulary(),
      [
        Mode(.plain, name: "field", field + rules, vocabulary: vocabulary()),
        // In a string of one line, code may span lines only within brackets.
        Mode(.plain, name: "short field", field + [.endOfLine] + rules, vocabulary: vocabulary()),
        Mode(.plain, name: "brackets", brackets + rules, vocabulary: vocabulary()),
        Mode(
          .plain, name: "case", pattern + rules,
          vocabulary: vocabulary([Words(.keyword, "_").followed(by: .noBytes("("))])),
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

  /// The bytes that may start the value after `match` and `case`.
  private static let valueStart = .letters + "0-9\"'([{*-"

  private static let quotes = ["\"\"\"", "'''", "\"", "'"]

  /// The openings of strings, with their prefixes.
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

  /// The modes of strings, for each prefix and quote.
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

  /// The end of code in a string: a brace, a format after a colon, or a conversion such as `!r` before one of these.
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
        ).alsoAfterPoint(),
      ],
      capitalized: .type, allCaps: .constant, numbers: Vocabulary.Numbers(startsWithPoint: true))
  }
}
