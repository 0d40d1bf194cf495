// Each file of a language writes sets of bytes.
@_exported import Texts

/// A pattern, the kind of text it matches, and the action after a match.
struct Rule: Sendable {
  /// A condition on the position of a pattern.
  enum Anchor: UInt8, Sendable {
    case anywhere
    /// At the start of the text.
    case textStart
    /// At the start of a line.
    case lineStart
    /// After nothing but spaces on its line.
    case indentation
    /// After a space, or at the start of the text.
    case afterSpace
    /// After a byte that is not a letter, digit or underscore.
    case wordStart
    /// Where a value may start, not an operator.
    case operand
    /// Where `operand` matches, or after a space and before a byte that is not a space, as in Swift's prefix operators.
    case prefix
    /// Where an operator may start: after a value.
    case infix
    /// Where a command starts.
    case command
    /// At the name that the previous word declares.
    case declared
  }

  /// The change of mode after a match.
  indirect enum Action: Sendable {
    case stay
    /// Enter a mode until it is left.
    case enter(Mode)
    /// Enter the mode of that name.
    case enterNamed(String)
    /// Enter the mode of that name, and count nested brackets to find the closing bracket.
    case interpolate(String, open: String, close: String)
    /// Replace the current mode.
    case become(Mode)
    /// Replace the current mode by the mode of that name.
    case becomeNamed(String)
    /// Leave this number of modes: the current one and the modes around it.
    case leave(Int = 1)
    /// Count another opening, so that the mode needs one more `leave` to end.
    case nest
    /// Enter a mode on the next line.
    case queue(Mode)
    /// Read another language up to an end.
    case embed(Embedding)
  }

  var anchor: Anchor
  let pattern: [Step]
  /// The kind of the matched text; `nil` means the kind of the mode.
  let kind: TokenKind?
  let action: Action
  /// Whether a colon after the closing delimiter turns the opened string into a key.
  var isKeyed = false
  /// Whether the next word is a command, as after an assignment.
  var expectsCommand = false

  init(_ pattern: [Step], _ kind: TokenKind? = nil, _ action: Action = .stay) {
    self.init(.anywhere, pattern, kind, action)
  }

  init(_ anchor: Anchor, _ pattern: [Step], _ kind: TokenKind? = nil, _ action: Action = .stay) {
    self.anchor = anchor
    self.pattern = pattern
    self.kind = kind
    self.action = action
  }
}

/// Code in another language.
struct Embedding: Sendable {
  /// The choice of the language.
  enum Name: Sendable {
    /// Always the same language.
    case language(String)
    /// The language named on the rest of the line.
    case restOfLine
  }

  /// The end of the embedded code.
  enum End: Sendable {
    /// Before this text, ignoring case.
    case text(String)
    /// At the end of the line; if the line ends with a backslash, at the end of the next line.
    case line
    /// Before a fence of at least the length that the opening captured.
    case fence
  }

  let name: Name
  let end: End

  init(_ language: String, until end: End) {
    name = .language(language)
    self.end = end
  }

  /// A fenced code block, with its language on the rest of the line.
  static let fenced = Embedding(name: .restOfLine, end: .fence)

  private init(name: Name, end: End) {
    self.name = name
    self.end = end
  }
}

/// One step of a pattern, which is matched step by step, without backtracking.
enum Step: Sendable, Equatable, ExpressibleByStringLiteral {
  /// This text.
  case text(String)
  /// This text, ignoring case.
  case folded(String)
  /// This text, which is optional.
  case maybe(String)
  /// One byte of a set.
  case one(ByteSet)
  /// The longest run of bytes of a set.
  case run(ByteSet, atLeast: Int = 0)
  /// Like `run`; the step `captured` matches the same text later.
  case capture(ByteSet, atLeast: Int = 0)
  /// The text that the opening of the mode captured.
  case captured
  /// One UTF-8 character of one or more bytes.
  case character
  /// The rest of the line.
  case restOfLine
  /// Lookahead: a byte of a set is next.
  case before(ByteSet)
  /// Lookahead: no byte of a set is next.
  case notBefore(ByteSet)
  /// Lookahead: the line or the text ends.
  case lineEnd
  /// Lookahead: the rest of the line contains this text, after at least one byte.
  case closes(String)
  /// Like `closes`, with no space before the text and no letter or digit after it.
  case closesWord(String)
  /// Like `closes`, with balanced parentheses in between and no space before the text.
  case closesBalanced(String)
  /// The end of the matched text; further steps are lookahead.
  case ahead

  init(stringLiteral text: String) { self = .text(text) }

  /// One or more bytes of a set.
  static func some(_ set: ByteSet) -> Step { .run(set, atLeast: 1) }
}

/// A state of the scanner: the rules to try, and the words to recognize between their matches.
struct Mode: Sendable {
  /// The kind of text that no rule matches.
  var fill: TokenKind
  /// The rules, tried in order.
  var rules: [Rule]
  /// The words and numbers to recognize; `nil` for none.
  var vocabulary: Vocabulary?
  /// The name that other modes of the grammar use to enter this mode.
  var name: String?
  /// Whether the mode ends at the first line with at most the indentation of the line that queued the mode.
  var isIndented = false

  init(_ fill: TokenKind, name: String? = nil, _ rules: [Rule], vocabulary: Vocabulary? = nil) {
    self.fill = fill
    self.name = name
    self.rules = rules
    self.vocabulary = vocabulary
  }
}

/// The grammar of a language: its first mode, and the modes that are entered by name.
struct Grammar: Sendable {
  var modes: [Mode]
  /// The bytes after which an operator is expected rather than a value.
  var valueEnds: ByteSet = ")]}\"'`"

  /// Creates a grammar that starts in the mode `main`, which is named "main" unless it has a name.
  init(_ main: Mode, _ others: [Mode] = []) {
    var main = main
    if main.name == nil { main.name = "main" }
    modes = [main] + others
  }

  /// Creates a grammar with one mode.
  init(rules: [Rule], vocabulary: Vocabulary, _ others: [Mode] = []) {
    self.init(Mode(.plain, rules, vocabulary: vocabulary), others)
  }
}
