/// The words and numbers of a mode.
struct Vocabulary: Sendable {
  /// The words of the language.
  var words: [Words] = []
  /// The bytes that may start a word.
  var letters: ByteSet = .letters
  /// The bytes that may continue a word.
  var parts: ByteSet = .word
  /// The bytes that may end a word, such as Ruby's `?`; such a word is a call.
  var endings: ByteSet?
  /// Whether case is ignored.
  var foldsCase = false
  /// Whether a word after a dot is the name of a member.
  var hasMembers = true
  /// Whether a word in parentheses may label an argument: `(in: x)`, `(for key: Int)`.
  var hasLabels = false
  /// Words that the condition `Following.word` does not accept, such as Swift's `in`.
  var infixes = ""

  // The kinds of words that are in none of the lists of `words`.

  /// Words that start with a capital, unless `allCaps` applies.
  var capitalized: TokenKind?
  /// Words of two or more letters, all capitals.
  var allCaps: TokenKind?
  /// Words before an opening parenthesis.
  var call: TokenKind? = .function
  /// Called words that start with a capital, unless they are types.
  var capitalizedCall: TokenKind?
  /// Called words in all capitals, unless they are types or constants.
  var allCapsCall: TokenKind?
  /// Bytes that make the preceding word a call, such as the start of a block or a string.
  var callsBefore: ByteSet?
  /// Whether `<…>` may be between a word and its parenthesis.
  var hasTypeArguments = false
  /// Words after a dot.
  var member: TokenKind?
  /// The first word of a command.
  var leading: TokenKind?
  /// Words before a byte such as a colon.
  var key: Key?
  /// All other words.
  var other: TokenKind?

  /// The syntax of numbers; `nil` if there are none.
  var numbers: Numbers? = Numbers()

  /// A word that is a key because of the byte after it.
  struct Key: Sendable {
    let before: ByteSet
    var kind: TokenKind = .property
    /// Whether the word must be the first on its line.
    var isFirst = false
    /// Whether the byte must be followed by a space, a comma, a closing parenthesis or the end of the line.
    var isSpaced = false
    /// Whether the byte must directly follow the word; then even words of the language are keys.
    var isTight = false
    /// The bytes that may separate a tight key from its `before` byte, as in `name?: String`.
    var gap: ByteSet = ""
    /// The bytes allowed before the word, unless it is the first on its line or follows another word.
    var preceding: ByteSet?
  }

  /// The syntax of numbers.
  struct Numbers: Sendable {
    /// The byte that may separate digits besides `_`.
    var separator: UInt8?
    /// The bytes that may end a number, such as `%`.
    var suffix: ByteSet = ""
    /// Whether a number may start with a point.
    var startsWithPoint = false
    /// Whether a number may end with a point.
    var endsWithPoint = false
  }
}

/// Words of one kind.
struct Words: Sendable {
  let kind: TokenKind
  let list: String
  /// The kind of the name that the word declares, such as the name after `class`; a `plain` name is never a key.
  var declares: TokenKind?
  /// Whether the word is a value or ends one, so that an operator may follow the word.
  var isValue: Bool
  /// The text that must follow the word; otherwise the word is an ordinary name.
  var following: Following = .anything
  /// The text that must precede the word; otherwise the word is an ordinary name.
  var preceding: Preceding = .noPoint
  /// Whether the word keeps its kind in the place of an argument label.
  var keepsKindAsLabel = false
  /// Whether the next word is a command, as after `then`.
  var expectsCommand = false

  /// A condition on the text before a word, ignoring blanks.
  enum Preceding: Sendable {
    case anything
    /// Not a dot.
    case noPoint
    /// A dot after a name or another value.
    case point
    /// The start of a line, a brace, a semicolon, an attribute, or a word that expects a command.
    case statement
    /// A keyword directly followed by an opening parenthesis.
    case keywordAndParenthesis
    /// One of these bytes.
    case bytes(ByteSet)
    /// The condition of an anchor, and not a dot.
    case anchor(Rule.Anchor)
  }

  /// A condition on the text after a word, ignoring blanks.
  enum Following: Sendable {
    case anything
    /// An attribute, a quoted name, or a word that is on the same line and not in `infixes`.
    case word
    /// One of these bytes; the end of the text counts as a line feed.
    case bytes(ByteSet)
    /// None of these bytes.
    case noBytes(ByteSet)
    /// Another word, or one of these bytes.
    case wordOr(ByteSet)
    /// Another word, or one of these bytes after a blank.
    case wordOrSpaced(ByteSet)
  }

  init(_ kind: TokenKind, _ list: String, declares: TokenKind? = nil, isValue: Bool? = nil) {
    self.kind = kind
    self.list = list
    self.declares = declares
    self.isValue = isValue ?? (kind != .keyword && kind != .directive)
  }

  func followed(by following: Following) -> Words { with { $0.following = following } }
  func preceded(by preceding: Preceding) -> Words { with { $0.preceding = preceding } }
  func alsoAfterPoint() -> Words { preceded(by: .anything) }
  func at(_ anchor: Rule.Anchor) -> Words { preceded(by: .anchor(anchor)) }
  func keepingKindAsLabel() -> Words { with { $0.keepsKindAsLabel = true } }
  func expectingCommand() -> Words { with { $0.expectsCommand = true } }

  private func with(_ change: (inout Words) -> Void) -> Words {
    var words = self
    change(&words)
    return words
  }
}
