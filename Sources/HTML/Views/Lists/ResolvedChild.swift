import Markup

/// One child: a leaf or a container, with all modifiers written on it.
@usableFromInline
class ResolvedChild: ViewList {
  /// The child's identity in its list.
  final let path: IdentityPath
  /// The attributes that modifiers add to the child's element, the innermost modifier's first.
  final let attributes: [MarkupAttribute]
  /// The traits, tags and container values of the child.
  final let traits: TraitBag
  /// The events that the session records when the child is rendered.
  final let events: [RenderEvent]
  /// The environment values that the child's modifiers set.
  final let writes: EnvironmentWrites?

  init(_ inputs: ListInputs) {
    path = inputs.path
    attributes = inputs.attributes
    traits = inputs.traits
    events = inputs.events
    writes = inputs.writes
  }

  override final var count: Int { 1 }

  override final func path(at index: Int) -> IdentityPath {
    check(index)
    return path
  }

  override final func child(at index: Int) -> ResolvedChild {
    check(index)
    return self
  }

  /// Renders the child with its own modifiers inside the outer modifiers.
  ///
  /// Its environment writes override the environment at the location.
  final func place(at location: Location, in context: inout RenderContext) {
    let location = location.child(of: path)
    for event in events { context.session.record(event) }
    let pending = context.pending
    context.pending = PendingModifiers.joining(attributes, TraitBag(), inside: pending?.withoutTraits)
    if let writes {
      context.withEnvironment(writes.over(context.environment)) { render(at: location, in: &$0) }
    } else {
      render(at: location, in: &context)
    }
    context.pending = pending
  }

  /// Renders the view itself, with the context's pending modifiers.
  func render(at location: Location, in context: inout RenderContext) {}

  /// Returns the view itself as a node of a `ViewTree`.
  func node(with attributes: [MarkupAttribute]) -> ViewTree.Node { ViewTree.Node(kind: .raw("")) }
}

/// A child that is a primitive view.
final class LeafChild<Content: UnaryPrimitive>: ResolvedChild {
  private let content: Content

  init(_ content: Content, _ inputs: ListInputs) {
    self.content = content
    super.init(inputs)
  }

  override func render(at location: Location, in context: inout RenderContext) {
    Content._render(content, at: location, in: &context)
  }

  override func node(with attributes: [MarkupAttribute]) -> ViewTree.Node {
    Content._node(content, with: attributes)
  }
}

/// Children that a container places in a new list.
///
/// They keep their traits, their environment and their explicit ids. Their identity in the new list is the path of the
/// placement followed by their original path.
final class PlacedList: ViewList {
  private let original: ViewList
  private let bounds: Range<Int>
  private let inputs: ListInputs
  /// The cached paths of the children; without the caches, the work would double with each level of nesting.
  private var paths: [Int: IdentityPath] = [:]
  private var children: [Int: PlacedChild] = [:]

  init(_ original: ViewList, _ bounds: Range<Int>, _ inputs: ListInputs) {
    self.original = original
    self.bounds = bounds
    self.inputs = inputs
  }

  override var count: Int { bounds.count }

  override func path(at index: Int) -> IdentityPath {
    check(index)
    if let path = paths[index] { return path }
    let path = IdentityPath(inputs.path, .placed(original.path(at: bounds.lowerBound + index)))
    paths[index] = path
    return path
  }

  override func child(at index: Int) -> ResolvedChild {
    if let child = children[index] { return child }
    let child = PlacedChild(original.child(at: bounds.lowerBound + index), at: path(at: index), inputs)
    children[index] = child
    return child
  }
}

/// One child that a container places in a new list.
final class PlacedChild: ResolvedChild {
  private let original: ResolvedChild

  init(_ original: ResolvedChild, at path: IdentityPath, _ inputs: ListInputs) {
    var inputs = inputs
    inputs.path = path
    inputs.traits = inputs.traits.around(original.traits)
    inputs.attributes = original.attributes + inputs.attributes
    inputs.events += original.events
    inputs.writes = original.writes?.within(inputs.writes) ?? inputs.writes
    self.original = original
    super.init(inputs)
  }

  override func render(at location: Location, in context: inout RenderContext) {
    original.render(at: location, in: &context)
  }

  override func node(with attributes: [MarkupAttribute]) -> ViewTree.Node {
    original.node(with: attributes)
  }
}
