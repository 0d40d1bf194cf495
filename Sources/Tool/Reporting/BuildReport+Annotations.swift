import Diagnostics

extension BuildReport {
  /// What is wrong or doubtful as annotations for GitHub, as many as it shows, and a line that says where the others are.
  package func annotations(in repository: Repository, hasSummary: Bool) -> String {
    var text = ""
    var leftOut = DiagnosticList()
    for severity in Severity.allCases.reversed() {
      let found = messages.filter { $0.severity == severity }
      text += found.prefix(Self.annotationLimit).map { annotation(of: $0, in: repository).line }.joined()
      leftOut.append(contentsOf: found.dropFirst(Self.annotationLimit))
    }
    guard !leftOut.isEmpty else { return text }
    let place = hasSummary ? "in the summary of the job" : "above"
    let limit = "GitHub shows \(Self.annotationLimit) annotations of a kind for each step"
    return text + "\(limit); the others (\(DiagnosticText.summary(of: leftOut))) stand \(place)\n"
  }

  /// How many annotations of one severity GitHub shows for a step.
  private static let annotationLimit = 10

  private func annotation(of diagnostic: Diagnostic, in repository: Repository) -> WorkflowCommand {
    var properties: [(name: String, value: String)] = []
    if let range = diagnostic.location, let file = sources[range.source] {
      let start = file.position(at: range.bytes.lowerBound)
      // GitHub takes columns of one line only.
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
