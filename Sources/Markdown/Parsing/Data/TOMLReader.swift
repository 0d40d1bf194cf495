/// Reads TOML 1.0.
///
/// After a syntax error there is no result. A duplicate key or table is reported and left out.
package enum TOMLReader {
  /// Reads TOML from the bytes of a file.
  ///
  /// Ranges are file offsets, like the indices of the slice.
  ///
  ///     let (node, problems) = TOMLReader.read(file.utf8[4..<120])
  package static func read(_ bytes: ArraySlice<UInt8>) -> (node: DataNode?, problems: [DataProblem]) {
    let bytes = bytes.withoutByteOrderMark
    if let problem = bytes.invalidUTF8 { return (nil, [problem]) }
    var parser = TOMLParser(bytes)
    do throws(DataProblem) {
      try parser.parseDocument()
      return (parser.tree.node(at: bytes.indices), parser.tree.problems)
    } catch {
      return (nil, parser.tree.problems + [error])
    }
  }
}

/// The problems specific to TOML.
package enum TOMLMistake: Sendable, Equatable {
  /// Something other than a key.
  case expectedKey
  /// A key without `=` after it.
  case expectedEqualsSign
  /// A key without a value.
  case expectedValue
  /// Text after a value or a table header, on the same line.
  case expectedLineEnd
  /// Something other than `,` or `]` in an array, with the range of its `[`.
  case expectedCommaOrBracket(opening: Range<Int>)
  /// Something other than `,` or `}` in an inline table, with the range of its `{`.
  case expectedCommaOrBrace(opening: Range<Int>)
  /// A table header without its closing brackets.
  case unclosedHeader
  /// A string without its closing quotes.
  case unclosedString
  /// A backslash followed by something other than an escape sequence.
  case invalidEscape
  /// Characters that are not a value of any kind.
  case invalidValue(String)
  /// A date or time that does not exist.
  case invalidDate(String)
  /// A table that is already defined, with the range of the first definition.
  case redefinedTable(String, first: Range<Int>)
  /// A key that should lead to a table but has another value, with the range of that key.
  case notATable(String, first: Range<Int>)
  /// A table or an array that cannot be extended, with the range of its definition.
  case complete(String, first: Range<Int>)
}

extension TOMLMistake {
  var message: String {
    switch self {
    case .expectedKey: "a key is expected here"
    case .expectedEqualsSign: "an `=` must follow the key"
    case .expectedValue: "a value is expected here"
    case .expectedLineEnd: "the line must end here"
    case .expectedCommaOrBracket: "a `,` or a `]` is expected here"
    case .expectedCommaOrBrace: "a `,` or a `}` is expected here, on the same line"
    case .unclosedHeader: "the name of the table must end with its brackets"
    case .unclosedString: "the string has no closing quotes"
    case .invalidEscape: "the escape sequence is unknown"
    case .invalidValue(let text): "`\(text)` is not a valid value"
    case .invalidDate(let text): "`\(text)` is not a valid date or time"
    case .redefinedTable(let name, _): "the table `\(name)` is defined twice"
    case .notATable(let name, _): "`\(name)` is not a table, so it cannot hold other keys"
    case .complete(let name, _): "`\(name)` is already complete, so nothing can be added to it here"
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
    case .redefinedTable(_, let first): ("the first one is here", first)
    case .notATable(_, let first), .complete(_, let first): ("it is defined here", first)
    default: nil
    }
  }

  var advice: String? {
    switch self {
    case .invalidValue: "put text in quotes"
    case .invalidEscape: "write `\\\\` for a backslash, or put the text in single quotes"
    default: nil
    }
  }
}
