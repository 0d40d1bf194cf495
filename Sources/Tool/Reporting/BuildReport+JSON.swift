import Markup
import Publishing
import Sites

extension BuildReport {
  /// The report for programs.
  package var json: [UInt8] {
    let report = JSONText.object([
      ("pages", .list(pages.map(json) + removed.map(Self.json(ofRemoved:)))),
      ("draws", .number(draws)),
      ("diagnostics", .list(messages.map { JSONText($0, in: sources) })),
      ("milliseconds", .object((phases + [("total", time)]).map { ($0.0, .number($0.1.milliseconds)) })),
      ("outputs", outputs),
      ("changes", pageChanges),
      ("checked", checked.map(\.json) ?? .null),
      ("verified", verifiedCount.map { .number($0) } ?? .null),
      ("next_change", nextChange.map { .text("\($0)") } ?? .null),
      ("next_publication", waiting.next.map { .text("\($0)") } ?? .null),
      ("waiting", .number(waiting.count)),
    ])
    return report.bytes + [UInt8(ascii: "\n")]
  }

  private func json(of page: BuiltPage) -> JSONText {
    .object([
      ("path", .text(page.path)), ("address", .text(page.address)),
      ("source", page.article.map { .text("\(content)/\($0)") } ?? .null),
      ("status", .text(page.isRendered ? "rendered" : "unchanged")),
      ("reasons", .list(page.reasons.map { .text($0.text) })),
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
