/// Reads JSON, as RFC 8259 defines it.
///
/// After a syntax error there is no result. After any other problem, the rest is read.
package enum JSONReader {
  /// Reads JSON from the bytes of a file.
  ///
  /// Ranges are file offsets, like the indices of the slice.
  ///
  ///     let (node, problems) = JSONReader.read(file.utf8[0..<120])
  package static func read(_ bytes: ArraySlice<UInt8>) -> (node: DataNode?, problems: [DataProblem]) {
    let bytes = bytes.withoutByteOrderMark
    if let problem = bytes.invalidUTF8 { return (nil, [problem]) }
    var parser = JSONParser(bytes)
    do throws(DataProblem) {
      let node = try parser.document()
      return (node, parser.problems)
    } catch {
      return (nil, parser.problems + [error])
    }
  }
}

/// The problems specific to JSON.
package enum JSONMistake: Sendable, Equatable {
  /// Something other than a key in double quotes.
  case expectedKey
  /// A key without `:` after it.
  case expectedColon
  /// Something other than a value.
  case expectedValue
  /// Something other than `,` or `]` in an array, with the range of its `[`.
  case expectedCommaOrBracket(opening: Range<Int>)
  /// Something other than `,` or `}` in an object, with the range of its `{`.
  case expectedCommaOrBrace(opening: Range<Int>)
  /// Text after the end of the value.
  case expectedEnd
  /// A comma before a closing bracket or brace.
  case trailingComma
  /// A string without its closing quote on the same line.
  case unclosedString
  /// A backslash followed by something other than an escape sequence.
  case invalidEscape
  /// Characters that are not a value of any kind.
  case invalidValue(String)
}

extension JSONMistake {
  var message: String {
    switch self {
    case .expectedKey: "a key in double quotes is expected here"
    case .expectedColon: "a `:` must follow the key"
    case .expectedValue: "a value is expected here"
    case .expectedCommaOrBracket: "a `,` or a `]` is expected here"
    case .expectedCommaOrBrace: "a `,` or a `}` is expected here"
    case .expectedEnd: "there is text after the end of the JSON"
    case .trailingComma: "JSON allows no comma after the last value"
    case .unclosedString: "the string has no closing quotes"
    case .invalidEscape: "the escape sequence is unknown"
    case .invalidValue(let text): "`\(text)` is not a valid value"
    }
  }

  var name: String {
    switch self {
    case .invalidEscape: "invalid-escape"
    case .invalidValue: "invalid-value"
    default: "syntax"
    }
  }

  var note: (message: String, range: Range<Int>)? {
    switch self {
    case .expectedCommaOrBracket(let opening): ("the array begins here", opening)
    case .expectedCommaOrBrace(let opening): ("the object begins here", opening)
    default: nil
    }
  }

  var advice: String? {
    switch self {
    case .expectedKey, .invalidValue: "put text in double quotes"
    case .trailingComma: "remove the comma"
    case .invalidEscape: "write `\\\\` for a backslash"
    default: nil
    }
  }
}
