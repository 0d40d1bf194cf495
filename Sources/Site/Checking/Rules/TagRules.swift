import Diagnostics
import Planning
import Sites

/// The rules about tags and other terms: unused terms, and terms that may be misspellings of others.
struct TagRules {
  private let site: CheckedSite

  init(_ site: CheckedSite) {
    self.site = site
  }

  func findings() -> [CheckFinding] {
    // Two languages can have similar words.
    let terms = Dictionary(grouping: site.survey.terms) { "\($0.taxonomy) \($0.edition)" }
    return unused() + terms.sorted { $0.key < $1.key }.flatMap { similar(among: $0.value) }
  }

  private func unused() -> [CheckFinding] {
    site.survey.terms.filter(\.uses.isEmpty).compactMap { term -> CheckFinding? in
      guard let article = term.article else { return nil }
      let problem = CheckProblem(
        .unusedTag, "no article uses the term `\(term.name)`",
        advice: "use it in an article, or remove the text about it")
      return CheckFinding(problem: problem, range: .start(of: site.survey.articles[article].source))
    }
  }

  /// Returns findings for rare terms that resemble a frequent term.
  ///
  /// A term with an article about it is intended, so there is no finding.
  private func similar(among terms: [SurveyedTerm]) -> [CheckFinding] {
    let names = SimilarNames(terms.map(\.name))
    return terms.enumerated().flatMap { index, term -> [CheckFinding] in
      guard term.article == nil else { return [] }
      let candidates = names.similar(to: index).filter { isMisspelling(term, index, of: terms[$0], $0) }
      guard let name = nearestName(to: term.name, among: candidates.map { terms[$0].name }),
        let candidate = candidates.first(where: { terms[$0].name == name })
      else { return [] }
      let count = terms[candidate].uses.count
      return term.uses.map { use in
        let problem = CheckProblem(
          .similarTag,
          "`\(use.name)` is similar to `\(name)`, which \(count == 1 ? "1 article uses" : "\(count) articles use")",
          advice: "use one spelling; if both are intended, write a text about `\(use.name)`")
        return CheckFinding(problem: problem, range: site.locator.range(of: use.name, in: use.place))
      }
    }
  }

  /// Returns whether a term may be a misspelling of a similar term, `other`.
  ///
  /// It may be one if `other` is more frequent, or has an article about it. If each term occurs in one article, only
  /// the later term counts as a misspelling.
  private func isMisspelling(_ term: SurveyedTerm, _ index: Int, of other: SurveyedTerm, _ otherIndex: Int) -> Bool {
    if other.article != nil { return true }
    return term.uses.count == 1
      ? other.uses.count > 1 || otherIndex < index : term.uses.count * 5 <= other.uses.count
  }
}
