extension Language {
  static let ruby = Language("ruby", aliases: ["rb", "gemspec", "podspec", "rake", "rakefile", "gemfile"]) {
    Grammar(rules: rubyRules, vocabulary: rubyVocabulary)
  }

  private static var rubyRules: [Rule] {
    [
      .comment("#"),
      .between(["=begin"], ["\n=end", .restOfLine], .comment).at(.lineStart),
      Rule(.lineStart, ["__END__", .lineEnd], .comment, .enter(Mode(.comment, []))),
      .text("\"", "\"", .string, rubyInner),
      .text("'", "'", .string, [Rule(["\\", .one("\\'")], .escape)]),
      .text("`", "`", .string, rubyInner),
      Rule(["::"]),
      .text(":\"", "\"", .literal, rubyInner),
      Rule([":", .one(.letters), .run(.word), .one("?!"), .notBefore("=")], .literal),
      .marked(":", .literal),
      Rule([":[]", .maybe("=")], .literal),
      Rule(.operand, [":", .one("+-*/%<>=!~^&|"), .run("*=>~")], .literal),
      Rule(.operand, ["?", .one("a-zA-Z0-9"), .notBefore(.word)], .string),
      .marked("@@", .variable),
      .marked("@", .variable),
      .marked("$", .variable),
      Rule(["$", .one("0-9!@&~/<>:?$;,.*"), .run(.digits)], .variable),
    ] + heredocs + percentTexts + [
      .between(["/", .closes("/")], regexEnd, .regex, rubyInner + [.endOfLine]).at(.prefix),
      // A slash at the end of a line starts a regular expression of many lines.
      .between(["/", .before("\r\n")], regexEnd, .regex, rubyInner).at(.operand),
    ]
  }

  private static let regexEnd: [Step] = ["/", .run("imxounse")]

  /// Code and escapes in a string.
  private static let rubyInner = [Rule.code("#{", "{", "}")] + Rule.escapes

  /// Heredocs: `<<~NAME`, `<<-NAME` and `<<NAME`, without code if the name has single quotes.
  private static var heredocs: [Rule] {
    let name: Step = .capture(.word, atLeast: 1)
    let openings: [(Step, ByteSet)] = [("<<~", .letters), ("<<-", .letters), ("<<", "A-Z_")]
    return openings.flatMap { mark, letters in
      let isIndented = mark != "<<"
      func rule(_ open: [Step], _ inner: [Rule]) -> Rule {
        isIndented ? .queuedText([mark] + open, .string, inner) : .heredoc([mark] + open, .string, inner).at(.prefix)
      }
      return [
        rule(["'", name, "'"], []), rule(["\"", name, "\""], rubyInner), rule([.before(letters), name], rubyInner),
      ]
    }
  }

  /// Percent literals such as `%w[…]`, in which brackets nest and other delimiters do not.
  private static var percentTexts: [Rule] {
    let pairs = [("(", ")"), ("[", "]"), ("{", "}"), ("<", ">")]
    let sorts: [(letters: [Step], kind: TokenKind, inner: [Rule], end: [Step])] = [
      ([.one("qwis")], .string, [.escape], []), ([.one("QWIx")], .string, rubyInner, []),
      (["r"], .regex, rubyInner, [.run("imxounse")]), ([], .string, rubyInner, []),
    ]
    return sorts.flatMap { sort in
      let anchor: Rule.Anchor = sort.letters.isEmpty ? .operand : .prefix
      let bracketed = pairs.map { open, close in
        Rule.between(
          ["%"] + sort.letters + [.text(open)], [.text(close)] + sort.end, sort.kind,
          first: [Rule([.text(open)], nil, .nest)], sort.inner
        ).at(anchor)
      }
      guard !sort.letters.isEmpty else { return bracketed }
      let marked = Rule.between(
        ["%"] + sort.letters + [.capture("|!/^~", atLeast: 1)], [.captured] + sort.end, sort.kind, sort.inner)
      return bracketed + [marked.at(anchor)]
    }
  }

  private static var rubyVocabulary: Vocabulary {
    Vocabulary(
      words: [
        Words(
          .keyword,
          """
          BEGIN END alias and begin break case defined? do else elsif ensure extend for if in include next not or \
          prepend raise redo require require_relative rescue retry return then undef unless until when while yield
          """),
        Words(.keyword, "def", declares: .function),
        Words(.keyword, "class module", declares: .type),
        Words(.keyword, "end self super __FILE__ __LINE__ __method__ __dir__", isValue: true),
        Words(.keyword, "module_function private private_constant protected public refine using").followed(
          by: .noBytes("=.,")),
        Words(.literal, "false nil true"),
        Words(
          .function,
          """
          abort alias_method at_exit attr_accessor attr_reader attr_writer block_given? catch define_method exit \
          fail format gets lambda loop p pp print printf proc putc puts rand sleep sprintf throw
          """, isValue: false
        ).followed(by: .noBytes("=.,")),
      ],
      endings: "?!", capitalized: .type, allCaps: .constant, member: .function,
      key: Vocabulary.Key(before: ":", isSpaced: true, isTight: true))
  }
}
