/// What only TOML can get wrong.
package enum TOMLMistake: Sendable, Equatable {
  /// Something else where a key must stand.
  case expectedKey
  /// A key without its value.
  case expectedEqualsSign
  /// Nothing where a value must stand.
  case expectedValue
  /// Something after a value, or after a table's name, on the same line.
  case expectedLineEnd
  /// Something else where an array goes on or ends, with its beginning.
  case expectedCommaOrBracket(opening: Range<Int>)
  /// Something else where an inline table goes on or ends, with its beginning.
  case expectedCommaOrBrace(opening: Range<Int>)
  /// A table's name without the brackets that end it.
  case unclosedHeader
  /// A text without the quotes that end it.
  case unclosedText
  /// A backslash with something that has no meaning after it.
  case invalidEscape
  /// Characters that are no value of any kind.
  case invalidValue(String)
  /// Digits and dashes that are no day or hour of any calendar.
  case invalidDate(String)
  /// A table that was defined before, with the place.
  case redefinedTable(String, first: Range<Int>)
  /// A key that should lead to a table and leads to something else, with the place.
  case notATable(String, first: Range<Int>)
  /// A table or an array that was complete where it was written, with the place.
  case complete(String, first: Range<Int>)
}

extension TOMLMistake {
  var message: String {
    switch self {
    case .expectedKey: "a key must stand here"
    case .expectedEqualsSign: "an `=` must follow the key"
    case .expectedValue: "a value must stand here"
    case .expectedLineEnd: "nothing more may stand on this line"
    case .expectedCommaOrBracket: "a `,` or a `]` must stand here"
    case .expectedCommaOrBrace: "a `,` or a `}` must stand here, on the same line"
    case .unclosedHeader: "the name of the table must end with its brackets"
    case .unclosedText: "the text has no closing quotes"
    case .invalidEscape: "the escape sequence means nothing"
    case .invalidValue(let text): "`\(text)` is no value"
    case .invalidDate(let text): "`\(text)` is no valid date or time"
    case .redefinedTable(let name, _): "the table `\(name)` is defined twice"
    case .notATable(let name, _): "`\(name)` is no table, so nothing can be put into it"
    case .complete(let name, _): "`\(name)` is complete, so nothing can be added to it here"
    }
  }

  var name: String {
    switch self {
    case .invalidEscape: "invalid-escape"
    case .invalidValue: "invalid-value"
    case .invalidDate: "invalid-date"
    case .redefinedTable: "duplicate-table"
    case .notATable: "not-a-table"
    case .complete: "complete-table"
    default: "syntax"
    }
  }

  var note: (message: String, range: Range<Int>)? {
    switch self {
    case .expectedCommaOrBracket(let opening): ("the array begins here", opening)
    case .expectedCommaOrBrace(let opening): ("the inline table begins here", opening)
    case .redefinedTable(_, let first): ("the first stands here", first)
    case .notATable(_, let first), .complete(_, let first): ("it was given its value here", first)
    default: nil
    }
  }

  var advice: String? {
    switch self {
    case .invalidValue: "put a text in quotes"
    case .invalidEscape: "write `\\\\` for a backslash, or put the text in single quotes"
    default: nil
    }
  }
}
