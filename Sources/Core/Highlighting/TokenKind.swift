/// What a stretch of code is.
package enum TokenKind: UInt8, CaseIterable, Sendable {
  /// Nothing in particular: names, operators, spaces.
  case plain
  /// A word that the language reserves.
  case keyword
  /// The name of a type.
  case type
  /// A function where it is declared or called, or a command.
  case function
  /// A macro where it is used.
  case macro
  /// A variable that is marked as one: `$name`, `@name`.
  case variable
  /// The name of a field, a key or an attribute of a tag.
  case property
  /// A name in capitals, by custom one that never changes.
  case constant
  /// A word that stands for a value: `true`, `nil`.
  case literal
  /// A number.
  case number
  /// A text.
  case string
  /// What stands for another character, in a text.
  case escape
  /// What begins and ends code within a text.
  case interpolation
  /// A regular expression.
  case regex
  /// A remark.
  case comment
  /// An attribute, an annotation or a decorator.
  case attribute
  /// A word to the compiler or its preprocessor: `#if`.
  case directive
  /// The tag of an element, a selector.
  case tag
  /// A heading.
  case heading
  /// Text that is stressed.
  case emphasis
  /// Text that is strongly stressed.
  case strong
  /// An address, or what leads to one.
  case link
  /// What was added.
  case inserted
  /// What was taken away.
  case deleted
  /// What a shell prints before it waits for a command.
  case prompt
  /// What a command printed.
  case output
}
