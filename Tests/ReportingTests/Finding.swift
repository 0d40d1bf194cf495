import Diagnostics
import Foundation
import Publishing

@testable import Reporting

/// A report with diagnostics about one file.
struct Finding {
  var report = BuildReport(content: "Content", output: "_site")
  let source: SourceID

  init(in text: String = "one\ntwo\nthree\n", at path: String = "Content/a.md") {
    source = report.sources.add(SourceFile(path: path, text: text))
  }

  /// Adds a diagnostic.
  mutating func add(
    _ severity: Severity = .error, _ message: String = "it is wrong", at bytes: Range<Int>? = nil, notes: [String] = [],
    help: Diagnostic.Suggestion? = nil
  ) {
    let range = bytes.map { SourceRange(source, $0) }
    report.diagnostics.append(
      Diagnostic(
        severity, "test.finding", message, at: range, notes: notes.map { Diagnostic.Note($0, at: range) },
        suggestion: help))
  }

  /// The lines of all annotations.
  var annotations: [String] { annotations() }

  func annotations(in repository: Repository = Repository(), hasSummary: Bool = true) -> [String] {
    report.annotations(in: repository, hasSummary: hasSummary).split(separator: "\n").map(String.init)
  }

  /// The summary of a job as text.
  func summary(capacity: Int = JobSummary.limit) -> String? {
    JobSummary(of: report, in: Repository(), capacity: capacity).map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  /// The SARIF results.
  func results() throws -> [[String: Any]] {
    let log =
      try JSONSerialization.jsonObject(with: Data(report.sarif(in: Repository(folder: "/repo"), version: "1")))
      as? [String: Any]
    let runs = log?["runs"] as? [[String: Any]]
    return runs?.first?["results"] as? [[String: Any]] ?? []
  }
}
