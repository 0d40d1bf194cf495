import Addresses
import Diagnostics

/// A problem with permalinks.
enum PermalinkProblem {
  /// There are patterns for a section that the site does not have.
  case unknownSection(String, known: [String])
  /// The permalink of an article needs a date that the article lacks.
  case undated(address: String)

  func diagnostic(at range: SourceRange?) -> Diagnostic {
    switch self {
    case .unknownSection(let section, let known):
      Diagnostic(
        .warning, "site.unknown-section", "`permalinks` names the section `\(section)`, which has no articles",
        at: range, suggestion: .nearest(to: section, among: known, at: range))
    case .undated(let address):
      Diagnostic(
        .warning, "site.undated-permalink",
        "the permalink of this article needs a date; without one, its address is `\(address)`", at: range,
        suggestion: Diagnostic.Suggestion(
          "write `date: 2026-01-02` in the front matter, or begin the file name with `2026-01-02-`"))
    }
  }
}

extension PermalinkSettings {
  /// Reports the sections that the site does not have.
  func unknownSections(among known: Set<String>) -> [Diagnostic] {
    let unknown = sections.filter { !$0.key.isEmpty && !known.contains($0.key) }.sorted { $0.key < $1.key }
    return unknown.map { section, patterns in
      PermalinkProblem.unknownSection(section, known: known.sorted()).diagnostic(at: patterns.range)
    }
  }
}
