import Diagnostics

/// Finds names that may be misspellings of each other: one letter differs, or two in long names.
///
/// Similar names become equal when some letters of each are deleted. So only names with an equal shortened form are
/// compared, not each name with all others.
struct SimilarNames {
  private let names: [SpelledName]
  /// The indices of the names to compare with each name; an index may occur more than once.
  private var candidates: [Int: [Int]] = [:]

  /// The maximum number of names with the same shortened form that a name is compared with.
  ///
  /// Many such names are a family, such as `unit a` to `unit z`, and not misspellings. Comparing all of them with each
  /// other would take quadratic time.
  private static let familyLimit = 100

  init(_ names: [String]) {
    self.names = names.map { SpelledName($0) }
    // Similar names have the same first letter and the same digits.
    let groups = Dictionary(grouping: self.names.indices) { [names = self.names] in names[$0].groupKey }
    for group in groups.values where group.count > 1 { addCandidates(among: group) }
  }

  /// Returns the indices of the names that are similar to the name at an index.
  func similar(to index: Int) -> [Int] {
    Set(candidates[index] ?? []).filter { names[index].isSimilar(to: names[$0]) }.sorted()
  }

  private mutating func addCandidates(among group: [Int]) {
    var forms: [(hash: UInt64, name: Int)] = []
    for name in group { names[name].forEachShortenedForm { forms.append(($0, name)) } }
    forms.sort { ($0.hash, $0.name) < ($1.hash, $1.name) }
    var start = 0
    while start < forms.count {
      let hash = forms[start].hash
      let end = forms[start...].firstIndex { $0.hash != hash } ?? forms.count
      if end - start > 1 {
        let family = forms[start..<end].prefix(Self.familyLimit)
        for form in forms[start..<end] {
          candidates[form.name, default: []] += family.lazy.map(\.name).filter { $0 != form.name }
        }
      }
      start = end
    }
  }
}

/// A name as lowercase code points.
private struct SpelledName {
  private let letters: [Unicode.Scalar]
  private let digits: [Unicode.Scalar]

  init(_ name: String) {
    letters = Array(name.lowercased().unicodeScalars)
    digits = letters.filter { $0.properties.numericType != nil }
  }

  /// The number of letters that may differ; short names resemble each other by chance.
  private var errorLimit: Int {
    switch letters.count {
    case ...4: 0
    case ...8: 1
    default: 2
    }
  }

  /// The first letter and the digits, which are equal in similar names.
  var groupKey: [Unicode.Scalar] { letters.prefix(1) + digits }

  /// Calls a function with the hash of the name, and of each text that results from deleting at most `errorLimit`
  /// letters of it.
  ///
  /// Equal texts have equal hashes. Each hash is computed from the hashes of the remaining parts, not from a new text.
  func forEachShortenedForm(_ body: (UInt64) -> Void) {
    if errorLimit == 0 { return }
    var (hashes, powers): ([UInt64], [UInt64]) = ([0], [1])
    for letter in letters {
      hashes.append((hashes.last ?? 0) &* Self.base &+ UInt64(letter.value) &+ 1)
      powers.append((powers.last ?? 1) &* Self.base)
    }
    func joined(_ hash: UInt64, _ part: Range<Int>) -> UInt64 {
      let power = powers[part.count]
      return hash &* power &+ hashes[part.upperBound] &- hashes[part.lowerBound] &* power
    }
    let end = letters.count
    body(hashes[end])
    for first in 0..<end {
      body(joined(hashes[first], first + 1..<end))
      guard errorLimit == 2 else { continue }
      for second in first + 1..<end {
        body(joined(joined(hashes[first], first + 1..<second), second + 1..<end))
      }
    }
  }

  /// The base of the polynomial hash: an odd number with bits in all places.
  private static let base: UInt64 = 0x9e37_79b9_7f4a_7c15

  /// Returns whether one name may be a misspelling of the other, if both are in the same group.
  func isSimilar(to other: SpelledName) -> Bool {
    let limit = min(errorLimit, other.errorLimit)
    return limit > 0 && editDistance(letters, other.letters, limit: limit) != nil
  }
}
