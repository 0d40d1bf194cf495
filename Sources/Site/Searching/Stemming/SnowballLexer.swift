/// A token of a Snowball script.
enum SnowballToken: Equatable {
  case name(String)
  case number(Int)
  case text([UInt32])
  case symbol(String)
  case end
}

/// Splits a Snowball script into tokens.
struct SnowballLexer {
  private var rest: Substring
  /// The texts that `stringdef` defines, which `{name}` inserts.
  private var definitions: [String: String] = [:]

  init(_ script: String) { rest = script[...] }

  private static let symbols = ["<-", "<+", "<=", "=="]

  mutating func next() throws(SnowballSyntaxError) -> SnowballToken {
    skipSpaceAndComments()
    guard let first = rest.first else { return .end }
    if first == "'" { return .text(try text()) }
    if first.isLetter { return name() }
    if first.isNumber { return .number(Int(take(while: \.isNumber)) ?? 0) }
    for symbol in Self.symbols where rest.hasPrefix(symbol) {
      rest = rest.dropFirst(symbol.count)
      return .symbol(symbol)
    }
    return .symbol(String(rest.removeFirst()))
  }

  /// Reads `stringdef name 'text'`, after its first word.
  mutating func readDefinition() throws(SnowballSyntaxError) {
    skipSpaceAndComments()
    let name = take { !$0.isWhitespace }
    guard case .text(let text) = try next() else { throw .expected("a text after `stringdef`") }
    definitions[name] = Self.string(text)
  }

  static func string(_ scalars: [UInt32]) -> String {
    String(String.UnicodeScalarView(scalars.compactMap(Unicode.Scalar.init)))
  }

  private mutating func take(while isTaken: (Character) -> Bool) -> String {
    let taken = rest.prefix(while: isTaken)
    rest = rest[taken.endIndex...]
    return String(taken)
  }

  private mutating func name() -> SnowballToken {
    .name(take { $0.isLetter || $0.isNumber || $0 == "_" })
  }

  /// Reads a text in quotes, in which `{…}` is an escape.
  private mutating func text() throws(SnowballSyntaxError) -> [UInt32] {
    rest.removeFirst()
    var text = ""
    while let character = rest.popFirst(), character != "'" {
      guard character == "{" else {
        text.append(character)
        continue
      }
      let name = take { $0 != "}" }
      guard rest.popFirst() != nil else { throw .expected("`}`") }
      if let escape = definitions[name] ?? Self.escape(name) { text += escape } else { throw .unknown(name) }
    }
    return text.unicodeScalars.map(\.value)
  }

  /// Returns the text of an escape that needs no definition: an apostrophe, or `U+00E4`.
  private static func escape(_ name: String) -> String? {
    if name == "'" { return name }
    guard name.hasPrefix("U+"), let value = UInt32(name.dropFirst(2), radix: 16) else { return nil }
    return Unicode.Scalar(value).map { String($0) }
  }

  private mutating func skipSpaceAndComments() {
    while true {
      rest = rest.drop(while: \.isWhitespace)
      if rest.hasPrefix("//") {
        rest = rest.drop { !$0.isNewline }
      } else if rest.hasPrefix("/*") {
        rest = rest.dropFirst(2)
        while !rest.isEmpty, !rest.hasPrefix("*/") { rest.removeFirst() }
        rest = rest.dropFirst(2)
      } else {
        return
      }
    }
  }
}

/// A Snowball script that the parser does not understand.
enum SnowballSyntaxError: Error, Equatable {
  case expected(String)
  case unknown(String)
}
