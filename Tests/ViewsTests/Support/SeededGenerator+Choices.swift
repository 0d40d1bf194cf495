import TestSupport

extension SeededGenerator {
  /// A number below `bound`.
  mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &self) }

  /// True in one of `count` cases.
  mutating func oneIn(_ count: Int) -> Bool { below(count) == 0 }
}
