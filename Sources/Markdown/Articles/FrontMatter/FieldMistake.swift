internal import Diagnostics
internal import Parsing

/// What a field takes, in words that complete "it must be".
enum FieldType: String {
  case text = "a text"
  case integer = "a whole number"
  case flag = "true or false"
  case date = "a date such as 2026-01-02 or 2026-01-02T03:04:05Z"
  case texts = "a text or a list of texts"
  case list = "a list of texts"
  case address = "an address without spaces"
  case map = "keys with values"
  case count = "a whole number from 1 on"
  case sitePath = "an address within the site, such as /about/"
  case slug = "one part of an address, such as my-post"
  case language = "a language such as en or pt-BR"
}

/// What can be wrong with a field.
enum FieldMistake {
  /// A value of a type that the field does not take.
  case wrongType(String, expected: FieldType, found: DataNode)
  /// Something in a list of texts that is no text, or an empty one.
  case wrongItem(String, found: DataNode)
  /// A value that is not among those the field takes.
  case unknownChoice(String, among: [String], found: DataNode)
  /// A text whose meaning is plain, though the field takes something else.
  case quoted(String, as: String, found: DataNode)
  /// Two names of the same field.
  case givenTwice(String, as: String, first: SourceRange)
  /// A name that no field has, where there is nothing but fields.
  case unknown(String, Diagnostic.Suggestion?)
  /// A name that is nearly that of a field.
  case misspelt(String, Diagnostic.Suggestion)
}

extension FieldMistake {
  /// The mistake as it is told to the author.
  func diagnostic(at range: SourceRange, area: StaticString) -> Diagnostic {
    Diagnostic(
      severity, DiagnosticCode(stringLiteral: "\(area).\(name)"), message, at: range, notes: notes,
      suggestion: suggestion(at: range))
  }

  private var severity: Severity {
    switch self {
    case .misspelt, .quoted: .warning
    default: .error
    }
  }

  private var name: String {
    switch self {
    case .wrongType, .wrongItem: "wrong-type"
    case .quoted: "read-as"
    case .unknownChoice: "unknown-choice"
    case .givenTwice: "duplicate-field"
    case .misspelt: "misspelt-key"
    case .unknown: "unknown-key"
    }
  }

  private var message: String {
    switch self {
    case .wrongType(let field, let expected, let node): "`\(field)` must be \(expected.rawValue), not \(node.shown)"
    case .wrongItem(let field, let node): "`\(field)` must hold texts, not \(node.shown)"
    case .quoted(let field, let meaning, let node):
      node.string == meaning
        ? "`\(field)` is a text, since it stands in quotes; it is read as `\(meaning)`"
        : "`\(field)` is \(node.shown); it is read as `\(meaning)`"
    case .unknownChoice(let field, let choices, let node):
      "`\(field)` must be one of \(choices.map { "`\($0)`" }.joined(separator: ", ")), not \(node.shown)"
    case .givenTwice(let field, let other, _): "`\(field)` is the same field as `\(other)`, which is given already"
    case .unknown(let key, _): "there is no field `\(key)` here"
    case .misspelt(let key, _): "`\(key)` is no field, so it becomes a parameter"
    }
  }

  private var notes: [Diagnostic.Note] {
    guard case .givenTwice(_, let other, let first) = self else { return [] }
    return [Diagnostic.Note("`\(other)` stands here", at: first)]
  }

  private func suggestion(at range: SourceRange) -> Diagnostic.Suggestion? {
    switch self {
    case .misspelt(_, let suggestion):
      suggestion
    case .unknown(_, let suggestion):
      suggestion
    case .unknownChoice(_, let choices, let node):
      node.string.flatMap { Diagnostic.Suggestion.nearest(to: $0, among: choices, at: range) }
    case .quoted(_, let meaning, let node):
      Diagnostic.Suggestion(
        node.string == meaning ? "remove the quotes" : "write `\(meaning)`",
        replacement: Diagnostic.Replacement(range, with: meaning))
    case .wrongType(_, .text, let node), .wrongType(_, .texts, let node), .wrongItem(_, let node):
      node.couldBeQuoted ? Diagnostic.Suggestion("put it in quotes if it is a text") : nil
    default: nil
    }
  }
}

extension DataNode {
  /// What the author meant who put quotes round it, or learnt YAML before its version 1.2.
  var truth: Bool? {
    switch string?.lowercased() {
    case "yes", "on", "y", "true": true
    case "no", "off", "n", "false": false
    default: nil
    }
  }

  /// Whether quotes would make a text of it.
  fileprivate var couldBeQuoted: Bool {
    switch value {
    case .bool, .integer, .number, .date: true
    default: false
    }
  }
}
