internal import Dates
internal import Diagnostics
internal import Parsing

/// The type of a field, in words that complete "it must be".
package enum FieldType: String, Sendable {
  case text = "a text"
  case integer = "a whole number"
  case flag = "true or false"
  case date = "a date such as 2026-01-02 or 2026-01-02T03:04:05Z"
  case texts = "a text or a list of texts"
  case list = "a list of texts"
  case address = "an address without spaces and passwords"
  case map = "keys with values"
  case count = "a whole number of at least 1"
  case tenths = "a number from 0.1 to 10"
  case sitePath = "an address within the site, such as /about/"
  case slug = "one part of an address, such as my-post"
  case language = "a language such as en or pt-BR"
  case blob = "a blob hash of Git: 40 or 64 hexadecimal digits"
}

/// A problem with a field.
enum FieldProblem {
  /// A value of the wrong type.
  case wrongType(String, expected: FieldType, actual: DataNode)
  /// An item of a list that should be a text, but is empty or of another type.
  case wrongItem(String, actual: DataNode)
  /// A value that is not one of the field's choices.
  case unknownChoice(String, among: [String], actual: DataNode)
  /// Text whose meaning is clear, although the field has another type.
  case quoted(String, as: String, actual: DataNode)
  /// A date with an abbreviation that stands for several time zones.
  case ambiguousZone(String, of: String)
  /// A list in a list of texts, whose items count as items of the outer list.
  case nestedList(String)
  /// A field that is given under both of its keys.
  case givenTwice(String, as: String, first: SourceRange, used: String)
  /// An unknown key in a map that allows only fields.
  case unknown(String, Diagnostic.Suggestion?)
  /// A key that resembles a field's key.
  case misspelt(String, Diagnostic.Suggestion)
  /// A field's key with an invisible character in it.
  case invisible(Unicode.Scalar, key: String)
}

extension FieldProblem {
  /// Returns the diagnostic for the author.
  func diagnostic(at range: SourceRange, area: StaticString) -> Diagnostic {
    let isError = isError(in: area)
    return Diagnostic(
      isError ? .error : .warning, DiagnosticCode(stringLiteral: "\(area).\(name)"),
      isError ? message : message + consequence, at: range, notes: notes, suggestion: suggestion(at: range))
  }

  /// Returns whether the problem stops the build.
  ///
  /// In front matter, a wrong value is an error only if it decides who sees the article, or which original it follows.
  private func isError(in area: StaticString) -> Bool {
    switch self {
    case .misspelt, .quoted, .nestedList, .ambiguousZone: false
    case .wrongType(_, .blob, _): true
    case .wrongType(let field, _, _), .wrongItem(let field, _), .unknownChoice(let field, _, _),
      .givenTwice(let field, _, _, _):
      !FieldReader.isFrontMatter(area) || PublicationKey.named(field) != nil
    case .unknown, .invisible: true
    }
  }

  /// The end of the message if the problem is a warning: what happens to the value.
  private var consequence: String {
    switch self {
    case .wrongType, .unknownChoice: ", so it is ignored"
    case .wrongItem: ", which is ignored"
    case .givenTwice(_, _, _, let used): "; `\(used)` counts"
    default: ""
    }
  }

  private var name: String {
    switch self {
    case .wrongType, .wrongItem: "wrong-type"
    case .quoted, .nestedList: "read-as"
    case .ambiguousZone: "ambiguous-zone"
    case .unknownChoice: "unknown-choice"
    case .givenTwice: "duplicate-field"
    case .misspelt: "misspelt-key"
    case .invisible: "invisible-character"
    case .unknown: "unknown-key"
    }
  }

  private var message: String {
    switch self {
    case .wrongType(let field, let expected, let node):
      "`\(field)` must be \(expected.rawValue), not \(node.quotedForMessage)"
    case .wrongItem(let field, let node): "`\(field)` must contain texts, not \(node.quotedForMessage)"
    case .quoted(let field, let meaning, let node):
      node.string == meaning
        ? "the quotes make a text of `\(field)`; it is read as `\(meaning)`"
        : "`\(field)` is \(node.quotedForMessage); it is read as `\(meaning)`"
    case .ambiguousZone(let zone, let field):
      "`\(zone)` in `\(field)` stands for several time zones, so it is ignored"
    case .unknownChoice(let field, let choices, let node):
      "`\(field)` must be one of \(choices.map { "`\($0)`" }.joined(separator: ", ")), not \(node.quotedForMessage)"
    case .nestedList(let field): "`\(field)` contains a list; its items count as items of `\(field)`"
    case .givenTwice(let field, let other, _, _): "`\(field)` is the same field as `\(other)`, which is already given"
    case .unknown(let key, _): "there is no field `\(key)` here"
    case .misspelt(let key, _): "`\(key)` is not a field, so it becomes a parameter"
    case .invisible(let character, let key):
      "this key is not `\(key)`, because it contains the invisible character \(character.codePoint)"
    }
  }

  private var notes: [Diagnostic.Note] {
    guard case .givenTwice(_, let other, let first, _) = self else { return [] }
    return [Diagnostic.Note("`\(other)` is given here", at: first)]
  }

  private func suggestion(at range: SourceRange) -> Diagnostic.Suggestion? {
    switch self {
    case .misspelt(_, let suggestion):
      suggestion
    case .unknown(_, let suggestion):
      suggestion
    case .invisible(_, let key):
      Diagnostic.Suggestion("write `\(key)`", replacement: Diagnostic.Replacement(range, with: key))
    case .unknownChoice(_, let choices, let node):
      node.string.flatMap { Diagnostic.Suggestion.nearest(to: $0, among: choices, at: range) }
    case .quoted(_, let meaning, let node):
      Diagnostic.Suggestion(
        node.string == meaning ? "remove the quotes" : "write `\(meaning)`",
        replacement: Diagnostic.Replacement(range, with: meaning))
    case .wrongType(_, .language, let node):
      node.string.flatMap { name in NaturalLanguage.all.first { $0.names.contains(name.lowercased()) } }.map {
        Diagnostic.Suggestion("write `\($0.tag)`", replacement: Diagnostic.Replacement(range, with: $0.tag))
      }
    case .wrongType(_, .date, let node):
      node.string.map { MisorderedDate.readings(of: $0) }.flatMap { dates in
        dates.isEmpty
          ? nil
          : Diagnostic.Suggestion(
            "write \(dates.map { "`\($0)`" }.joined(separator: " or "))",
            replacement: dates.count == 1 ? Diagnostic.Replacement(range, with: dates[0]) : nil)
      }
    case .ambiguousZone: Diagnostic.Suggestion("write the offset from UTC, such as `-06:00` or `+08:00`")
    case .wrongType(_, .text, let node), .wrongType(_, .texts, let node), .wrongItem(_, let node):
      node.couldBeQuoted ? Diagnostic.Suggestion("put it in quotes if it is a text") : nil
    default: nil
    }
  }
}

extension DataNode {
  /// The value as the author wrote it, for the middle of a sentence.
  var quotedForMessage: String {
    switch value {
    case .null: "nothing"
    case .bool(let isTrue): "`\(isTrue)`"
    case .integer(let number): "the number `\(number)`"
    case .number(let number): "the number `\(number)`"
    case .string(let text): text.isEmpty ? "an empty text" : "the text `\(Self.shortened(text))`"
    case .date(let text): "the date `\(text)`"
    case .list: "a list"
    case .map: "a map"
    }
  }

  private static func shortened(_ text: String) -> String {
    text.count > 40 ? "\(text.prefix(39))…" : text
  }

  /// Whether quotes would turn the value into text.
  fileprivate var couldBeQuoted: Bool {
    switch value {
    case .bool, .integer, .number, .date: true
    default: false
    }
  }
}

/// A date with its year at the end, such as `11/27/2026` or `27.11.2026`.
private enum MisorderedDate {
  /// Returns the dates that a text can mean, as front matter writes them; `03/04/2026` can mean two.
  static func readings(of text: String) -> [String] {
    let day = text.prefix { $0 != " " }
    let rest = text[day.endIndex...]
    let parts = day.split { "/.-".contains($0) }.map { Int($0) }
    guard parts.count == 3, let first = parts[0], let second = parts[1], let year = parts[2] else { return [] }
    func reading(month: Int, day: Int) -> [String] {
      guard let date = CivilDate(year: year, month: month, day: day).map({ "\($0)" }) else { return [] }
      return [CivilDate(date + rest) == nil ? date : date + rest]
    }
    let dayFirst = reading(month: second, day: first)
    // Where dots separate the parts, the day is first.
    if day.contains("."), !dayFirst.isEmpty { return dayFirst }
    let monthFirst = reading(month: first, day: second)
    return monthFirst == dayFirst ? monthFirst : monthFirst + dayFirst
  }
}
