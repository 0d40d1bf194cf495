/// A description of a view tree, which can be generated, edited, compared and turned into a view.
indirect enum Spec: Equatable, Sendable {
  // Leaves.
  case text(String)
  case rule
  case nothing
  case row(Row)

  // Views whose children become children of the parent.
  case tuple([Spec])
  case group(Spec)
  case optional(Spec, isThere: Bool)
  case either(Spec, Spec, isFirst: Bool)
  case forEach([Item], ForEachKind)
  case any(Spec)
  case composite(Spec)
  case section(header: Spec, content: Spec, footer: Spec)

  // Views that are one child.
  case element(Spec)
  case stack(Spec)
  case box(Spec)
  case list(Spec)

  // Containers that handle each child.
  case tree(Spec, RootKind, Arrangement)
  case subviews(Spec, Arrangement)
  case eachSubview(Spec, EachArrangement)
  case sections(Spec)
  case eachSection(Spec)

  case modified(Spec, Modification)

  /// A composite row whose fields can be compared.
  enum Row: Equatable, Sendable {
    case plain(String)
    case pair(String, String)
    case dynamic(String, isShown: Bool)
    case readingBody
    case readingLeaf
    case readingDynamic
    case holding(String)
    case reporting(Int)
  }

  /// An element of a `ForEach`.
  struct Item: Equatable, Sendable {
    var id: Int
    var spec: Spec
  }

  /// The content type of a `ForEach`.
  ///
  /// For some types, the cache knows the number of children per element before the content runs.
  enum ForEachKind: CaseIterable, Sendable {
    case texts
    case pairs
    case rows
    case optionals
    case erased
    case composites
  }

  /// The three kinds of root.
  enum RootKind: CaseIterable, Sendable {
    case unary
    case multi
    case plain
  }

  /// The result that a root makes of its children.
  enum Arrangement: CaseIterable, Sendable {
    case same
    case reversed
    case withoutFirst
    case lastAlone
    case twice
    case boxed
    case divided
    case captioned
    case counted
    case described
    case nothing
    case slices
    case byIndex
  }

  /// The result that a container makes of each child.
  enum EachArrangement: CaseIterable, Sendable {
    case same
    case boxed
    case twice
    case trailed
    case marked
  }

  /// A modifier.
  enum Modification: Equatable, Sendable {
    case pad
    case attribute(String, isThere: Bool)
    case identifier(Int)
    case trait(Int)
    case label(String)
    case tag(Int)
    case rank(Int)
    case untagged
    case id(Int)
    case level(Int)
    case needs(Int)
    case report(Int)
    case padBody
    case boxBody
    case tailBody
    case twiceBody
  }
}

extension Spec {
  /// The specs inside this one.
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

  /// Returns the same spec with other children, of the same number.
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

  /// The number of specs in the tree, including this one.
  var count: Int { children.reduce(1) { $0 + $1.count } }

  /// Returns the tree with the spec at `index` changed, counted in depth-first order.
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
