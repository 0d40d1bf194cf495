import Components
import Diagnostics
import Elements
import Publishing
import Views

/// The summary that GitHub shows for a job: counts, diagnostics and changed pages.
///
/// It is HTML without blank lines, because a blank line would end the HTML block in Markdown.
package struct JobSummary {
  /// The encoded summary.
  package private(set) var bytes: [UInt8] = []
  /// How many diagnostics and addresses were left out because they did not fit.
  package private(set) var omittedCount = 0
  private let capacity: Int

  /// GitHub's limit for the summary of a step, in bytes.
  package static let limit = 1 << 20
  /// The bytes reserved for the end of a list and the text after the lists.
  private static let reserve = 4_096

  /// Writes a summary of at most `capacity` bytes; `nil` if not even its beginning would fit.
  ///
  /// The summary of a `proposal`, such as a pull request, says what would be published.
  package init?(of report: BuildReport, in repository: Repository, capacity: Int, isProposal: Bool = false) {
    guard capacity > 2 * Self.reserve else { return nil }
    self.capacity = capacity - Self.reserve
    add(SummaryHead(report: report, isProposal: isProposal))
    let messages = report.messages.groupingRepeats(in: report.sources).map {
      SummaryRow(diagnostic: $0, sources: report.sources, repository: repository)
    }
    list(messages, between: "<table>\n", "</table>\n")
    for (addresses, title) in report.changes?.lists ?? [] {
      let items = addresses.map { address in li { code { Text(address) } } }
      list(items, between: "<details><summary>\(title)</summary><ul>\n", "</ul></details>\n")
    }
    if omittedCount > 0 {
      add(p { Text("\(omittedCount.grouped) more are left out: GitHub limits the summary of a step to 1 MiB.") })
    }
  }

  /// Adds as many items of a list as fit.
  private mutating func list(_ items: [some View], between start: String, _ end: String) {
    guard !items.isEmpty else { return }
    bytes += Array(start.utf8)
    for (index, item) in items.enumerated() {
      let row = item.rendered(capacity: 1_024).bytes
      guard bytes.count + row.count < capacity else {
        omittedCount += items.count - index
        break
      }
      bytes += row + [UInt8(ascii: "\n")]
    }
    bytes += Array(end.utf8)
  }

  private mutating func add(_ view: some View) { bytes += view.rendered(capacity: 1_024).bytes + [UInt8(ascii: "\n")] }
}

extension PageChanges {
  /// The addresses of each kind of change, with a title.
  fileprivate var lists: [(addresses: [String], title: String)] {
    [
      (added, "\(added.count.of("page")) added"), (changed, "\(changed.count.of("page")) changed"),
      (removed, "\(removed.count.of("page")) removed"),
    ]
  }
}

/// The title and the counts.
private struct SummaryHead: View {
  let report: BuildReport
  let isProposal: Bool

  var body: some View {
    h3 { Text(title) }
    ForEach(0..<lines.count) { line in p { Text(lines[line]) } }
  }

  private var title: String {
    if let checked = report.checked {
      return
        "\(checked.text): \(report.messages.isEmpty ? "no problems found" : DiagnosticText.summary(of: report.messages))"
    }
    guard report.publication != nil else {
      return "Nothing \(isProposal ? "would be" : "was") published: \(DiagnosticText.summary(of: report.messages))"
    }
    let messages = report.messages.isEmpty ? "" : "; \(DiagnosticText.summary(of: report.messages))"
    return "\(isProposal ? "Would be" : "The site was") published: \(report.changes?.summary ?? "")\(messages)"
  }

  private var lines: [String] {
    let size = report.publication.map { "; \($0.fileCount.of("file")), \($0.size.formattedByteCount)" } ?? ""
    let times = report.phases.map { "\($0.name) \($0.time.milliseconds.grouped) ms" }
    return [
      report.pageCount > 0 && report.purpose == .publishing ? "\(report.counts)\(size)" : nil, report.verified,
      report.nextPublication,
      report.nextOtherChange,
      (times + ["\(report.time.milliseconds.grouped) ms in all"]).joined(separator: ", "),
    ].compactMap(\.self)
  }
}

/// A table row with a diagnostic's severity, location and message.
private struct SummaryRow: View {
  let diagnostic: Diagnostic
  let sources: SourceMap
  let repository: Repository

  var body: some View {
    tr {
      td { Text(diagnostic.severity.rawValue) }
      td { location }
      td { MessageMarkup(DiagnosticText(sources: sources).message(of: diagnostic), of: diagnostic.code) }
    }
  }

  @ViewBuilder private var location: some View {
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

/// A diagnostic's message as HTML; text in backticks becomes `<code>`.
struct MessageMarkup: View {
  private let lines: [[String]]
  private let code: DiagnosticCode

  /// Shows a message, with its code after the first line.
  init(_ message: String, of code: DiagnosticCode) {
    lines = message.split(separator: "\n").map { line in
      let parts = line.split(separator: "`", omittingEmptySubsequences: false).map(String.init)
      // The summary shows an unpaired backtick unchanged.
      return parts.count.isMultiple(of: 2) ? [String(line)] : parts
    }
    self.code = code
  }

  var body: some View {
    ForEach(0..<lines.count) { line in
      if line > 0 { br() }
      ForEach(0..<lines[line].count) { part in
        if part.isMultiple(of: 2) { Text(lines[line][part]) } else { Elements.code { Text(lines[line][part]) } }
      }
      if line == 0 { Text(" [\(code)]") }
    }
  }
}
