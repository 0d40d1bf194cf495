import Diagnostics
import Texts

extension BuildReport {
  /// The diagnostics as GitHub annotations up to GitHub's limit, then a line that says where the others are.
  package func annotations(in repository: Repository, hasSummary: Bool) -> String {
    var text = ""
    var omitted = DiagnosticList()
    let messages = messages.groupingRepeats(in: sources)
    for severity in Severity.allCases.reversed() {
      let diagnostics = messages.filter { $0.severity == severity }
      text += diagnostics.prefix(Self.annotationLimit).map { annotation(of: $0, in: repository).line }.joined()
      omitted.append(contentsOf: diagnostics.dropFirst(Self.annotationLimit))
    }
    guard !omitted.isEmpty else { return text }
    let location = hasSummary ? "in the summary of the job" : "above"
    let limit = "GitHub shows \(Self.annotationLimit) annotations of a kind for each step"
    return text + "\(limit); the others (\(DiagnosticText.summary(of: omitted))) are \(location)\n"
  }

  /// The maximum number of annotations of one severity that GitHub shows for a step.
  private static let annotationLimit = 10

  private func annotation(of diagnostic: Diagnostic, in repository: Repository) -> WorkflowCommand {
    var properties: [(name: String, value: String)] = []
    if let range = diagnostic.location, let file = sources[range.source] {
      let start = file.position(at: range.bytes.lowerBound)
      // GitHub supports columns only if a range is within one line.
      let line = file.range(ofLine: start.line)
      let end = file.position(at: min(range.bytes.upperBound, line.upperBound))
      properties = [
        ("file", repository.path(of: file.path)), ("line", "\(start.line)"), ("col", "\(start.column)"),
        ("endColumn", "\(max(start, end).column)"),
      ]
    }
    properties.append(("title", diagnostic.code.rawValue))
    let name = diagnostic.severity == .note ? "notice" : diagnostic.severity.rawValue
    return WorkflowCommand(
      name: name, properties: properties, message: DiagnosticText(sources: sources).message(of: diagnostic))
  }
}

/// A GitHub workflow command, which a step prints on a line of its own.
///
///     ::error file=Content/a.md,line=3,col=1,endColumn=9,title=containers.unknown::there is no container `tabz`
struct WorkflowCommand {
  let name: String
  var properties: [(name: String, value: String)] = []
  let message: String

  /// The command, with a line break at the end.
  var line: String {
    let list = properties.map { "\($0.name)=\($0.value.percentEncoded(only: "%\r\n:,"))" }.joined(separator: ",")
    return "::\(name)\(list.isEmpty ? "" : " \(list)")::\(message.percentEncoded(only: "%\r\n"))\n"
  }
}
