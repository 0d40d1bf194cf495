/// How far the clocks of a zone are ahead of UTC, and when they were set.
struct ZoneClock: Sendable {
  /// The moments at which the clocks were set, in seconds since 1970, the first one first.
  private let turns: [Int]

  /// The minutes ahead of UTC: first before all turns, then after each of them.
  private let offsets: [Int]

  /// What holds after the last turn, where the clocks are set every year.
  private let rule: YearlyRule?

  /// Takes clocks that are never set.
  init(fixedOffset: Int) {
    turns = []
    offsets = [fixedOffset]
    rule = nil
  }

  /// Takes turns and one more offset than turns.
  init(turns: [Int], offsets: [Int], rule: YearlyRule?) {
    self.turns = turns
    self.offsets = offsets
    self.rule = rule
  }

  /// The minutes ahead of UTC at a moment.
  func offset(at seconds: Int) -> Int {
    guard seconds < turns.last ?? 0 else {
      return rule?.offset(at: seconds) ?? offsets[turns.count]
    }
    var low = 0
    var high = turns.count
    while low < high {
      let middle = (low + high) / 2
      if turns[middle] <= seconds { low = middle + 1 } else { high = middle }
    }
    return offsets[low]
  }
}
