import Diagnostics
import Sites

/// Something that a reader would mind, where it is written, and on which page it shows.
struct Finding {
  let problem: CheckProblem
  var place: SourceRange?
  /// The address of the page, where the place does not tell it.
  var page: String?

  /// What makes two findings one.
  struct Key: Hashable {
    let problem: CheckProblem
    let place: SourceRange?
  }

  var key: Key { Key(problem: problem, place: place) }
}

extension [Finding] {
  /// What to tell the author: each once, however many pages show it, and as much as the settings want of it.
  func diagnostics(_ settings: CheckSettings) -> [Diagnostic] {
    var order: [Finding.Key] = []
    var pages: [Finding.Key: [String]] = [:]
    for finding in self {
      if pages[finding.key] == nil { order.append(finding.key) }
      pages[finding.key, default: []] += finding.page.map { [$0] } ?? []
    }
    return order.compactMap { key in
      let severity: Severity
      switch settings.level(of: key.problem.rule) {
      case .off: return nil
      case .warn: severity = .warning
      case .error: severity = .error
      }
      return Diagnostic(
        severity, DiagnosticCode(rule: key.problem.rule), key.problem.message, at: key.place,
        notes: Self.note(pages[key] ?? []), suggestion: key.problem.advice.map { Diagnostic.Suggestion($0) })
    }
  }

  private static func note(_ pages: [String]) -> [Diagnostic.Note] {
    guard let first = pages.first else { return [] }
    let others = Set(pages).count - 1
    let rest = others == 0 ? "" : ", and \(others.of("other page"))"
    return [Diagnostic.Note("it is on `\(first)`\(rest)")]
  }
}

extension DiagnosticCode {
  /// The code of what a rule finds, such as `check.missing-alt`.
  fileprivate init(rule: CheckRule) { self.init(stringLiteral: "check.\(rule.rawValue)") }
}
