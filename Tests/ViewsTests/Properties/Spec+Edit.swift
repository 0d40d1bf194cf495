import TestSupport

extension Spec {
  /// The tree after a small change somewhere in it.
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

  /// A list with something inserted, removed, moved, doubled or reversed.
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
