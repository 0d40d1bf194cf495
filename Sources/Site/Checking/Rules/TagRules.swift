import Diagnostics
import Sites

/// The rules about tags and other terms: unused terms, and terms that may be misspellings of others.
struct TagRules {
  private let site: CheckedSite

  init(_ site: CheckedSite) {
    self.site = site
  }

  func findings() -> [CheckFinding] {
    let terms = Dictionary(grouping: site.survey.terms, by: \.taxonomy)
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

/// Finds names that may be misspellings of each other: one letter differs, or two in long names.
///
/// Similar names become equal when some letters of each are deleted. An index of these shortened names saves comparing
/// each name with all others.
private struct SimilarNames {
  private let names: [Letters]
  private var indicesByDeletion: [[Unicode.Scalar]: [Int]] = [:]

  init(_ names: [String]) {
    self.names = names.map { Letters($0) }
    for (index, name) in self.names.enumerated() {
      for deletion in name.deletions { indicesByDeletion[deletion, default: []].append(index) }
    }
  }

  /// Returns the indices of the names that are similar to the name at an index.
  func similar(to index: Int) -> [Int] {
    let candidates = Set(names[index].deletions.flatMap { indicesByDeletion[$0] ?? [] })
    return candidates.filter { $0 != index && names[index].isSimilar(to: names[$0]) }.sorted()
  }
}

private struct Letters {
  let all: [Unicode.Scalar]
  let digits: [Unicode.Scalar]

  init(_ name: String) {
    all = Array(name.lowercased().unicodeScalars)
    digits = all.filter { $0.properties.numericType != nil }
  }

  /// The number of letters that may differ; short names resemble each other by chance.
  private var errorLimit: Int {
    switch all.count {
    case ...4: 0
    case ...8: 1
    default: 2
    }
  }

  /// The name, and all texts that result from deleting at most `errorLimit` letters of it.
  var deletions: Set<[Unicode.Scalar]> {
    var deletions: Set = [all]
    for _ in 0..<errorLimit {
      for text in deletions {
        for index in text.indices { deletions.insert(Array(text[..<index] + text[(index + 1)...])) }
      }
    }
    return errorLimit == 0 ? [] : deletions
  }

  /// Returns whether one name may be a misspelling of the other; their first letters and all digits must be equal.
  func isSimilar(to other: Letters) -> Bool {
    let limit = min(errorLimit, other.errorLimit)
    return limit > 0 && all.first == other.all.first && digits == other.digits
      && editDistance(all, other.all, limit: limit) != nil
  }
}
