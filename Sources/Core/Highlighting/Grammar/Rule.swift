/// What a stretch of text looks like, what it is, and what follows from it.
struct Rule: Sendable {
  /// Where a pattern may stand.
  enum Place: UInt8, Sendable {
    case anywhere
    /// At the very start of the text.
    case textStart
    /// At the start of a line.
    case lineStart
    /// Behind nothing but spaces on its line.
    case indentation
    /// Behind a space, or at the start of a line.
    case afterSpace
    /// Behind no letter, digit or underscore.
    case wordStart
    /// Where a value is expected, and not an operator.
    case operand
    /// The same, or behind a space and before none, as Swift reads a prefix operator.
    case prefix
    /// Where an operator is expected: behind a value.
    case infix
    /// Where a command begins.
    case command
    /// Where the name stands that the word before it declares.
    case declared
  }

  /// What follows.
  indirect enum Action: Sendable {
    case stay
    /// What comes next is read by another mode, until that is left.
    case enter(Mode)
    /// The same, by the mode of that name.
    case enterNamed(String)
    /// The same, and the brackets within are counted until theirs is closed.
    case interpolate(String, open: String, close: String)
    /// Another mode takes this one's place.
    case become(Mode)
    /// The same, by the mode of that name.
    case becomeNamed(String)
    /// Back to what was there before; so many times.
    case leave(Int = 1)
    /// One more `leave` is needed.
    case deepen
    /// From the next line on, another mode.
    case queue(Mode)
    /// Another language, up to an end.
    case embed(Embedding)
  }

  var place: Place
  let pattern: [Step]
  /// What the text is; without one, what the mode says.
  let kind: TokenKind?
  let action: Action
  /// Whether a colon behind the text that is opened here makes a key of it.
  var isKeyed = false
  /// Whether the next word is a command, as behind an assignment.
  var leadsOn = false

  init(_ pattern: [Step], _ kind: TokenKind? = nil, _ action: Action = .stay) {
    self.init(.anywhere, pattern, kind, action)
  }

  init(_ place: Place, _ pattern: [Step], _ kind: TokenKind? = nil, _ action: Action = .stay) {
    self.place = place
    self.pattern = pattern
    self.kind = kind
    self.action = action
  }
}

/// A stretch of another language.
struct Embedding: Sendable {
  /// Which language it is.
  enum Name: Sendable {
    /// Always that one.
    case language(String)
    /// The one that the rest of the line names.
    case restOfLine
  }

  /// Where it ends.
  enum End: Sendable {
    /// Before this text, in upper or lower case.
    case text(String)
    /// With the line, and those that a backslash continues it with.
    case line
    /// Before a line of at least what the opening captured.
    case fence
  }

  let name: Name
  let end: End

  init(_ language: String, until end: End) {
    name = .language(language)
    self.end = end
  }

  /// The language that the rest of the line names, in a block that ends like it began.
  static let fenced = Embedding(name: .restOfLine, end: .fence)

  private init(name: Name, end: End) {
    self.name = name
    self.end = end
  }
}
