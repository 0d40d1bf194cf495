import TestSupport

extension SeededGenerator {
  /// A number below `bound`.
  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }

  /// True in one of `count` cases.
  mutating func oneIn(_ count: Int) -> Bool { below(count) == 0 }

  /// One of a list.
  mutating func pick<Element>(_ list: [Element]) -> Element { list[below(list.count)] }
}
