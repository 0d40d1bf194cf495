/// A view tree as a value: it can be made at random, edited, compared and turned into a view.
indirect enum Spec: Equatable, Sendable {
  // Leaves.
  case text(String)
  case rule
  case nothing
  case row(Row)

  // What is looked through.
  case tuple([Spec])
  case group(Spec)
  case optional(Spec, isThere: Bool)
  case either(Spec, Spec, isFirst: Bool)
  case forEach([Item], ForEachKind)
  case any(Spec)
  case composite(Spec)
  case section(header: Spec, content: Spec, footer: Spec)

  // What is one child.
  case element(Spec)
  case stack(Spec)
  case box(Spec)
  case list(Spec)

  // What meets children.
  case tree(Spec, RootKind, Arrangement)
  case subviews(Spec, Arrangement)
  case eachSubview(Spec, EachArrangement)
  case sections(Spec)
  case eachSection(Spec)

  case modified(Spec, Modification)

  /// A composite row, comparable field by field.
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

  /// How the content of a `ForEach` is typed, and so what its type tells.
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

  /// What a root makes of its children.
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

  /// What a container makes of each of its children.
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
