import Diagnostics
import Sites

/// Tags, and what else articles are sorted under, that are nearly others or that nothing is sorted under.
struct TagRules {
  private let site: CheckedSite

  init(_ site: CheckedSite) {
    self.site = site
  }

  func findings() -> [Finding] {
    let terms = Dictionary(grouping: site.survey.terms, by: \.taxonomy)
    return unused() + terms.sorted { $0.key < $1.key }.flatMap { similar(among: $0.value) }
  }

  private func unused() -> [Finding] {
    site.survey.terms.filter(\.uses.isEmpty).compactMap { term in
      let about = term.article.map { site.survey.articles[$0].source }
      return about.map { Finding(problem: .unusedTag(term.name), place: .start(of: $0)) }
    }
  }

  /// A tag of few articles that is nearly one of many is most likely a slip; one with a text of its own is meant.
  private func similar(among terms: [SurveyedTerm]) -> [Finding] {
    let neighbours = SimilarNames(terms.map(\.name))
    return terms.enumerated().flatMap { index, term -> [Finding] in
      guard term.article == nil else { return [] }
      let others = neighbours.of(index).filter { isSlip(term, index, for: terms[$0], $0) }
      guard let name = nearestName(to: term.name, among: others.map { terms[$0].name }),
        let other = others.first(where: { terms[$0].name == name })
      else { return [] }
      return term.uses.map { use in
        let problem = CheckProblem.similarTag(use.name, to: name, count: terms[other].uses.count)
        return Finding(problem: problem, place: site.places.place(of: use.name, in: use.place))
      }
    }
  }

  /// Whether one tag is so rare beside another that it may be a slip; of two with an article each, the later one is.
  private func isSlip(_ term: SurveyedTerm, _ index: Int, for other: SurveyedTerm, _ otherIndex: Int) -> Bool {
    if other.article != nil { return true }
    return term.uses.count == 1
      ? other.uses.count > 1 || otherIndex < index : term.uses.count * 5 <= other.uses.count
  }
}
