/// The known name that a misspelt one most likely stands for, or nothing where none is near enough.
///
/// The longer the name, the more slips it may hold; upper and lower case count as one when slips are counted. Of equally
/// near names the one nearer in case wins, then the first in byte order, so the order of `known` never matters.
///
///     nearestName(to: "tbas", among: ["cards", "tabs"])  // tabs
public func nearestName(to misspelt: String, among known: some Sequence<String>) -> String? {
  NameList(known).nearest(to: misspelt)
}

/// Asks whether a name was meant.
///
///     didYouMean("tabs")  // did you mean `tabs`?
package func didYouMean(_ name: String) -> String { "did you mean `\(name)`?" }

/// Known names among which many misspelt ones are looked for.
///
///     let names = NameList(["cards", "tabs"])
///     names.nearest(to: "tbas")  // tabs
public struct NameList: Sendable {
  private let spellings: [Spelling]

  /// Takes the known names.
  public init(_ known: some Sequence<String>) {
    spellings = known.map { Spelling($0) }
  }

  /// The name that a misspelt one most likely stands for, as `nearestName` has it.
  public func nearest(to misspelt: String) -> String? {
    let wanted = Spelling(misspelt)
    return spellings.lazy
      .filter { $0.name != misspelt && wanted.mayBeNear($0) }
      .compactMap { Candidate($0, for: wanted) }
      .min(by: <)?
      .name
  }
}

/// A known name with its distance from the one that was written.
private struct Candidate: Comparable {
  let name: String
  let slips: Int
  let slipsWithCase: Int

  init?(_ spelling: Spelling, for wanted: Spelling) {
    guard let slips = editDistance(wanted.folded, spelling.folded, limit: wanted.slipsAllowed) else { return nil }
    name = spelling.name
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
private struct Spelling: Sendable {
  let name: String
  let exact: [Unicode.Scalar]
  let folded: [Unicode.Scalar]
  /// How often each code point is there, those with the same last five bits being one.
  private let counts: SIMD32<UInt8>

  init(_ name: String) {
    self.name = name
    exact = Array(name.unicodeScalars)
    folded = Array(name.lowercased().unicodeScalars)
    counts = folded.reduce(into: .zero) { counts, scalar in counts[Int(scalar.value & 31)] &+= 1 }
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

  /// Whether so many slips could make this of the other, by what both consist of: a slip changes two counts at most, by one.
  func mayBeNear(_ other: Spelling) -> Bool {
    guard abs(folded.count - other.folded.count) <= slipsAllowed else { return false }
    let differences = pointwiseMax(counts, other.counts) &- pointwiseMin(counts, other.counts)
    return differences.wrappedSum() <= 2 * UInt8(slipsAllowed) || folded.count > 200
  }
}
