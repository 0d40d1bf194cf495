/// What is wrong in a piece of YAML or TOML, and where.
package struct DataProblem: Error, Sendable, Equatable {
  /// What is wrong.
  package var kind: Kind

  /// The bytes it is about, counted from the beginning of the file.
  package var range: Range<Int>

  /// Puts a problem at its place.
  package init(_ kind: Kind, at range: Range<Int>) {
    self.kind = kind
    self.range = range
  }
}

extension DataProblem {
  /// All that can be wrong.
  package enum Kind: Sendable, Equatable {
    /// Bytes that are no text.
    case invalidUTF8
    /// A character that controls a terminal and says nothing.
    case controlCharacter(UInt32)
    /// A key that the map has already, with the place of the first.
    case duplicateKey(String, first: Range<Int>)
    /// Lists and maps within each other past the limit.
    case nestingLimit(Int)
    /// A whole number that no machine word holds.
    case numberTooLarge(String)
    /// Something that only YAML can get wrong.
    case yaml(YAMLMistake)
    /// Something that only TOML can get wrong.
    case toml(TOMLMistake)
  }
}

extension DataProblem.Kind {
  var message: String {
    switch self {
    case .invalidUTF8: "the bytes are not valid UTF-8"
    case .controlCharacter(let value): "the control character \(codePoint(value)) is not allowed here"
    case .duplicateKey(let key, _): "the key `\(key)` is given twice"
    case .nestingLimit(let limit): "lists and maps are nested more than \(limit) deep"
    case .numberTooLarge(let text): "the number `\(text)` is too large"
    case .yaml(let mistake): mistake.message
    case .toml(let mistake): mistake.message
    }
  }

  /// The last part of the diagnostic's code.
  var name: String {
    switch self {
    case .invalidUTF8: "invalid-utf8"
    case .controlCharacter: "control-character"
    case .duplicateKey: "duplicate-key"
    case .nestingLimit: "nesting-limit"
    case .numberTooLarge: "number-too-large"
    case .yaml(let mistake): mistake.name
    case .toml(let mistake): mistake.name
    }
  }

  /// A fact that helps, with its place.
  var note: (message: String, range: Range<Int>)? {
    switch self {
    case .duplicateKey(_, let first): ("the first stands here", first)
    case .yaml(let mistake): mistake.note
    case .toml(let mistake): mistake.note
    default: nil
    }
  }

  /// What would put it right.
  var advice: String? {
    switch self {
    case .numberTooLarge: "put it in quotes if it is a text"
    case .yaml(let mistake): mistake.advice
    case .toml(let mistake): mistake.advice
    default: nil
    }
  }

  private func codePoint(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
