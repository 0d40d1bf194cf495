extension Rule {
  /// Where a line ends, so does the mode; the line feed itself is read by the one further out.
  static let endOfLine = Rule([.before("\n")], nil, .leave())

  /// A backslash and what it stands for.
  static let escape = Rule(["\\", .character], .escape)

  /// `\u` and four digits, or any other escape.
  static let unicodeEscapes = [escape("u", digits: 4), escape]

  /// A backslash, letters, and so many hexadecimal digits: `\u00e9`.
  static func escape(_ letters: String, digits: Int) -> Rule {
    Rule([.text("\\" + letters)] + Array(repeating: .one(.hexDigits), count: digits), .escape)
  }

  /// A character between single quotes; a quote that its line does not close is none.
  static func character(_ open: [Step] = ["'"], _ inner: [Rule] = [.escape]) -> Rule {
    .between(open + [.closes("'")], ["'"], .string, inner + [.endOfLine])
  }

  /// A backslash and the number of a character, or any one character.
  static let escapes = [
    Rule(["\\u{", .run("0-9a-fA-F "), "}"], .escape),
    escape("u", digits: 4),
    escape("x", digits: 2),
    escape,
  ]

  /// A backslash at the end of a line, which goes on with the next one.
  static let continuations = [Rule(["\\\n"]), Rule(["\\\r\n"])]

  /// `// …` to the end of the line.
  static func comment(_ open: String) -> Rule {
    Rule([.text(open), .restOfLine], .comment)
  }

  /// `/* … */`; where they nest, each opening wants its own closing.
  static func comment(_ open: String, _ close: String, nests: Bool = false) -> Rule {
    let deeper = nests ? [Rule([.text(open)], nil, .deepen)] : []
    return Rule(
      [.text(open)], .comment, .enter(Mode(.comment, [Rule([.text(close)], .comment, .leave())] + deeper)))
  }

  /// Text between quotes that ends with its line at the latest.
  static func line(
    _ quote: String, _ kind: TokenKind = .string, prefix: String = "", _ inner: [Rule] = [.escape]
  ) -> Rule {
    text(prefix + quote, quote, kind, inner + [.endOfLine])
  }

  /// Text between quotes, over as many lines as it takes.
  static func text(
    _ open: String, _ close: String, _ kind: TokenKind = .string, _ inner: [Rule] = [.escape]
  ) -> Rule {
    between([.text(open)], [.text(close)], kind, inner)
  }

  /// Text between two patterns; what is inside comes after the closing, so a doubled quote must be named in `first`.
  static func between(
    _ open: [Step], _ close: [Step], _ kind: TokenKind, first: [Rule] = [], _ inner: [Rule] = []
  ) -> Rule {
    Rule(open, kind, .enter(Mode(kind, first + [Rule(close, kind, .leave())] + inner)))
  }

  /// What begins on the line after an opening, and ends with a line that holds nothing but what the opening captured.
  static func queuedText(_ open: [Step], _ kind: TokenKind = .string, _ inner: [Rule] = []) -> Rule {
    let close = Rule(["\n", .run(.blanks), .captured, .lineEnd], kind, .leave())
    return Rule(open, kind, .queue(Mode(kind, [close] + inner)))
  }

  /// The same, and the last line stands at the very start of its line.
  static func heredoc(_ open: [Step], _ kind: TokenKind = .string, _ inner: [Rule] = []) -> Rule {
    let close = Rule(["\n", .captured, .lineEnd], kind, .leave())
    return Rule(open, kind, .queue(Mode(kind, [close] + inner)))
  }

  /// Code within a text: `${…}`, with brackets of its own.
  static func code(_ open: String, _ bracket: String, _ close: String, in mode: String = "main") -> Rule {
    Rule([.text(open)], .interpolation, .interpolate(mode, open: bracket, close: close))
  }

  /// What may come right behind an opening, blanks aside; anything else is read as before.
  static func next(_ open: [Step], _ kind: TokenKind?, _ following: [Rule]) -> Rule {
    Rule(open, kind, .enter(.next(following)))
  }

  /// A name behind a mark: `@name`, `$name`.
  static func marked(_ mark: String, _ kind: TokenKind, letters: ByteSet = .letters, parts: ByteSet = .word) -> Rule {
    Rule([.text(mark), .one(letters), .run(parts)], kind)
  }

  /// The same rule, only in a place.
  func at(_ place: Place) -> Rule {
    var rule = self
    rule.place = place
    return rule
  }

  /// The same rule, and the next word is a command.
  var leadingOn: Rule {
    var rule = self
    rule.leadsOn = true
    return rule
  }

  /// The same rule, and a colon behind what it opens makes a key of that.
  var keyed: Rule {
    var rule = self
    rule.isKeyed = true
    return rule
  }
}

extension Mode {
  /// What may come right here, blanks aside; anything else ends it, and so must what it is for.
  static func next(_ rules: [Rule]) -> Mode {
    Mode(.plain, rules + [Rule([.some(.blanks)]), Rule([], nil, .leave())])
  }
}
