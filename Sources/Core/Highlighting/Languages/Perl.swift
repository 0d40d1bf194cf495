extension Language {
  static let perl = Language("perl", aliases: ["pl", "pm", "perl5"]) {
    Grammar(rules: perlRules, vocabulary: perlVocabulary)
  }

  private static var perlRules: [Rule] {
    [
      .between(["=", .before(.letters)], ["\n=cut", .restOfLine], .comment).at(.lineStart),
      Rule(.lineStart, ["__END__", .lineEnd], .comment, .enter(Mode(.comment, []))),
      Rule(.lineStart, ["__DATA__", .lineEnd], .comment, .enter(Mode(.string, []))),
      Rule(["$#", .one(.letters), .run(.word)], .variable),
      Rule(["$#", .before("{$")], .variable),
      .comment("#"),
    ] + variables + [
      .marked("%", .variable, parts: .word + ":").at(.operand),
      Rule(.operand, ["%", .before("${")], .variable),
      .marked("&", .function, parts: .word + ":").at(.operand),
      .next(["->"], nil, [Rule([.one(.letters), .run(.word)], .function, .leave())]),
      .text("\"", "\"", .string, inner),
      .text("'", "'", .string, [Rule(["\\", .one("\\'")], .escape)]),
      .text("`", "`", .string, inner),
      heredoc("\"", inner), heredoc("'", []), heredoc("", inner),
    ] + quotes + [
      .between(["/", .closes("/")], ["/", .run(flags)], .regex, regexInner + [.endOfLine]).at(.operand)
    ]
  }

  private static let flags: ByteSet = "a-z"
  private static let inner = [Rule.escape("x", digits: 2), .code("@{[", "[", "]}"), .escape] + variables

  /// The rules of regular expressions and replacements, in which `$` before a sign ends a line.
  ///
  /// They capture nothing, because each part ends with the text that the opening captured.
  private static let regexInner = [Rule.escape] + variables.prefix(4)

  /// Variables: `$name`, `@name`, `$Package::name`, `$1` and `$_`.
  private static let variables: [Rule] = [
    Rule([.one("$@"), "{", .one(.letters), .run(.word), "}"], .variable),
    Rule([.one("$@"), .maybe("::"), .one(.letters), .run(.word), .notBefore(":")], .variable),
    Rule([.one("$@"), .maybe("::"), .one(.letters), .run(.word), "::", .run(.word + ":")], .variable),
    Rule([.one("$@"), .one(.letters), .run(.word)], .variable),
    Rule(["$", .some(.digits)], .variable),
    Rule([.one("$@"), .before("${")], .variable),
    Rule(["$^", .one("A-Z")], .variable),
    Rule(["$", .one("&`'+!@/\\,;.0<>[]|\"-")], .variable),
  ]

  private static func heredoc(_ quote: String, _ inner: [Rule]) -> Rule {
    let name: [Step] = quote.isEmpty ? [.before("A-Z_")] : []
    return .queuedText(
      ["<<", .maybe("~"), .text(quote)] + name + [.capture(.word, atLeast: 1), .text(quote)], .string, inner)
  }

  private static let brackets = [("(", ")"), ("[", "]"), ("{", "}"), ("<", ">")]

  /// Quotes such as `qw(a b)`, `m{…}x` and `s/old/new/g`.
  private static var quotes: [Rule] {
    let sorts: [(names: [Step], kind: TokenKind, inner: [Rule], end: [Step])] = [
      ([.text("qw")], .string, [], []), ([.text("qq")], .string, inner, []),
      ([.text("qr")], .regex, regexInner, [.run(flags)]),
      ([.text("q")], .string, [.escape], []), ([.text("m")], .regex, regexInner, [.run(flags)]),
    ]
    let simple = sorts.flatMap { sort in
      let anchor: Rule.Anchor = sort.names == [.text("qw")] ? .wordStart : .operand
      return brackets.map { open, close in
        Rule.between(
          sort.names + [.run(.blanks), .text(open)], [.text(close)] + sort.end, sort.kind,
          first: [Rule([.text(open)], nil, .nest)], sort.inner
        ).at(anchor)
      } + [
        Rule.between(
          sort.names + [.capture("/|!~#", atLeast: 1)], [.captured] + sort.end, sort.kind, sort.inner
        ).at(.operand)
      ]
    }
    return simple + ["s", "tr", "y"].flatMap { [replacement(.text($0)), bracedReplacement(.text($0))] }
  }

  /// A replacement with three equal delimiters: `s/old/new/g`.
  private static func replacement(_ name: Step) -> Rule {
    let second = Mode(.string, [Rule([.captured, .run(flags)], .regex, .leave())] + regexInner)
    let first = Mode(.regex, [Rule([.captured], .regex, .become(second))] + regexInner)
    return Rule(.operand, [name, .capture("/|!~#", atLeast: 1)], .regex, .enter(first))
  }

  /// A replacement in braces: `s{old}{new}g`.
  private static func bracedReplacement(_ name: Step) -> Rule {
    let nest = Rule(["{"], nil, .nest)
    let second = Mode(.string, [nest, Rule(["}", .run(flags)], .regex, .leave())] + regexInner)
    let first = Mode(.regex, [Rule(["}{"], .regex, .become(second)), nest, Rule(["}"], .regex, .leave())] + regexInner)
    return Rule(.operand, [name, "{"], .regex, .enter(first))
  }

  private static var perlVocabulary: Vocabulary {
    Vocabulary(
      words: [
        Words(
          .keyword,
          """
          and BEGIN catch cmp continue die do else elsif END eq eval finally for foreach ge given goto gt if isa last \
          le local lt my ne next no not or our redo require return say state try unless until use wantarray when while \
          x xor
          """
        ).followed(by: .noBytes("=,}")),
        Words(.keyword, "eq ne cmp x and or xor not").at(.infix),
        Words(.keyword, "sub method", declares: .function),
        Words(.keyword, "package class", declares: .type).followed(by: .word),
        Words(
          .function,
          """
          abs bless chomp chop chr close closedir defined delete each exists grep join keys lc length map open opendir \
          ord pop pos print printf push reverse rindex scalar shift sort splice split sprintf substr uc undef unlink \
          unshift values warn
          """, isValue: false
        ).followed(by: .noBytes("=,}")),
        Words(.constant, "__FILE__ __LINE__ __PACKAGE__ __SUB__ STDERR STDIN STDOUT"),
      ],
      parts: .word + ":", hasMembers: false, capitalized: .type, allCaps: .constant,
      key: Vocabulary.Key(before: "="))
  }
}
