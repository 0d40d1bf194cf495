import Dates

/// Articles that have something in common.
enum Related {
  /// How many articles a term brings up, those that stand nearest: of a tag that all posts have, each would look at all others.
  private static let reach = 100

  /// The entries that share most with one: a term that few others have says more than one that all have.
  static func entries(to entry: Int?, in model: SiteModel, limit: Int = 3) -> [Int] {
    guard let entry else { return [] }
    var scores: [Int: Double] = [:]
    for taxonomy in model.taxonomies.indices {
      for term in model.terms(of: entry, in: taxonomy) {
        let others = model.taxonomies[taxonomy].terms[term].entries
        for other in others[nearby(entry, in: others)] { scores[other, default: 0] += 1 / Double(others.count) }
      }
    }
    scores[entry] = nil
    let day = model.entries[entry].date ?? .earliest
    func distance(_ other: Int) -> Int {
      abs((model.entries[other].date ?? .earliest).secondsSince1970 - day.secondsSince1970)
    }
    func isNearer(_ one: (key: Int, value: Double), _ other: (key: Int, value: Double)) -> Bool {
      if one.value != other.value { return one.value > other.value }
      let (first, second) = (distance(one.key), distance(other.key))
      return first == second ? model.entries[one.key].precedesByPath(model.entries[other.key]) : first < second
    }
    // Few are shown of many: each is compared with the last of those, and seldom with more.
    var nearest: [(key: Int, value: Double)] = []
    for other in scores {
      if nearest.count == limit, !isNearer(other, nearest[limit - 1]) { continue }
      nearest.insert(other, at: nearest.firstIndex { isNearer(other, $0) } ?? nearest.count)
      if nearest.count > limit { nearest.removeLast() }
    }
    return nearest.map(\.key)
  }

  /// Those of the articles under a term that stand nearest to one of them.
  private static func nearby(_ entry: Int, in entries: [Int]) -> Range<Int> {
    guard entries.count > reach, let position = entries.firstIndex(of: entry) else { return entries.indices }
    let start = min(max(position - reach / 2, 0), entries.count - reach)
    return start..<start + reach
  }
}
