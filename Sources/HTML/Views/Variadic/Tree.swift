import Markup

extension _VariadicView {
  /// A root with content: a container.
  public struct Tree<Root: _VariadicView_Root, Content> {
    /// What makes something of the content's children.
    public var root: Root
    /// What the children come from.
    public var content: Content

    /// Gives `root` the children of `content`.
    @inlinable
    public init(_ root: Root, @ViewBuilder content: () -> Content) {
      self.root = root
      self.content = content()
    }
  }
}

extension _VariadicView.Tree: View where Root: _VariadicView_ViewRoot, Content: View {
  /// Nothing: the root decides what is written.
  public var body: EmptyView { EmptyView() }

  /// Writes what the root makes of the content's children.
  @inlinable
  public static func _render(_ view: Self, at location: Location, in context: inout RenderContext) {
    guard context.enter(Self.self) else { return }
    let layers = context.layers
    let place = context.exchangePlace(.container)
    if Root._isUnary {
      let body = view.body(of: context.contentInputs(at: location))
      context.layers = layers?.withoutTraits
      UnaryContent.render(body, at: location.next, in: &context)
    } else {
      let inputs = context.contentInputs(at: location, inheriting: layers?.traits ?? TraitBag())
      Root.Body._render(view.body(of: inputs), at: location.next, in: &context)
    }
    _ = context.exchangePlace(place)
    context.layers = layers
  }

  /// Resolves to one child, or to the list of what the root makes.
  @inlinable
  public static func _list(_ view: Self, _ inputs: ListInputs) -> ViewList {
    guard !Root._isUnary else { return UnaryTreeChild(view, inputs) }
    return DeferredList(view, inputs) { view, inputs in
      Root.Body._list(inputs.evaluate { view.body(of: inputs.content(inheriting: inputs.traits)) }, inputs)
    }
  }

  /// One child, or what the type of the root's result tells.
  @inlinable
  public static func _shape(_ budget: inout ShapeBudget) -> ListShape {
    if Root._isUnary { return ListShape(count: 1, isContainer: true) }
    var shape = budget.shape(ofBody: Root.Body.self)
    shape.mayReadValues = true
    shape.isContainer = true
    return shape
  }

  @inlinable
  func body(of inputs: ListInputs) -> Root.Body {
    root.body(children: _VariadicView_Children(Content._list(content, inputs)))
  }
}

/// A container that is one child: its root runs when the child is written.
@usableFromInline
final class UnaryTreeChild<Root: _VariadicView_ViewRoot, Content: View>: ResolvedChild {
  private let tree: _VariadicView.Tree<Root, Content>

  @usableFromInline
  init(_ tree: _VariadicView.Tree<Root, Content>, _ inputs: ListInputs) {
    self.tree = tree
    super.init(inputs)
  }

  override func render(at location: Location, in context: inout RenderContext) {
    _VariadicView.Tree<Root, Content>._render(tree, at: location, in: &context)
  }

  override func node(with attributes: [MarkupAttribute]) -> ViewTree.Node {
    ViewTree.probe { inputs in UnaryContent.node(of: tree.body(of: inputs), with: attributes) }
  }
}
