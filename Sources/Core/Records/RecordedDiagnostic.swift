package import Diagnostics

/// A diagnostic that can be encoded: it names its sources by path, because their numbers differ between runs.
package struct RecordedDiagnostic: Hashable, Sendable {
  private let severity: Severity
  private let code: DiagnosticCode
  private let message: String
  private let location: Location?
  private let notes: [Note]
  private let suggestion: String?
  private let edit: Edit?

  fileprivate struct Location: Hashable, Sendable {
    let path: String
    let bytes: Range<Int>
    /// Whether messages show the text; a diagnostic about a file that the build does not read has only the path.
    let hasText: Bool
  }

  fileprivate struct Note: Hashable, Sendable {
    let message: String
    let location: Location?
  }

  fileprivate struct Edit: Hashable, Sendable {
    let location: Location
    let text: String
  }

  /// Creates the record of a diagnostic about some sources.
  package init(_ diagnostic: Diagnostic, in sources: SourceMap) {
    self.init(diagnostic) { range in
      sources.path(of: range.source).map {
        Location(path: $0, bytes: range.bytes, hasText: sources.hasText(range.source))
      }
    }
  }

  /// Creates the record of a diagnostic about one source, whose path does not matter.
  package init(_ diagnostic: Diagnostic, in source: SourceID) {
    self.init(diagnostic) { $0.source == source ? Location(path: "", bytes: $0.bytes, hasText: true) : nil }
  }

  private init(_ diagnostic: Diagnostic, recorded: (SourceRange) -> Location?) {
    severity = diagnostic.severity
    code = diagnostic.code
    message = diagnostic.message
    location = diagnostic.location.flatMap(recorded)
    notes = diagnostic.notes.map { Note(message: $0.message, location: $0.location.flatMap(recorded)) }
    suggestion = diagnostic.suggestion?.message
    edit = diagnostic.suggestion?.replacement.flatMap { edit in
      recorded(edit.range).map { Edit(location: $0, text: edit.text) }
    }
  }

  /// Returns the diagnostic with the source numbers of this run.
  ///
  /// `source` receives the path of a source, and whether the source had a text.
  package func diagnostic(finding source: (_ path: String, _ hasText: Bool) -> SourceID) -> Diagnostic {
    func range(_ location: Location) -> SourceRange {
      SourceRange(source(location.path, location.hasText), location.bytes)
    }
    let edit = edit.map { Diagnostic.Replacement(range($0.location), with: $0.text) }
    return Diagnostic(
      severity, code, message, at: location.map(range),
      notes: notes.map { Diagnostic.Note($0.message, at: $0.location.map(range)) },
      suggestion: suggestion.map { Diagnostic.Suggestion($0, replacement: edit) })
  }
}

extension RecordedDiagnostic: RecordCodable {
  package func write(to writer: inout RecordWriter) {
    writer.write(severity.rawValue)
    writer.write(code.rawValue)
    writer.write(message)
    writer.write(location)
    writer.write(notes)
    writer.write(suggestion)
    writer.write(edit)
  }

  package init(from reader: inout RecordReader) throws(InvalidRecord) {
    guard let severity = Severity(rawValue: try reader.read()), let code = DiagnosticCode(rawValue: try reader.read())
    else { throw InvalidRecord() }
    self.severity = severity
    self.code = code
    message = try reader.read()
    location = try reader.read()
    notes = try reader.read()
    suggestion = try reader.read()
    edit = try reader.read()
  }
}

extension RecordedDiagnostic.Location: RecordCodable {
  func write(to writer: inout RecordWriter) {
    writer.write(path)
    writer.write(bytes)
    writer.write(hasText)
  }

  init(from reader: inout RecordReader) throws(InvalidRecord) {
    path = try reader.read()
    bytes = try reader.read()
    hasText = try reader.read()
  }
}

extension RecordedDiagnostic.Note: RecordCodable {
  func write(to writer: inout RecordWriter) {
    writer.write(message)
    writer.write(location)
  }

  init(from reader: inout RecordReader) throws(InvalidRecord) {
    message = try reader.read()
    location = try reader.read()
  }
}

extension RecordedDiagnostic.Edit: RecordCodable {
  func write(to writer: inout RecordWriter) {
    writer.write(location)
    writer.write(text)
  }

  init(from reader: inout RecordReader) throws(InvalidRecord) {
    location = try reader.read()
    text = try reader.read()
  }
}

extension DiagnosticLevels: RecordCodable {
  package func write(to writer: inout RecordWriter) {
    writer.write(sorted.map(\.code.rawValue))
    writer.write(sorted.map(\.level.rawValue))
  }

  package init(from reader: inout RecordReader) throws(InvalidRecord) {
    let (codes, levels): ([String], [String]) = (try reader.read(), try reader.read())
    guard codes.count == levels.count else { throw InvalidRecord() }
    self.init()
    for (code, level) in zip(codes, levels) {
      guard let code = DiagnosticCode(rawValue: code), let level = Level(rawValue: level) else { throw InvalidRecord() }
      self[code] = level
    }
  }
}
