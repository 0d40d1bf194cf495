/// The tags that posts share: few that are frequent, many that are rare.
struct Tags: Sendable {
  /// How many there are.
  static let count = 200

  /// The tags, the most frequent first.
  static let standard = Tags()

  /// Their names; each is the same in an address.
  let names: [String]
  /// How often each tag and those in front of it come, together.
  private let sums: [Int]

  private init() {
    let words = Words.large
    var names = (0..<Self.count).map { index in
      let word = words[(index * 7) % words.count]
      return index % 4 == 3 ? "\(word)-\(words[(index * 11 + 5) % words.count])" : word
    }
    names[5] = "日本語"
    self.names = names
    var sum = 0
    // As George Zipf found: the share of a word falls with its rank.
    sums = names.indices.map { rank in
      sum += 100_000 / (rank + 10)
      return sum
    }
  }

  /// Some tags, each once.
  func draw(_ count: Int, _ dice: inout Dice) -> [String] {
    var drawn: [String] = []
    for _ in 0..<count {
      let number = dice.number(below: sums.last ?? 1)
      let name = names[sums.firstIndex { number < $0 } ?? 0]
      if !drawn.contains(name) { drawn.append(name) }
    }
    return drawn
  }
}
