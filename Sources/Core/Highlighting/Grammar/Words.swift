/// Words of one kind.
struct Words: Sendable {
  let kind: TokenKind
  let list: String
  /// What the name behind the word is; if it is `plain`, it is like other names, but no key.
  var declares: TokenKind?
  /// Whether a value has ended behind the word; of what is no keyword it always has.
  var isValue: Bool
  /// What must follow, for elsewhere the word is a name like others.
  var following: Following = .anything
  /// What must go before, for elsewhere the word is a name like others.
  var preceding: Preceding = .noPoint
  /// Whether it is the word even where the label of an argument would stand.
  var standsAsLabel = false
  /// Whether the next word is a command again, as behind `then`.
  var leadsOn = false

  /// What goes before a word, blanks aside.
  enum Preceding: Sendable {
    case anything
    /// No point.
    case noPoint
    /// A point behind a name or another value.
    case point
    /// The start of a line, a brace, a semicolon, an attribute, or a word that leads on.
    case statement
    /// A keyword and, without a blank, its opening parenthesis.
    case keywordAndParenthesis
    /// One of these bytes.
    case bytes(ByteSet)
    /// What makes a place, and no point.
    case place(Rule.Place)
  }

  /// What follows a word, blanks aside.
  enum Following: Sendable {
    case anything
    /// Another word on the same line that is no infix, an attribute, or a quoted name.
    case word
    /// One of these bytes; the end of the text counts as a line feed.
    case bytes(ByteSet)
    /// None of these bytes.
    case noBytes(ByteSet)
    /// Another word, or one of these bytes.
    case wordOr(ByteSet)
    /// Another word, or one of these bytes behind a blank.
    case wordOrSpaced(ByteSet)
  }

  init(_ kind: TokenKind, _ list: String, declares: TokenKind? = nil, isValue: Bool? = nil) {
    self.kind = kind
    self.list = list
    self.declares = declares
    self.isValue = isValue ?? (kind != .keyword && kind != .directive)
  }

  func before(_ following: Following) -> Words { with { $0.following = following } }
  func behind(_ preceding: Preceding) -> Words { with { $0.preceding = preceding } }
  func behindPoint() -> Words { behind(.anything) }
  func at(_ place: Rule.Place) -> Words { behind(.place(place)) }
  func evenAsLabel() -> Words { with { $0.standsAsLabel = true } }
  func leadingOn() -> Words { with { $0.leadsOn = true } }

  private func with(_ change: (inout Words) -> Void) -> Words {
    var words = self
    change(&words)
    return words
  }
}
