/// What words and numbers are.
struct Vocabulary: Sendable {
  /// The words of the language.
  var words: [Words] = []
  /// What words begin with.
  var letters: ByteSet = .letters
  /// What words go on with.
  var parts: ByteSet = .word
  /// What may end a word besides, as `?` does in Ruby; what it ends is a call.
  var endings: ByteSet?
  /// Whether upper and lower case are the same.
  var foldsCase = false
  /// Whether a word behind a point is never one of the language.
  var hasMembers = true
  /// Whether a word in parentheses may be the label of an argument: `(in: x)`, `(for key: Int)`.
  var hasLabels = false
  /// Words that stand between two others, so that the one before them asks for nothing more.
  var infixes = ""

  // What a word is that is none of the language.

  /// With a capital first, and a small letter somewhere or nothing else.
  var capitalised: TokenKind?
  /// All in capitals, two of them or more.
  var shouting: TokenKind?
  /// Before an opening parenthesis.
  var call: TokenKind? = .function
  /// The same, with a capital first, where that is no type.
  var capitalisedCall: TokenKind?
  /// The same, all in capitals, where that is neither a type nor a constant.
  var shoutingCall: TokenKind?
  /// Before which other bytes, blanks aside, a word is called as well: a block or a text in place of parentheses.
  var callsBefore: ByteSet?
  /// Whether `<…>` may stand between a word and its parenthesis.
  var hasTypeArguments = false
  /// Behind a point.
  var member: TokenKind?
  /// The first of its command.
  var leading: TokenKind?
  /// Before one of these bytes, blanks aside.
  var key: Key?
  /// Anything else.
  var other: TokenKind?

  /// How numbers are written; nil where they are none.
  var numbers: Numbers? = Numbers()

  /// A word before a byte that makes a key of it.
  struct Key: Sendable {
    let before: ByteSet
    var kind: TokenKind = .property
    /// Whether it must be the first on its line.
    var isFirst = false
    /// Whether a space, a comma, a parenthesis or the end of the line must stand behind the byte.
    var isSpaced = false
    /// Whether it must stand right before the byte; then even a word of the language is a key.
    var isTight = false
    /// What may stand between a tight one and the byte, as in `name?: String`.
    var gap: ByteSet = ""
    /// What must stand before it, blanks aside, where it is not the first on its line and follows no other word.
    var behind: ByteSet?
  }

  /// How numbers are written.
  struct Numbers: Sendable {
    /// What separates digits besides `_`.
    var separator: UInt8?
    /// What may end a number besides letters, such as `%`.
    var suffix: ByteSet = ""
    /// Whether a number may begin with its point.
    var startsWithPoint = false
    /// Whether a number may end with its point, because it has no members.
    var endsWithPoint = false
  }
}
