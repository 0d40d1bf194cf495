import Dates
import Planning

/// Finds articles that have terms in common.
enum RelatedArticles {
  /// The number of neighbours that are compared for each term.
  ///
  /// If all posts had the same tag, a search without a limit would compare each post with all other posts.
  private static let neighboursPerTerm = 100

  /// Returns the entries that share the most terms with an entry.
  ///
  /// A rare term counts more than a common one.
  static func entries(to entry: Int?, in site: PlannedSite, limit: Int = 3) -> [Int] {
    guard let entry else { return [] }
    var scores: [Int: Double] = [:]
    // Articles of one author need not have a subject in common.
    for taxonomy in site.plan.taxonomies.indices
    where site.plan.taxonomies[taxonomy].settings.name != TaxonomySettings.authors {
      for term in site.plan.terms(of: entry, in: taxonomy) {
        let others = site.plan.taxonomies[taxonomy].terms[term].entries
        let position = site.plan.taxonomies[taxonomy].position(of: entry, in: term)
        let window = others.indices.window(of: neighboursPerTerm, around: position ?? 0)
        for other in others[window] { scores[other, default: 0] += 1 / Double(others.count) }
      }
    }
    scores[entry] = nil
    let date = site.entries[entry].date ?? .earliest
    func distance(_ other: Int) -> Int {
      abs((site.entries[other].date ?? .earliest).secondsSince1970 - date.secondsSince1970)
    }
    func isNearer(_ first: (key: Int, value: Double), _ second: (key: Int, value: Double)) -> Bool {
      if first.value != second.value { return first.value > second.value }
      let distances = (distance(first.key), distance(second.key))
      return distances.0 == distances.1
        ? site.entries[first.key].precedesByPath(site.entries[second.key]) : distances.0 < distances.1
    }
    // An insertion sort that keeps only `limit` entries. It compares most candidates with the last kept entry only.
    var nearest: [(key: Int, value: Double)] = []
    for candidate in scores {
      if nearest.count == limit, !isNearer(candidate, nearest[limit - 1]) { continue }
      nearest.insert(candidate, at: nearest.firstIndex { isNearer(candidate, $0) } ?? nearest.count)
      if nearest.count > limit { nearest.removeLast() }
    }
    return nearest.map(\.key)
  }
}

extension Range<Int> {
  /// Returns the part of at most `count` positions with `position` in the middle, or near an end.
  package func window(of count: Int, around position: Int) -> Range<Int> {
    guard self.count > count else { return self }
    let start = Swift.min(Swift.max(position - count / 2, lowerBound), upperBound - count)
    return start..<start + count
  }
}
