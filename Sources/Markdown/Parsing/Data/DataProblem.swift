package import Diagnostics

/// A problem in YAML, TOML, JSON or CSV, with its range.
package struct DataProblem: Error, Sendable, Equatable {
  /// What is wrong.
  package var kind: Kind

  /// The range of the problem, in bytes from the start of the file.
  package var range: Range<Int>

  /// Creates a problem at a range.
  package init(_ kind: Kind, at range: Range<Int>) {
    self.kind = kind
    self.range = range
  }
}

extension DataProblem {
  /// The kinds of problems.
  package enum Kind: Sendable, Equatable {
    /// Bytes that are not valid UTF-8.
    case invalidUTF8
    /// A control character.
    case controlCharacter(UInt32)
    /// A key that the map already has, with the range of the first one; the last value counts.
    case duplicateKey(String, first: Range<Int>)
    /// Lists and maps that are nested too deep.
    case nestingLimit(Int)
    /// An integer that does not fit in 64 bits.
    case numberTooLarge(String)
    /// A problem specific to YAML.
    case yaml(YAMLMistake)
    /// A problem specific to TOML.
    case toml(TOMLMistake)
    /// A problem specific to JSON.
    case json(JSONMistake)
    /// A problem specific to CSV.
    case csv(CSVMistake)
  }
}

extension DataProblem.Kind {
  package var message: String {
    switch self {
    case .invalidUTF8: "the bytes are not valid UTF-8"
    case .controlCharacter(let value):
      "the control character \(Unicode.Scalar(value)?.codePoint ?? "") is not allowed here"
    case .duplicateKey(let key, _): "the key `\(key)` is given twice"
    case .nestingLimit(let limit): "lists and maps are nested more than \(limit) deep"
    case .numberTooLarge(let text): "the number `\(text)` is too large"
    case .yaml(let mistake): mistake.message
    case .toml(let mistake): mistake.message
    case .json(let mistake): mistake.message
    case .csv(let mistake): mistake.message
    }
  }

  var severity: Severity { if case .csv(.tooFewCells) = self { .warning } else { .error } }

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
    case .json(let mistake): mistake.name
    case .csv(let mistake): mistake.name
    }
  }

  /// A related fact and its range.
  var note: (message: String, range: Range<Int>)? {
    switch self {
    case .duplicateKey(_, let first): ("the first one is here", first)
    case .toml(let mistake): mistake.note
    case .json(let mistake): mistake.note
    default: nil
    }
  }

  /// How to fix the problem.
  var advice: String? {
    switch self {
    case .numberTooLarge: "put it in quotes if it is text"
    case .yaml(let mistake): mistake.advice
    case .toml(let mistake): mistake.advice
    case .json(let mistake): mistake.advice
    case .csv(let mistake): mistake.advice
    default: nil
    }
  }
}

extension Unicode.Scalar {
  /// The code point, such as `U+FEFF`.
  package var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}

extension DataProblem {
  /// Returns the diagnostic for the author.
  ///
  ///     problem.diagnostic(in: post, area: "front-matter").code  // front-matter.duplicate-key
  ///
  /// The area names the kind of source and is the first part of the code: lower-case words joined by hyphens.
  package func diagnostic(in source: SourceID, area: StaticString) -> Diagnostic {
    Diagnostic(
      kind.severity,
      DiagnosticCode(stringLiteral: "\(area).\(kind.name)"),
      kind.message,
      at: SourceRange(source, range),
      notes: kind.note.map { [Diagnostic.Note($0.message, at: SourceRange(source, $0.range))] } ?? [],
      suggestion: kind.advice.map { Diagnostic.Suggestion($0) })
  }
}

extension ArraySlice<UInt8> {
  /// The bytes without a leading byte order mark.
  var withoutByteOrderMark: ArraySlice<UInt8> { dropFirst(byteOrderMarkCount) }

  /// The problem for the first bytes that are not valid UTF-8.
  var invalidUTF8: DataProblem? {
    do throws(UTF8.ValidationError) {
      _ = try UTF8Span(validating: span)
      return nil
    } catch {
      let start = startIndex + error.byteOffsets.lowerBound
      let continuation = self[(start + 1)...].prefix(3).prefix { $0 & 0b1100_0000 == 0b1000_0000 }
      return DataProblem(.invalidUTF8, at: start..<continuation.endIndex)
    }
  }
}
