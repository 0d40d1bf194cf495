/// Returns the known name that is most similar to a misspelt one, or `nil` if none is similar enough.
///
/// Longer names may differ by more edits. Upper and lower case count as equal. Among equally similar names, the
/// function prefers the name with the most letters in common. Then the most similar case counts, then byte order. So the
/// order of `known` never matters.
///
///     nearestName(to: "tbas", among: ["cards", "tabs"])  // tabs
package func nearestName(to misspelt: String, among known: some Sequence<String>) -> String? {
  NameList(known).nearest(to: misspelt)
}

/// Returns "did you mean …?" for a name.
///
///     didYouMean("tabs")  // did you mean `tabs`?
package func didYouMean(_ name: String) -> String { "did you mean `\(name)`?" }

/// Known names to compare with many misspelt names.
///
///     let names = NameList(["cards", "tabs"])
///     names.nearest(to: "tbas")  // tabs
///
/// In a long list, a name is compared only with the names of the most similar beginning and of the most similar ending.
/// A comparison with all names would take quadratic time on a site where most links are broken.
package struct NameList: Sendable {
  /// The names; in a long list, sorted by their beginnings.
  private let spellings: [Spelling]
  /// The names of a long list, sorted by their endings.
  private let spellingsByEnding: [Spelling]

  /// The number of names beyond which a list is long, and the number of names to compare with in such a list.
  package static let longCount = 500

  /// Creates a list of the known names.
  package init(_ known: some Sequence<String>) {
    let spellings = known.map { Spelling($0) }
    let isLong = spellings.count > Self.longCount
    self.spellings = isLong ? spellings.sorted { $0.precedesByBeginning($1) } : spellings
    spellingsByEnding = isLong ? spellings.sorted { $0.precedesByEnding($1) } : []
  }

  /// Returns the most similar name, like `nearestName(to:among:)`.
  package func nearest(to misspelt: String) -> String? {
    let misspelling = Spelling(misspelt)
    guard spellings.count > Self.longCount else { return Self.nearest(to: misspelling, among: spellings[...])?.name }
    let byBeginning = Self.part(of: spellings) { $0.precedesByBeginning(misspelling) }
    let byEnding = Self.part(of: spellingsByEnding) { $0.precedesByEnding(misspelling) }
    return [byBeginning, byEnding].compactMap { Self.nearest(to: misspelling, among: $0) }.min(by: <)?.name
  }

  /// Returns the names around the place of a name in a sorted list; `precedes` returns whether a name precedes it.
  private static func part(of spellings: [Spelling], _ precedes: (Spelling) -> Bool) -> ArraySlice<Spelling> {
    var (low, high) = (0, spellings.count)
    while low < high {
      let middle = (low + high) / 2
      if precedes(spellings[middle]) { low = middle + 1 } else { high = middle }
    }
    return spellings[max(0, low - longCount / 4)..<min(spellings.count, low + longCount / 4)]
  }

  private static func nearest(to misspelling: Spelling, among spellings: ArraySlice<Spelling>) -> Candidate? {
    spellings.lazy
      .filter { $0.name != misspelling.name && misspelling.mayBeNear($0) }
      .compactMap { Candidate($0, for: misspelling) }
      .min(by: <)
  }
}

/// A known name with its edit distance from the misspelt one.
private struct Candidate: Comparable {
  let name: String
  let edits: Int
  /// The number of code points that only one of the names has: a forgotten letter is likelier than another letter.
  let differences: Int
  let editsWithCase: Int

  init?(_ spelling: Spelling, for misspelling: Spelling) {
    let limit = misspelling.editsAllowed
    guard let edits = editDistance(misspelling.folded, spelling.folded, limit: limit) else { return nil }
    name = spelling.name
    self.edits = edits
    differences = misspelling.differences(from: spelling)
    editsWithCase = editDistance(misspelling.exact, spelling.exact, limit: .max) ?? .max
  }

  static func < (lhs: Candidate, rhs: Candidate) -> Bool {
    let lhsKey = (lhs.edits, lhs.differences, lhs.editsWithCase)
    let rhsKey = (rhs.edits, rhs.differences, rhs.editsWithCase)
    return lhsKey == rhsKey ? lhs.name.utf8.lexicographicallyPrecedes(rhs.name.utf8) : lhsKey < rhsKey
  }
}

/// A name as code points, as written and in lower case.
private struct Spelling: Sendable {
  let name: String
  let exact: [Unicode.Scalar]
  let folded: [Unicode.Scalar]
  /// The number of occurrences of each code point.
  ///
  /// There are 32 counts, so code points with equal last five bits share one.
  private let counts: SIMD32<UInt8>

  init(_ name: String) {
    self.name = name
    exact = Array(name.unicodeScalars)
    folded = Array(name.lowercased().unicodeScalars)
    counts = folded.reduce(into: .zero) { counts, scalar in counts[Int(scalar.value & 31)] &+= 1 }
  }

  func precedesByBeginning(_ other: Spelling) -> Bool {
    folded == other.folded
      ? name.utf8.lexicographicallyPrecedes(other.name.utf8) : folded.lexicographicallyPrecedes(other.folded)
  }

  func precedesByEnding(_ other: Spelling) -> Bool {
    folded == other.folded
      ? name.utf8.lexicographicallyPrecedes(other.name.utf8)
      : folded.reversed().lexicographicallyPrecedes(other.folded.reversed())
  }

  /// The number of edits after which a name of this length is still recognizable.
  var editsAllowed: Int {
    switch folded.count {
    case ...1: 0
    case ...4: 1
    case ...8: 2
    default: 3
    }
  }

  /// Returns the number of code points that only one of the names has.
  func differences(from other: Spelling) -> Int {
    Int((pointwiseMax(counts, other.counts) &- pointwiseMin(counts, other.counts)).wrappedSum())
  }

  /// Returns whether the names may be similar, judged by the counts of their code points.
  ///
  /// An edit changes at most two counts by one.
  func mayBeNear(_ other: Spelling) -> Bool {
    guard abs(folded.count - other.folded.count) <= editsAllowed else { return false }
    return differences(from: other) <= 2 * editsAllowed || folded.count > 200
  }
}

/// Returns the edit distance between two sequences, or `nil` if it exceeds the limit.
///
/// An edit deletes, inserts or replaces an element, or swaps two neighbors ("optimal string alignment").
package func editDistance<Element: Equatable>(_ source: [Element], _ target: [Element], limit: Int) -> Int? {
  guard abs(source.count - target.count) <= limit else { return nil }
  var beforeLast: [Int] = []
  var last = Array(0...target.count)
  for row in source.indices {
    var current = [row + 1]
    for column in target.indices {
      let substituted = last[column] + (source[row] == target[column] ? 0 : 1)
      var fewest = min(substituted, last[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, source[row] == target[column - 1], source[row - 1] == target[column] {
        fewest = min(fewest, beforeLast[column - 1] + 1)
      }
      current.append(fewest)
    }
    // The minimum of a row never decreases from row to row, so the distance cannot return below the limit.
    if let least = current.min(), least > limit { return nil }
    (beforeLast, last) = (last, current)
  }
  return last.last.flatMap { $0 <= limit ? $0 : nil }
}
