import Components
import Diagnostics
import Elements
import Publishing
import Views

/// What GitHub shows of a job: what happened, all that is wrong or doubtful, and which pages are others than before.
///
/// It is HTML without a blank line, which Markdown takes as it is.
package struct JobSummary {
  /// The bytes, which fit into the room that there was.
  package private(set) var bytes: [UInt8] = []
  /// How many messages and addresses did not fit.
  package private(set) var leftOutCount = 0
  private let room: Int

  /// How many bytes GitHub takes of a step.
  package static let limit = 1 << 20
  /// What the end of a list needs, and all that comes behind the lists.
  private static let reserve = 4_096

  /// Writes the summary into so many bytes; nothing where they hold no more than its beginning.
  package init?(of report: BuildReport, in repository: Repository, room: Int) {
    guard room > 2 * Self.reserve else { return nil }
    self.room = room - Self.reserve
    add(SummaryHead(report: report))
    let messages = report.messages.map { SummaryRow(diagnostic: $0, sources: report.sources, repository: repository) }
    list(messages, between: "<table>\n", "</table>\n")
    for (addresses, title) in report.changes?.lists ?? [] {
      let items = addresses.map { address in li { code { Text(address) } } }
      list(items, between: "<details><summary>\(title)</summary><ul>\n", "</ul></details>\n")
    }
    if leftOutCount > 0 {
      add(p { Text("\(leftOutCount.grouped) more would not fit here: GitHub takes no more than 1 MiB of a step.") })
    }
  }

  /// Adds a list, as much of it as there is room for.
  private mutating func list(_ items: [some View], between start: String, _ end: String) {
    guard !items.isEmpty else { return }
    bytes += Array(start.utf8)
    for (index, item) in items.enumerated() {
      let row = item.rendered(capacity: 1_024).bytes
      guard bytes.count + row.count < room else {
        leftOutCount += items.count - index
        break
      }
      bytes += row + [UInt8(ascii: "\n")]
    }
    bytes += Array(end.utf8)
  }

  private mutating func add(_ view: some View) { bytes += view.rendered(capacity: 1_024).bytes + [UInt8(ascii: "\n")] }
}

extension PageChanges {
  /// The addresses of each kind, with how many there are.
  fileprivate var lists: [(addresses: [String], title: String)] {
    [
      (added, "\(added.count.of("page")) added"), (changed, "\(changed.count.of("page")) changed"),
      (removed, "\(removed.count.of("page")) removed"),
    ]
  }
}

/// What happened, in a few lines.
private struct SummaryHead: View {
  let report: BuildReport

  var body: some View {
    h3 { Text(title) }
    ForEach(0..<lines.count) { line in p { Text(lines[line]) } }
  }

  private var title: String {
    if let checked = report.checked {
      return
        "\(checked.words): \(report.messages.isEmpty ? "nothing to mend" : DiagnosticText.summary(of: report.messages))"
    }
    guard report.publication != nil else {
      if report.purpose == .checking { return "Not checked: \(DiagnosticText.summary(of: report.messages))" }
      return "Nothing was published: \(DiagnosticText.summary(of: report.messages))"
    }
    let messages = report.messages.isEmpty ? "" : "; \(DiagnosticText.summary(of: report.messages))"
    return "The site was published: \(report.changes?.summary ?? "")\(messages)"
  }

  private var lines: [String] {
    let size = report.publication.map { "; \($0.fileCount.of("file")), \($0.size.asSize)" } ?? ""
    let times = report.phases.map { "\($0.name) \($0.time.milliseconds.grouped) ms" }
    return [
      report.pageCount > 0 && report.purpose == .publishing ? "\(report.counts)\(size)" : nil, report.verified,
      report.nextPublication,
      report.nextOtherChange,
      (times + ["\(report.time.milliseconds.grouped) ms in all"]).joined(separator: ", "),
    ].compactMap(\.self)
  }
}

/// A diagnostic, with its place and what would help.
private struct SummaryRow: View {
  let diagnostic: Diagnostic
  let sources: SourceMap
  let repository: Repository

  var body: some View {
    tr {
      td { Text(diagnostic.severity.rawValue) }
      td { place }
      td { MessageMarkup(DiagnosticText(sources: sources).message(of: diagnostic), of: diagnostic.code) }
    }
  }

  @ViewBuilder private var place: some View {
    if let range = diagnostic.location, let file = sources[range.source] {
      let position = file.position(at: range.bytes.lowerBound)
      let name = "\(repository.path(of: file.path).visible):\(position)"
      if let address = repository.address(of: file.path, line: position.line) {
        a(.href(address)) { Text(name) }
      } else {
        Text(name)
      }
    }
  }
}
