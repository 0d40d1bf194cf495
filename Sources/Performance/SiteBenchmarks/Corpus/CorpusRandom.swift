/// A random number generator with a seed (SplitMix64), which gives the same numbers on every machine.
struct CorpusRandom {
  private var state: UInt64

  /// Creates a generator for one purpose in one post; its numbers are independent of all other generators.
  init(seed: UInt64, post: Int, purpose: Purpose) {
    state = seed &* 0xD6E8_FEB8_6659_FD93 ^ UInt64(post) &* 0xA076_1D64_78BD_642F ^ purpose.rawValue
    _ = next()
  }

  /// The purpose of random numbers.
  enum Purpose: UInt64 { case head, body }

  /// Returns a number below `count`.
  mutating func number(below count: Int) -> Int { Int(next().multipliedFullWidth(by: UInt64(count)).high) }

  /// Returns a number in the range.
  mutating func number(in range: ClosedRange<Int>) -> Int { range.lowerBound + number(below: range.count) }

  /// Returns `true` with a probability of `percent`.
  mutating func happens(_ percent: Int) -> Bool { number(below: 100) < percent }

  /// Returns one of the elements.
  mutating func pick<Element>(_ elements: [Element]) -> Element { elements[number(below: elements.count)] }

  /// Returns the elements in random order.
  mutating func shuffled<Element>(_ elements: [Element]) -> [Element] {
    var elements = elements
    for index in elements.indices.reversed() { elements.swapAt(index, number(below: index + 1)) }
    return elements
  }

  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
