import TestSupport

extension Spec {
  /// Returns a random page of several trees, with ten to a hundred specs in all.
  static func page(using random: inout SeededGenerator) -> Spec {
    .tuple((0..<3 + random.below(2)).map { _ in .random(depth: 6, using: &random) })
  }

  /// Returns a random tree.
  static func random(depth: Int, using random: inout SeededGenerator) -> Spec {
    guard depth > 0, !random.oneIn(10) else { return leaf(using: &random) }
    func next(_ less: Int = 1) -> Spec { Spec.random(depth: depth - less, using: &random) }
    switch random.below(22) {
    case 0...4: return .tuple((0..<random.below(5)).map { _ in next() })
    case 5: return .group(next())
    case 6: return .optional(next(), isThere: !random.oneIn(3))
    case 7: return .either(next(2), next(2), isFirst: random.oneIn(2))
    case 8, 9: return .forEach(items(depth: depth, using: &random), random.element(of: ForEachKind.allCases))
    case 10: return .any(next())
    case 11: return .composite(next())
    case 12: return .section(header: next(3), content: next(), footer: next(3))
    case 13: return [.element(next()), .stack(next()), .box(next()), .list(next())][random.below(4)]
    case 14, 15:
      return .tree(next(), random.element(of: RootKind.allCases), random.element(of: Arrangement.allCases))
    case 16: return .subviews(next(), random.element(of: Arrangement.allCases))
    case 17: return .eachSubview(next(), random.element(of: EachArrangement.allCases))
    case 18: return random.oneIn(2) ? .sections(next()) : .eachSection(next())
    default: return .modified(next(), .random(using: &random))
    }
  }

  /// Returns a random spec without children.
  static func leaf(using random: inout SeededGenerator) -> Spec {
    switch random.below(9) {
    case 0...2: .text(word(using: &random))
    case 3: .rule
    case 4: .nothing
    default: .row(.random(using: &random))
    }
  }

  /// Returns a random short text; some texts need escaping.
  static func word(using random: inout SeededGenerator) -> String {
    random.element(of: ["a", "b", "c", "<&>", "\"q\"", "long enough to be stored elsewhere", "", "é", "\n"])
  }

  /// Returns random elements, most of them with unique ids.
  private static func items(depth: Int, using random: inout SeededGenerator) -> [Item] {
    (0..<random.below(5)).map { index in
      Item(id: random.oneIn(8) ? 0 : index, spec: .random(depth: depth - 2, using: &random))
    }
  }
}

extension Spec.Row {
  static func random(using random: inout SeededGenerator) -> Spec.Row {
    let word = Spec.word(using: &random)
    switch random.below(8) {
    case 0: return .plain(word)
    case 1: return .pair(word, Spec.word(using: &random))
    case 2: return .dynamic(word, isShown: random.oneIn(2))
    case 3: return .readingBody
    case 4: return .readingLeaf
    case 5: return .readingDynamic
    case 6: return .holding(word)
    default: return .reporting(random.below(4))
    }
  }
}

extension Spec.Modification {
  static func random(using random: inout SeededGenerator) -> Spec.Modification {
    let number = random.below(3)
    switch random.below(18) {
    case 0: return .pad
    case 1, 2: return .attribute(Spec.word(using: &random), isThere: !random.oneIn(3))
    case 3: return .identifier(number)
    case 4, 5: return .trait(number)
    case 6: return .label("l\(number)")
    case 7: return .tag(number)
    case 8: return .rank(number)
    case 9: return .untagged
    case 10: return .id(number)
    case 11, 12: return .level(number)
    case 13: return .needs(number)
    case 14: return .report(number)
    case 15: return .padBody
    case 16: return .boxBody
    default: return random.oneIn(2) ? .tailBody : .twiceBody
    }
  }
}

extension SeededGenerator {
  /// Returns a random element.
  mutating func element<Value>(of values: [Value]) -> Value { values[below(values.count)] }

  /// Returns a random number below `bound`.
  mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &self) }

  /// Returns true in one of `count` cases.
  mutating func oneIn(_ count: Int) -> Bool { below(count) == 0 }
}

extension Spec {
  /// Returns the tree after a small random change.
  func edited(using random: inout SeededGenerator) -> Spec {
    let index = random.below(count)
    var generator = random
    defer { random = generator }
    return changing(index) { $0.editedHere(using: &generator) }
  }

  private func editedHere(using random: inout SeededGenerator) -> Spec {
    switch self {
    case .tuple(let members): return .tuple(Self.edited(members, using: &random) { .random(depth: 2, using: &$0) })
    case .forEach(let items, let kind):
      let edited = Self.edited(items, using: &random) { random in
        Item(id: random.below(9), spec: .random(depth: 2, using: &random))
      }
      return .forEach(edited, kind)
    case .optional(let spec, let isThere): return .optional(spec, isThere: !isThere)
    case .either(let first, let second, let isFirst): return .either(first, second, isFirst: !isFirst)
    case .modified(let spec, _) where !random.oneIn(4): return .modified(spec, .random(using: &random))
    case .modified(let spec, _), .any(let spec), .group(let spec), .composite(let spec): return spec
    case .text, .rule, .nothing, .row: return .leaf(using: &random)
    case .tree(let spec, let kind, _): return .tree(spec, kind, random.element(of: Arrangement.allCases))
    case .subviews(let spec, _): return .subviews(spec, random.element(of: Arrangement.allCases))
    case .eachSubview(let spec, _): return .eachSubview(spec, random.element(of: EachArrangement.allCases))
    default: return .modified(self, .random(using: &random))
    }
  }

  /// Returns the list after a random insertion, removal, move, duplication or reversal.
  private static func edited<Element>(
    _ list: [Element], using random: inout SeededGenerator, _ make: (inout SeededGenerator) -> Element
  ) -> [Element] {
    var list = list
    guard !list.isEmpty, !random.oneIn(3) else {
      list.insert(make(&random), at: random.below(list.count + 1))
      return list
    }
    let index = random.below(list.count)
    switch random.below(5) {
    case 0, 1: list.remove(at: index)
    case 2: list.insert(list.remove(at: index), at: random.below(list.count + 1))
    case 3: list.insert(list[index], at: random.below(list.count + 1))
    default: list.reverse()
    }
    return list
  }
}
