public import Markup

/// One child: a leaf or a container, with everything that was written on it.
public class ResolvedChild: ViewList {
  /// What makes it the same child in the next render.
  final let path: IdentityPath
  /// The attributes that land on it, the innermost modifier's first.
  final let attributes: [MarkupAttribute]
  /// The values it carries.
  final let traits: TraitBag
  /// What is reported when it is rendered.
  final let reports: [Fact]
  /// What it wrote into its own surroundings.
  final let writes: EnvironmentWrites?

  init(_ inputs: ListInputs) {
    path = inputs.path
    attributes = inputs.attributes
    traits = inputs.traits
    reports = inputs.reports
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

  /// Writes the child: its attributes within those further out, its surroundings over those it is placed in.
  final func place(at location: Location, in context: inout RenderContext) {
    let location = location.child(of: path)
    for report in reports { context.box.report(report) }
    let layers = context.layers
    context.layers = Layers.joining(attributes, TraitBag(), inside: layers?.withoutTraits)
    if let writes {
      context.surround(with: writes.over(context.environment)) { render(at: location, in: &$0) }
    } else {
      render(at: location, in: &context)
    }
    context.layers = layers
  }

  /// Writes the view itself, with what is pending in the context.
  func render(at location: Location, in context: inout RenderContext) {}

  /// The view itself, for a dump of the tree.
  func node(with attributes: [MarkupAttribute]) -> ViewTree.Node { ViewTree.Node(kind: .raw("")) }
}

/// A child whose view is at hand.
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

/// A primitive view that is always exactly one child, whatever it holds.
public protocol UnaryPrimitive: PrimitiveView {
  /// The view as a node of a dump, `attributes` landed on it.
  static func _node(_ view: Self, with attributes: [MarkupAttribute]) -> ViewTree.Node
}

extension UnaryPrimitive {
  /// Resolves to the view itself.
  public static func _list(_ view: Self, _ inputs: ListInputs) -> ViewList { LeafChild(view, inputs) }

  /// The type tells that there is one child.
  @inlinable
  public static func _shape(_ budget: inout ShapeBudget) -> ListShape { .children(1) }
}
