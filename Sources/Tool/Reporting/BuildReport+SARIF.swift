import Articles
import Diagnostics
import Markup
import Texts

extension BuildReport {
  /// The diagnostics as SARIF 2.1.0; `version` is the version of Garland.
  package func sarif(in repository: Repository, version: String) -> [UInt8] {
    let codes = Set(messages.map(\.code.rawValue)).sorted()
    let driver = JSONText.object([
      ("name", .text("Garland")), ("version", .text(version)),
      ("rules", .list(codes.map { .object([("id", .text($0))]) })),
    ])
    let writer = SARIFWriter(sources: sources, repository: repository)
    let numbers = Dictionary(uniqueKeysWithValues: codes.enumerated().map { ($1, $0) })
    let run = JSONText.object([
      ("tool", .object([("driver", driver)])),
      ("invocations", .list([.object([("executionSuccessful", .flag(publication != nil || checked != nil))])])),
      ("columnKind", .text("unicodeCodePoints")),
      ("results", .list(messages.map { writer.result($0, rule: numbers[$0.code.rawValue] ?? 0) })),
    ])
    let log = JSONText.object([
      ("$schema", .text("https://json.schemastore.org/sarif-2.1.0.json")), ("version", .text("2.1.0")),
      ("runs", .list([run])),
    ])
    return log.bytes + [UInt8(ascii: "\n")]
  }
}

/// Encodes diagnostics as SARIF results.
private struct SARIFWriter {
  let sources: SourceMap
  let repository: Repository

  func result(_ diagnostic: Diagnostic, rule: Int) -> JSONText {
    var members: [(String, JSONText)] = [
      ("ruleId", .text(diagnostic.code.rawValue)), ("ruleIndex", .number(rule)),
      ("level", .text(diagnostic.severity.rawValue)),
      ("message", message(DiagnosticText(sources: sources).message(of: diagnostic))),
      ("locations", .list([diagnostic.location.flatMap { location($0) }].compactMap(\.self))),
    ]
    let related = diagnostic.notes.compactMap { note in note.location.flatMap { location($0, note.message) } }
    if !related.isEmpty { members.append(("relatedLocations", .list(related))) }
    if let fix = diagnostic.suggestion.flatMap(fix) { members.append(("fixes", .list([fix]))) }
    return .object(members)
  }

  private func message(_ text: String) -> JSONText { .object([("text", .text(text))]) }

  private func location(_ range: SourceRange, _ text: String? = nil) -> JSONText? {
    guard let file = sources[range.source] else { return nil }
    let physical = JSONText.object([("artifactLocation", artifact(file)), ("region", region(range, in: file))])
    return .object([("physicalLocation", physical)] + (text.map { [("message", message($0))] } ?? []))
  }

  private func fix(_ suggestion: Diagnostic.Suggestion) -> JSONText? {
    guard let edit = suggestion.replacement, let file = sources[edit.range.source] else { return nil }
    let replacement = JSONText.object([
      ("deletedRegion", region(edit.range, in: file)), ("insertedContent", message(edit.text)),
    ])
    let change = JSONText.object([("artifactLocation", artifact(file)), ("replacements", .list([replacement]))])
    return .object([("description", message(suggestion.message)), ("artifactChanges", .list([change]))])
  }

  private func region(_ range: SourceRange, in file: SourceFile) -> JSONText {
    let (start, end) = (file.position(at: range.bytes.lowerBound), file.position(at: range.bytes.upperBound))
    return .object([
      ("startLine", .number(start.line)), ("startColumn", .number(start.column)), ("endLine", .number(end.line)),
      ("endColumn", .number(end.column)),
    ])
  }

  /// The location of a file: relative to the root of the repository, or absolute if it is outside.
  private func artifact(_ file: SourceFile) -> JSONText {
    let path = repository.path(of: file.path)
    let kept: ByteSet = .inPath - .beyondASCII - "[]"
    guard !path.hasPrefix("/") else {
      return .object([("uri", .text("file://\(path.percentEncoded(keeping: kept))"))])
    }
    let uri = path.percentEncoded(keeping: kept - ":")
    return .object([("uri", .text(uri)), ("uriBaseId", .text("%SRCROOT%"))])
  }
}
