import Dates

/// Articles that have something in common.
enum Related {
  /// The entries that share most with one: a term that few others have says more than one that all have.
  static func entries(to entry: Int?, in model: SiteModel, limit: Int = 3) -> [Int] {
    guard let entry else { return [] }
    var scores = [Double](repeating: 0, count: model.entries.count)
    var found: [Int] = []
    for taxonomy in model.taxonomies.indices {
      for term in model.terms(of: entry, in: taxonomy) {
        let others = model.taxonomies[taxonomy].terms[term].entries
        let share = 1 / Double(others.count)
        for other in others {
          if scores[other] == 0 { found.append(other) }
          scores[other] += share
        }
      }
    }
    let day = model.entries[entry].date ?? .earliest
    func distance(_ other: Int) -> Int {
      abs((model.entries[other].date ?? .earliest).secondsSince1970 - day.secondsSince1970)
    }
    func isNearer(_ one: Int, _ other: Int) -> Bool {
      if scores[one] != scores[other] { return scores[one] > scores[other] }
      let (distance, otherDistance) = (distance(one), distance(other))
      if distance != otherDistance { return distance < otherDistance }
      return model.entries[one].precedesByPath(model.entries[other])
    }
    // Few are shown of many: each is compared with the last of those, and seldom with more.
    var nearest: [Int] = []
    for other in found where other != entry {
      if nearest.count == limit, !isNearer(other, nearest[limit - 1]) { continue }
      nearest.insert(other, at: nearest.firstIndex { isNearer(other, $0) } ?? nearest.count)
      if nearest.count > limit { nearest.removeLast() }
    }
    return nearest
  }
}
