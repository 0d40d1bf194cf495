import Markup

/// Children that a container places again: they keep their values, their surroundings and their place in the program, and get an
/// identity of their own in the new list.
final class PlacedList: ViewList {
  private let original: ViewList
  private let bounds: Range<Int>
  private let inputs: ListInputs

  init(_ original: ViewList, _ bounds: Range<Int>, _ inputs: ListInputs) {
    self.original = original
    self.bounds = bounds
    self.inputs = inputs
  }

  override var count: Int { bounds.count }

  override func path(at index: Int) -> IdentityPath {
    check(index)
    return IdentityPath(inputs.path, .placed(original.path(at: bounds.lowerBound + index)))
  }

  override func child(at index: Int) -> ResolvedChild {
    let path = path(at: index)
    return PlacedChild(original.child(at: bounds.lowerBound + index), at: path, inputs)
  }
}

/// One child, placed again.
final class PlacedChild: ResolvedChild {
  private let original: ResolvedChild

  init(_ original: ResolvedChild, at path: IdentityPath, _ inputs: ListInputs) {
    var inputs = inputs
    inputs.path = path
    inputs.traits = inputs.traits.overlaid(by: original.traits)
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
