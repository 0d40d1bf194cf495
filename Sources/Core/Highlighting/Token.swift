/// A range of code of one kind, which starts at the end of the previous token.
///
/// Eight bytes in size, because code has a token every few bytes.
package struct Token: Sendable, Equatable {
  /// The kind of code.
  package internal(set) var kind: TokenKind
  private var offset: UInt32

  /// The offset after the last byte.
  package internal(set) var end: Int {
    @inline(__always)
    get { Int(offset) }
    @inline(__always)
    set { offset = UInt32(newValue) }
  }

  @inline(__always)
  init(kind: TokenKind, end: Int) {
    self.kind = kind
    offset = UInt32(end)
  }
}

extension [Token] {
  /// Creates a single token of plain text.
  package init(plain end: Int) { self = [Token(kind: .plain, end: end)] }
}

/// A kind of code, which becomes a CSS class.
package enum TokenKind: UInt8, CaseIterable, Sendable {
  /// Names, operators and spaces.
  case plain
  /// A reserved word.
  case keyword
  /// The name of a type.
  case type
  /// A function that is declared or called, or a shell command.
  case function
  /// A macro that is used.
  case macro
  /// A variable with a sigil: `$name`, `@name`.
  case variable
  /// The name of a field, a key or an attribute of a tag.
  case property
  /// A name in capitals, which by convention is a constant.
  case constant
  /// A word for a value: `true`, `nil`.
  case literal
  /// A number.
  case number
  /// A string.
  case string
  /// An escape sequence in a string.
  case escape
  /// The start or end of code in a string.
  case interpolation
  /// A regular expression.
  case regex
  /// A comment.
  case comment
  /// An attribute, annotation or decorator.
  case attribute
  /// A compiler or preprocessor directive: `#if`.
  case directive
  /// The tag of an element, or a selector.
  case tag
  /// A heading.
  case heading
  /// Emphasized text.
  case emphasis
  /// Strongly emphasized text.
  case strong
  /// A URL or a link.
  case link
  /// An inserted line.
  case inserted
  /// A deleted line.
  case deleted
  /// A shell prompt.
  case prompt
  /// The output of a command.
  case output
}
