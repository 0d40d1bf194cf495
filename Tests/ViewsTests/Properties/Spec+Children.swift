extension Spec {
  /// The specs this one is made of.
  var children: [Spec] {
    switch self {
    case .text, .rule, .nothing, .row: []
    case .tuple(let members): members
    case .forEach(let items, _): items.map(\.spec)
    case .either(let first, let second, _): [first, second]
    case .section(let header, let content, let footer): [header, content, footer]
    case .group(let spec), .optional(let spec, _), .any(let spec), .composite(let spec), .element(let spec),
      .stack(let spec), .box(let spec), .list(let spec), .tree(let spec, _, _), .subviews(let spec, _),
      .eachSubview(let spec, _), .sections(let spec), .eachSection(let spec), .modified(let spec, _):
      [spec]
    }
  }

  /// The same spec made of others; there must be as many as before.
  func replacing(children new: [Spec]) -> Spec {
    switch self {
    case .text, .rule, .nothing, .row: self
    case .tuple: .tuple(new)
    case .forEach(let items, let kind): .forEach(zip(items, new).map { Item(id: $0.id, spec: $1) }, kind)
    case .either(_, _, let isFirst): .either(new[0], new[1], isFirst: isFirst)
    case .section: .section(header: new[0], content: new[1], footer: new[2])
    case .group: .group(new[0])
    case .optional(_, let isThere): .optional(new[0], isThere: isThere)
    case .any: .any(new[0])
    case .composite: .composite(new[0])
    case .element: .element(new[0])
    case .stack: .stack(new[0])
    case .box: .box(new[0])
    case .list: .list(new[0])
    case .tree(_, let kind, let arrangement): .tree(new[0], kind, arrangement)
    case .subviews(_, let arrangement): .subviews(new[0], arrangement)
    case .eachSubview(_, let arrangement): .eachSubview(new[0], arrangement)
    case .sections: .sections(new[0])
    case .eachSection: .eachSection(new[0])
    case .modified(_, let modification): .modified(new[0], modification)
    }
  }

  /// How many specs there are, this one included.
  var count: Int { children.reduce(1) { $0 + $1.count } }

  /// The spec with the `index`-th of its specs, counted from the outside in, changed.
  func changing(_ index: Int, _ change: (Spec) -> Spec) -> Spec {
    guard index > 0 else { return change(self) }
    var left = index - 1
    return replacing(
      children: children.map { child in
        defer { left -= child.count }
        return left >= 0 && left < child.count ? child.changing(left, change) : child
      })
  }
}
