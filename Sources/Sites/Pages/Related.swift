import Dates

/// Articles that have something in common.
enum Related {
  /// The entries that share most with one: a term that few others have says more than one that all have.
  static func entries(to entry: Int?, in model: SiteModel, limit: Int = 3) -> [Int] {
    guard let entry else { return [] }
    var scores: [Int: Double] = [:]
    for taxonomy in model.taxonomies.indices {
      for term in model.terms(of: entry, in: taxonomy) {
        let others = model.taxonomies[taxonomy].terms[term].entries
        for other in others where other != entry { scores[other, default: 0] += 1 / Double(others.count) }
      }
    }
    let day = model.entries[entry].date ?? .earliest
    func distance(_ other: Int) -> Int {
      abs((model.entries[other].date ?? .earliest).secondsSince1970 - day.secondsSince1970)
    }
    return scores.sorted { one, other in
      if one.value != other.value { return one.value > other.value }
      if distance(one.key) != distance(other.key) { return distance(one.key) < distance(other.key) }
      return model.entries[one.key].precedesByPath(model.entries[other.key])
    }.prefix(limit).map(\.key)
  }
}
