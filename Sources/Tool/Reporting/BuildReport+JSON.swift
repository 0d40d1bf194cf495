import Diagnostics
import Markup
import Planning
import Publishing
import Sites

extension BuildReport {
  /// The whole report as JSON.
  package var json: [UInt8] {
    let report = JSONText.object([
      ("pages", .list(pages.map(json) + removed.map(Self.json(ofRemoved:)))),
      ("draws", .number(draws)),
      ("work", work),
      ("diagnostics", .list(messages.map { JSONText($0, in: sources) })),
      ("milliseconds", .object((phases + [("total", time)]).map { ($0.0, .number($0.1.milliseconds)) })),
      ("outputs", outputs),
      ("changes", pageChanges),
      ("checked", checked.map(\.json) ?? .null),
      ("verified", verifiedCount.map { .number($0) } ?? .null),
      ("next_change", nextChange.map { .text("\($0)") } ?? .null),
      ("next_publication", leftOut.nextPublication.map { .text("\($0)") } ?? .null),
      ("waiting", .number(leftOut.waitingCount)),
      ("left_out", .object(leftOut.otherCounts.map { ($0.key, .number($0.count)) })),
      ("unpublished_files", .list(leftOut.files.map(json))),
    ])
    return report.bytes + [UInt8(ascii: "\n")]
  }

  /// The numbers that show how much of the site this build read and made.
  private var work: JSONText {
    .object([
      ("files_opened", .number(openedFiles)), ("articles_parsed", .number(parses)),
      ("pages_rendered", .number(renderedCount)),
    ])
  }

  private func json(of page: BuiltPage) -> JSONText {
    .object([
      ("path", .text(page.path)), ("address", .text(page.address)),
      ("source", page.article.map { .text("\(content)/\($0)") } ?? .null),
      ("status", .text(page.isRendered ? "rendered" : "unchanged")),
      ("reasons", .list(page.reasons.map { .text($0.text) })),
    ])
  }

  private func json(of file: UnpublishedFile) -> JSONText {
    .object([
      ("path", .text("\(content)/\(file.path)")), ("reason", .text(file.reason.rawValue)),
      ("article", file.article.map { .text("\(content)/\($0)") } ?? .null),
    ])
  }

  private static func json(ofRemoved address: String) -> JSONText {
    .object([("address", .text(address)), ("status", .text("removed"))])
  }

  private var outputs: JSONText {
    guard let publication else { return .null }
    return .object([
      ("added", .list(publication.added.map { .text($0) })), ("changed", .list(publication.changed.map { .text($0) })),
      ("removed", .list(publication.removed.map { .text($0) })), ("unchanged", .number(publication.unchanged.count)),
      ("outdated", .list(publication.outdated.map { .text($0) })),
      ("foreign", .list(publication.foreign.map { .text($0) })),
      ("files", .number(publication.fileCount)), ("bytes", .number(publication.size)),
    ])
  }

  private var pageChanges: JSONText {
    guard let changes else { return .null }
    return .object([
      ("added", .list(changes.added.map { .text($0) })), ("changed", .list(changes.changed.map { .text($0) })),
      ("removed", .list(changes.removed.map { .text($0) })),
    ])
  }
}

extension JSONText {
  /// Encodes a diagnostic with all parts of its text except for the excerpt of the source.
  init(_ diagnostic: Diagnostic, in sources: SourceMap) {
    var members: [(String, JSONText)] = [
      ("severity", .text(diagnostic.severity.rawValue)), ("code", .text(diagnostic.code.rawValue)),
      ("message", .text(diagnostic.message)),
    ]
    members += Self.location(diagnostic.location, sources)
    if !diagnostic.notes.isEmpty {
      let notes = diagnostic.notes.map { note in
        JSONText.object([("message", .text(note.message))] + Self.location(note.location, sources))
      }
      members.append(("notes", .list(notes)))
    }
    if let suggestion = diagnostic.suggestion { members.append(("help", .text(suggestion.message))) }
    self = .object(members)
  }

  private static func location(_ range: SourceRange?, _ sources: SourceMap) -> [(String, JSONText)] {
    guard let range, let file = sources[range.source] else { return [] }
    let (start, end) = (file.position(at: range.bytes.lowerBound), file.position(at: range.bytes.upperBound))
    return [
      ("path", .text(file.path)), ("line", .number(start.line)), ("column", .number(start.column)),
      ("end_line", .number(end.line)), ("end_column", .number(end.column)),
    ]
  }
}
