import Markup

/// Children that a container places again: they keep their values, their surroundings and their place in the program, and get an
/// identity of their own in the new list.
final class PlacedList: ViewList {
  private let original: ViewList
  private let bounds: Range<Int>
  private let inputs: ListInputs
  /// What was asked for so far: asked again at every level, it would double the work with each.
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

/// One child, placed again.
final class PlacedChild: ResolvedChild {
  private let original: ResolvedChild

  init(_ original: ResolvedChild, at path: IdentityPath, _ inputs: ListInputs) {
    var inputs = inputs
    inputs.path = path
    inputs.traits = inputs.traits.around(original.traits)
    inputs.attributes = original.attributes + inputs.attributes
    inputs.reports += original.reports
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
