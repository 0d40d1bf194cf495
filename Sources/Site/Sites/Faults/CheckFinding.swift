package import Diagnostics
package import Planning

/// A problem that a check rule reports.
package struct CheckProblem: Hashable, Sendable {
  let rule: CheckRule
  let message: String
  let advice: String?
  /// The advice if the problem is in a template.
  private let adviceInTemplate: String?

  package init(_ rule: CheckRule, _ message: String, advice: String? = nil, adviceInTemplate: String? = nil) {
    (self.rule, self.message, self.advice) = (rule, message, advice)
    self.adviceInTemplate = adviceInTemplate ?? advice
  }

  /// The problem with the advice for templates.
  var inTemplate: CheckProblem { CheckProblem(rule, message, advice: adviceInTemplate) }
}

/// A problem at a range of a source.
package struct CheckFinding: Sendable {
  let problem: CheckProblem
  /// The range, or nil if no source is known to contain the problem.
  package let range: SourceRange?
  /// The address of the page with the problem; `nil` if the range identifies it.
  let page: String?

  package init(problem: CheckProblem, range: SourceRange? = nil, page: String? = nil) {
    (self.problem, self.range, self.page) = (problem, range, page)
  }

  /// The key that groups findings into one diagnostic.
  fileprivate struct Key: Hashable {
    let problem: CheckProblem
    let range: SourceRange?
  }
}

extension [CheckFinding] {
  /// One diagnostic per problem and range, even if many pages have it.
  package var diagnostics: [Diagnostic] {
    var keys: [CheckFinding.Key] = []
    var pages: [CheckFinding.Key: [String]] = [:]
    for finding in self {
      let key = CheckFinding.Key(problem: finding.problem, range: finding.range)
      if pages[key] == nil { keys.append(key) }
      pages[key, default: []] += finding.page.map { [$0] } ?? []
    }
    return keys.map { key in
      let rule = key.problem.rule
      return Diagnostic(
        rule == .overBudget ? .error : .warning, rule.code, key.problem.message, at: key.range,
        notes: Self.note(on: pages[key] ?? []), suggestion: key.problem.advice.map { Diagnostic.Suggestion($0) })
    }
  }

  private static func note(on pages: [String]) -> [Diagnostic.Note] {
    guard let first = pages.first else { return [] }
    let others = Set(pages).count - 1
    let rest = others == 0 ? "" : ", and \(others.of("other page"))"
    return [Diagnostic.Note("it is on `\(first)`\(rest)")]
  }
}
