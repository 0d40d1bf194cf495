import Diagnostics

/// Names of which some may be slips of others: one letter is another, or two where both are long.
///
/// Names that are near each other have something in common once as many letters are left out of each, so that no name is compared
/// with all others.
struct SimilarNames {
  private let names: [Letters]
  private var namesByRest: [[Unicode.Scalar]: [Int]] = [:]

  init(_ names: [String]) {
    self.names = names.map { Letters($0) }
    for (index, name) in self.names.enumerated() {
      for rest in name.rests { namesByRest[rest, default: []].append(index) }
    }
  }

  /// The names that are near one of them.
  func of(_ index: Int) -> [Int] {
    let candidates = Set(names[index].rests.flatMap { namesByRest[$0] ?? [] })
    return candidates.filter { $0 != index && names[index].isNear(names[$0]) }.sorted()
  }
}

private struct Letters {
  let all: [Unicode.Scalar]
  let digits: [Unicode.Scalar]

  init(_ name: String) {
    all = Array(name.lowercased().unicodeScalars)
    digits = all.filter { $0.properties.numericType != nil }
  }

  /// How many slips a name of this length may hold: short names are near each other by chance.
  private var slips: Int {
    switch all.count {
    case ...4: 0
    case ...8: 1
    default: 2
    }
  }

  /// What is left of the name without as many letters as it may have slips, or fewer.
  var rests: Set<[Unicode.Scalar]> {
    var rests: Set = [all]
    for _ in 0..<slips {
      for rest in rests { for index in rest.indices { rests.insert(Array(rest[..<index] + rest[(index + 1)...])) } }
    }
    return slips == 0 ? [] : rests
  }

  /// Whether one may be a slip of the other; the first letter is seldom wrong, and other numbers mean other things.
  func isNear(_ other: Letters) -> Bool {
    let limit = min(slips, other.slips)
    return limit > 0 && all.first == other.all.first && digits == other.digits
      && editDistance(all, other.all, limit: limit) != nil
  }
}
