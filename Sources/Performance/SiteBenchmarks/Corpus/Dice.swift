/// Numbers that look like chance and are decided by a seed (SplitMix64), on every machine and in every version alike.
struct Dice {
  private var state: UInt64

  /// The numbers of one post for one purpose; other purposes have numbers of their own.
  init(seed: UInt64, post: Int, purpose: Purpose) {
    state = seed &* 0xD6E8_FEB8_6659_FD93 ^ UInt64(post) &* 0xA076_1D64_78BD_642F ^ purpose.rawValue
    _ = next()
  }

  /// What numbers are for.
  enum Purpose: UInt64 { case head, body }

  /// A number below `count`.
  mutating func number(below count: Int) -> Int { Int(next().multipliedFullWidth(by: UInt64(count)).high) }

  /// A number of a range.
  mutating func number(in range: ClosedRange<Int>) -> Int { range.lowerBound + number(below: range.count) }

  /// Whether something happens that happens so often in a hundred.
  mutating func happens(_ percent: Int) -> Bool { number(below: 100) < percent }

  /// One of some.
  mutating func pick<Element>(_ elements: [Element]) -> Element { elements[number(below: elements.count)] }

  /// All of them in another order.
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
