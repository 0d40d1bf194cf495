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
    // One number for each common term. Sorting them is faster than a dictionary of sums.
    var shared: [(entry: Int, score: Double)] = []
    // Articles of one author need not have a subject in common.
    for taxonomy in site.plan.taxonomies.indices
    where site.plan.taxonomies[taxonomy].settings.name != TaxonomySettings.authors {
      for term in site.plan.terms(of: entry, in: taxonomy) {
        let others = site.plan.taxonomies[taxonomy].terms[term].entries
        let position = site.plan.taxonomies[taxonomy].position(of: entry, in: term)
        let window = others.indices.window(of: neighboursPerTerm, around: position ?? 0)
        for other in others[window] where other != entry { shared.append((other, 1 / Double(others.count))) }
      }
    }
    shared.sort { ($0.entry, $0.score) < ($1.entry, $1.score) }
    let date = site.entries[entry].date ?? .earliest
    func distance(_ other: Int) -> Int {
      abs((site.entries[other].date ?? .earliest).secondsSince1970 - date.secondsSince1970)
    }
    typealias Candidate = (entry: Int, score: Double)
    func isNearer(_ first: Candidate, _ second: Candidate) -> Bool {
      if first.score != second.score { return first.score > second.score }
      let distances = (distance(first.entry), distance(second.entry))
      return distances.0 == distances.1
        ? site.entries[first.entry].precedesByPath(site.entries[second.entry]) : distances.0 < distances.1
    }
    // An insertion sort that keeps only `limit` entries. It compares most candidates with the last kept entry only.
    var nearest: [Candidate] = []
    var rest = shared[...]
    while var candidate = rest.popFirst() {
      while let next = rest.first, next.entry == candidate.entry {
        candidate.score += next.score
        rest.removeFirst()
      }
      if nearest.count == limit, !isNearer(candidate, nearest[limit - 1]) { continue }
      nearest.insert(candidate, at: nearest.firstIndex { isNearer(candidate, $0) } ?? nearest.count)
      if nearest.count > limit { nearest.removeLast() }
    }
    return nearest.map(\.entry)
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
