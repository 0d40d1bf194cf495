/// One step of a pattern; a pattern is matched step by step and never goes back.
enum Step: Sendable, Equatable, ExpressibleByStringLiteral {
  /// This very text.
  case text(String)
  /// This text, in upper or lower case.
  case folded(String)
  /// This text if it is there.
  case maybe(String)
  /// One byte of a set.
  case one(ByteSet)
  /// As many bytes of a set as there are.
  case run(ByteSet, atLeast: Int = 0)
  /// The same, and what is found is what `captured` stands for further in.
  case capture(ByteSet, atLeast: Int = 0)
  /// What the opening of the mode captured.
  case captured
  /// One character, however many bytes it has.
  case character
  /// Everything up to the end of the line.
  case restOfLine
  /// A byte of a set comes next; it is not taken.
  case before(ByteSet)
  /// No byte of a set comes next.
  case notBefore(ByteSet)
  /// The line ends here, or the text.
  case lineEnd
  /// This text comes later on the line, with something in between; nothing is taken.
  case closes(String)
  /// The same, and the closing stands behind no space and before no letter or digit.
  case closesWord(String)
  /// The same, and what is in between closes no more parentheses than it opens and does not end with a blank.
  case closesBalanced(String)
  /// What is taken ends here; the steps behind this one must match as well.
  case ahead

  init(stringLiteral text: String) { self = .text(text) }

  /// One or more bytes of a set.
  static func some(_ set: ByteSet) -> Step { .run(set, atLeast: 1) }
}
