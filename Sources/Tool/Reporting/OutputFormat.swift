/// A format in which a build reports on standard output.
///
/// To add a format, add a case and a line in `document`, and write its extension of `BuildReport` in a new file.
package enum OutputFormat: String, CaseIterable, Sendable {
  /// Text for a terminal.
  case text
  /// Text with annotations that GitHub shows beside the lines of a pull request.
  case github
  /// The whole report as JSON.
  case json
  /// The diagnostics as SARIF, the standard format of code analysis tools.
  case sarif
  /// The diagnostics as a Code Quality report, which GitLab shows beside the lines of a merge request.
  case gitlab

  /// The names of all formats, for help and messages.
  package static var allNames: String {
    let names = allCases.map { "`\($0.rawValue)`" }
    return "\(names.dropLast().joined(separator: ", ")) or \(names.last ?? "")"
  }

  /// Whether standard output is a single document for a program, so that messages must go to standard error.
  package var isMachineReadable: Bool { [.json, .sarif, .gitlab].contains(self) }

  /// The syntax of standard output.
  package var syntax: PrintedSyntax {
    switch self {
    case .text: .text
    case .github: .commands
    case .json, .sarif, .gitlab: .json
    }
  }

  /// Whether the format lists pages; otherwise the build need not collect them.
  package var listsPages: Bool { self == .json }

  /// The details of the build that formats need, such as the version of Garland.
  package struct Context: Sendable {
    let version: String
    let repository: Repository
    let hasSummary: Bool

    /// Creates a context; with `hasSummary`, the summary of the GitHub job contains all diagnostics.
    package init(version: String, repository: Repository, hasSummary: Bool) {
      (self.version, self.repository, self.hasSummary) = (version, repository, hasSummary)
    }
  }

  /// Returns the report for standard output; the text formats end with `conclusion`.
  package func document(of report: BuildReport, conclusion: String, in context: Context) -> [UInt8] {
    switch self {
    case .text: Array(conclusion.utf8)
    case .github:
      Array((report.annotations(in: context.repository, hasSummary: context.hasSummary) + conclusion).utf8)
    case .json: report.json
    case .sarif: report.sarif(in: context.repository, version: context.version)
    case .gitlab: report.codeQuality(in: context.repository)
    }
  }
}
