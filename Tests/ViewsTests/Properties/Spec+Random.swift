import TestSupport

extension Spec {
  /// A page of several trees that a seed decides, some ten to a hundred specs in all.
  static func page(using random: inout SeededGenerator) -> Spec {
    .tuple((0..<3 + random.below(2)).map { _ in .random(depth: 6, using: &random) })
  }

  /// A tree that a seed decides.
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

  /// A spec without others in it.
  static func leaf(using random: inout SeededGenerator) -> Spec {
    switch random.below(9) {
    case 0...2: .text(word(using: &random))
    case 3: .rule
    case 4: .nothing
    default: .row(.random(using: &random))
    }
  }

  /// A short text, some of which need escaping.
  static func word(using random: inout SeededGenerator) -> String {
    random.element(of: ["a", "b", "c", "<&>", "\"q\"", "long enough to be stored elsewhere", "", "é", "\n"])
  }

  /// Elements whose ids are nearly all different.
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
  /// One of several.
  mutating func element<Value>(of values: [Value]) -> Value { values[below(values.count)] }
}
