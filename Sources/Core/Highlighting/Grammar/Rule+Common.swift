extension Rule {
  /// Leaves the mode at the end of the line; the line feed belongs to the outer mode.
  static let endOfLine = Rule([.before("\n")], nil, .leave())

  /// A backslash and one character.
  static let escape = Rule(["\\", .character], .escape)

  /// `\u` with four digits, or a backslash and one character.
  static let unicodeEscapes = [escape("u", digits: 4), escape]

  /// A backslash, letters, and a number of hexadecimal digits: `\u00e9`.
  static func escape(_ letters: String, digits: Int) -> Rule {
    Rule([.text("\\" + letters)] + Array(repeating: .one(.hexDigits), count: digits), .escape)
  }

  /// A character in single quotes, which must be closed on the same line.
  static func character(_ open: [Step] = ["'"], _ inner: [Rule] = [.escape]) -> Rule {
    .between(open + [.closes("'")], ["'"], .string, inner + [.endOfLine])
  }

  /// Numeric escapes, or a backslash and one character.
  static let escapes = [
    Rule(["\\u{", .run("0-9a-fA-F "), "}"], .escape),
    escape("u", digits: 4),
    escape("x", digits: 2),
    escape,
  ]

  /// A backslash before a line end, which continues the line.
  static let continuations = [Rule(["\\\n"]), Rule(["\\\r\n"])]

  /// A comment to the end of the line: `// …`.
  static func comment(_ open: String) -> Rule {
    Rule([.text(open), .restOfLine], .comment)
  }

  /// A block comment, such as `/* … */`.
  ///
  /// If comments nest, each opening needs its own closing.
  static func comment(_ open: String, _ close: String, nests: Bool = false) -> Rule {
    let deeper = nests ? [Rule([.text(open)], nil, .nest)] : []
    return Rule(
      [.text(open)], .comment, .enter(Mode(.comment, [Rule([.text(close)], .comment, .leave())] + deeper)))
  }

  /// A string that ends at the end of the line at the latest.
  static func line(
    _ quote: String, _ kind: TokenKind = .string, prefix: String = "", _ inner: [Rule] = [.escape]
  ) -> Rule {
    text(prefix + quote, quote, kind, inner + [.endOfLine])
  }

  /// A string that may have many lines.
  static func text(
    _ open: String, _ close: String, _ kind: TokenKind = .string, _ inner: [Rule] = [.escape]
  ) -> Rule {
    between([.text(open)], [.text(close)], kind, inner)
  }

  /// Text between two patterns.
  ///
  /// The closing is tried before the `inner` rules, so a rule for a doubled quote must be in `first`.
  static func between(
    _ open: [Step], _ close: [Step], _ kind: TokenKind, first: [Rule] = [], _ inner: [Rule] = []
  ) -> Rule {
    Rule(open, kind, .enter(Mode(kind, first + [Rule(close, kind, .leave())] + inner)))
  }

  /// Text that starts on the next line, and ends with a line that contains only the text captured by the opening.
  static func queuedText(_ open: [Step], _ kind: TokenKind = .string, _ inner: [Rule] = []) -> Rule {
    let close = Rule(["\n", .run(.blanks), .captured, .lineEnd], kind, .leave())
    return Rule(open, kind, .queue(Mode(kind, [close] + inner)))
  }

  /// Like `queuedText`, but the last line must not be indented.
  static func heredoc(_ open: [Step], _ kind: TokenKind = .string, _ inner: [Rule] = []) -> Rule {
    let close = Rule(["\n", .captured, .lineEnd], kind, .leave())
    return Rule(open, kind, .queue(Mode(kind, [close] + inner)))
  }

  /// Code in a string, such as `${…}`; brackets within the code do not end it.
  static func code(_ open: String, _ bracket: String, _ close: String, in mode: String = "main") -> Rule {
    Rule([.text(open)], .interpolation, .interpolate(mode, open: bracket, close: close))
  }

  /// An opening, followed by one of the given rules after optional blanks; any other text is read by the outer mode.
  static func next(_ open: [Step], _ kind: TokenKind?, _ following: [Rule]) -> Rule {
    Rule(open, kind, .enter(.next(following)))
  }

  /// A name with a sigil: `@name`, `$name`.
  static func marked(_ mark: String, _ kind: TokenKind, letters: ByteSet = .letters, parts: ByteSet = .word) -> Rule {
    Rule([.text(mark), .one(letters), .run(parts)], kind)
  }

  /// Returns the rule with a condition on its position.
  func at(_ anchor: Anchor) -> Rule {
    var rule = self
    rule.anchor = anchor
    return rule
  }

  /// The same rule, with the next word marked as a command.
  var expectingCommand: Rule {
    var rule = self
    rule.expectsCommand = true
    return rule
  }

  /// The same rule, for a string that becomes a key if a colon follows the string.
  var keyed: Rule {
    var rule = self
    rule.isKeyed = true
    return rule
  }
}

extension Mode {
  /// A mode for the text after an opening and optional blanks; text that no rule matches ends the mode.
  static func next(_ rules: [Rule]) -> Mode {
    Mode(.plain, rules + [Rule([.some(.blanks)]), Rule([], nil, .leave())])
  }
}
