package import Diagnostics

/// A diagnostic as another run can read it: with paths where it named sources by number.
package struct RecordedDiagnostic: Hashable, Sendable {
  private let severity: Severity
  private let code: DiagnosticCode
  private let message: String
  private let location: Place?
  private let notes: [Note]
  private let suggestion: String?
  private let edit: Edit?

  fileprivate struct Place: Hashable, Sendable {
    let path: String
    let bytes: Range<Int>
  }

  fileprivate struct Note: Hashable, Sendable {
    let message: String
    let location: Place?
  }

  fileprivate struct Edit: Hashable, Sendable {
    let place: Place
    let text: String
  }

  /// Takes a diagnostic about some sources.
  package init(_ diagnostic: Diagnostic, in sources: SourceMap) {
    func place(_ range: SourceRange) -> Place? {
      sources.path(of: range.source).map { Place(path: $0, bytes: range.bytes) }
    }
    severity = diagnostic.severity
    code = diagnostic.code
    message = diagnostic.message
    location = diagnostic.location.flatMap(place)
    notes = diagnostic.notes.map { Note(message: $0.message, location: $0.location.flatMap(place)) }
    suggestion = diagnostic.suggestion?.message
    edit = diagnostic.suggestion?.replacement.flatMap { edit in
      place(edit.range).map { Edit(place: $0, text: edit.text) }
    }
  }

  /// The diagnostic, in a run that knows each source by another number.
  package func diagnostic(finding source: (String) -> SourceID) -> Diagnostic {
    func range(_ place: Place) -> SourceRange { SourceRange(source(place.path), place.bytes) }
    let edit = edit.map { Diagnostic.Replacement(range($0.place), with: $0.text) }
    return Diagnostic(
      severity, code, message, at: location.map(range),
      notes: notes.map { Diagnostic.Note($0.message, at: $0.location.map(range)) },
      suggestion: suggestion.map { Diagnostic.Suggestion($0, replacement: edit) })
  }
}

extension RecordedDiagnostic: RecordCodable {
  /// Writes the diagnostic.
  package func write(to writer: inout RecordWriter) {
    writer.write(severity.rawValue)
    writer.write(code.rawValue)
    writer.write(message)
    writer.write(location)
    writer.write(notes)
    writer.write(suggestion)
    writer.write(edit)
  }

  /// Reads a diagnostic.
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

extension RecordedDiagnostic.Place: RecordCodable {
  func write(to writer: inout RecordWriter) {
    writer.write(path)
    writer.write(bytes)
  }

  init(from reader: inout RecordReader) throws(InvalidRecord) {
    path = try reader.read()
    bytes = try reader.read()
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
    writer.write(place)
    writer.write(text)
  }

  init(from reader: inout RecordReader) throws(InvalidRecord) {
    place = try reader.read()
    text = try reader.read()
  }
}
