/// The known name that a misspelt one most likely stands for, or nothing where none is near enough.
///
/// The longer the name, the more slips it may hold; upper and lower case count as one when slips are counted. Of equally
/// near names the one nearer in case wins, then the first in byte order, so the order of `known` never matters.
///
///     nearestName(to: "tbas", among: ["cards", "tabs"])  // tabs
public func nearestName(to misspelt: String, among known: some Sequence<String>) -> String? {
  let wanted = Spelling(misspelt)
  return known.lazy
    .filter { $0 != misspelt }
    .compactMap { Candidate($0, for: wanted) }
    .min(by: <)?
    .name
}

/// A known name with its distance from the one that was written.
private struct Candidate: Comparable {
  let name: String
  let slips: Int
  let slipsWithCase: Int

  init?(_ name: String, for wanted: Spelling) {
    let spelling = Spelling(name)
    guard let slips = editDistance(wanted.folded, spelling.folded, limit: wanted.slipsAllowed) else { return nil }
    self.name = name
    self.slips = slips
    slipsWithCase = editDistance(wanted.exact, spelling.exact, limit: .max) ?? .max
  }

  static func < (one: Candidate, other: Candidate) -> Bool {
    let key = (one.slips, one.slipsWithCase)
    let otherKey = (other.slips, other.slipsWithCase)
    return key == otherKey ? one.name.utf8.lexicographicallyPrecedes(other.name.utf8) : key < otherKey
  }
}

/// A name as code points, as it is and in lower case.
private struct Spelling {
  let exact: [Unicode.Scalar]
  let folded: [Unicode.Scalar]

  init(_ name: String) {
    exact = Array(name.unicodeScalars)
    folded = Array(name.lowercased().unicodeScalars)
  }

  /// How many slips still leave a name of this length recognisable.
  var slipsAllowed: Int {
    switch folded.count {
    case ...1: 0
    case ...4: 1
    case ...8: 2
    default: 3
    }
  }
}
