import Markup

/// Containers that handle each child by itself, in SwiftUI's older notation.
///
/// ```swift
/// struct Divided: _VariadicView_MultiViewRoot {
///   func body(children: _VariadicView.Children) -> some View {
///     ForEach(children) { child in
///       if child.id != children.first?.id { Divider() }
///       child
///     }
///   }
/// }
///
/// _VariadicView.Tree(Divided()) { content }
/// ```
public enum _VariadicView {
  /// The part of a container that transforms its children.
  public typealias Root = _VariadicView_Root
  /// A root whose result is a view.
  public typealias ViewRoot = _VariadicView_ViewRoot
  /// A root whose result is exactly one child of the parent.
  public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
  /// A root whose result can be several children of the parent.
  public typealias MultiViewRoot = _VariadicView_MultiViewRoot
  /// The children that a root transforms.
  public typealias Children = _VariadicView_Children
}

/// The part of a container that transforms its children.
public protocol _VariadicView_Root {}

/// A root whose result is a view.
///
/// Unary and multi roots both receive all children of the container. They differ in how the parent sees the result.
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
  /// The type of the result.
  associatedtype Body: View

  /// Returns a view made of the children.
  @ViewBuilder func body(children: _VariadicView.Children) -> Body

  /// Whether the result is exactly one child of the parent.
  static var _isUnary: Bool { get }
}

extension _VariadicView_ViewRoot {
  /// False: the children of the result become children of the parent.
  public static var _isUnary: Bool { false }
}

/// A root whose result is exactly one child of the parent, even if it is empty; several views become a column.
///
/// Use this kind for a container that makes one element. Its children do not see the traits of modifiers around the
/// container, so nested containers do not mix up their traits.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

extension _VariadicView_UnaryViewRoot {
  /// True: the result is one child of the parent.
  public static var _isUnary: Bool { true }
}

/// A root whose result can be several children of the parent.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

extension _VariadicView {
  /// A container: a root and the content whose children the root transforms.
  public struct Tree<Root: _VariadicView_Root, Content> {
    /// The root that transforms the children.
    public var root: Root
    /// The content that provides the children.
    public var content: Content

    /// Creates a container that transforms the children of `content` with `root`.
    @inlinable
    public init(_ root: Root, @ViewBuilder content: () -> Content) {
      self.root = root
      self.content = content()
    }
  }
}

extension _VariadicView.Tree: View where Root: _VariadicView_ViewRoot, Content: View {
  /// An empty view; the root provides the content.
  public var body: EmptyView { EmptyView() }

  /// Runs the root and renders its result.
  @inlinable
  public static func _render(_ view: Self, at location: Location, in context: inout RenderContext) {
    guard context.enter(Self.self) else { return }
    let pending = context.pending
    let region = context.exchangeRegion(.container)
    if Root._isUnary {
      let body = view.body(of: context.contentInputs(at: location))
      context.pending = pending?.withoutTraits
      UnaryContent.render(body, at: location.next, in: &context, stacked: true)
    } else {
      let inputs = context.contentInputs(at: location, inheriting: pending?.traits ?? TraitBag())
      Root.Body._render(view.body(of: inputs), at: location.next, in: &context)
    }
    _ = context.exchangeRegion(region)
    context.pending = pending
  }

  /// Resolves the view into one child, or into the list of the root's result.
  @inlinable
  public static func _list(_ view: Self, _ inputs: ListInputs) -> ViewList {
    guard !Root._isUnary else { return UnaryTreeChild(view, inputs) }
    return DeferredList(view, inputs) { view, inputs in
      Root.Body._list(inputs.evaluate { view.body(of: inputs.content(inheriting: inputs.traits)) }, inputs)
    }
  }

  /// Returns a shape of one child, or the shape of the result's type.
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

/// A container that is one child; its root runs when the child is rendered.
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
    ViewTree.resolve { inputs in UnaryContent.node(of: tree.body(of: inputs), with: attributes, stacked: true) }
  }
}

extension View {
  /// Returns the view that `process` creates from this view's children.
  ///
  /// The parent receives the children of the result as its own children. If an extension of your own has a method of
  /// this name, the compiler prefers yours; that applies to `intersperse` and `reduce`, too.
  ///
  /// ```swift
  /// content.variadic { children in
  ///   ForEach(children) { child in
  ///     li { child }
  ///   }
  /// }
  /// ```
  @_disfavoredOverload
  public func variadic<Result: View>(
    @ViewBuilder process: @escaping (_VariadicView.Children) -> Result
  ) -> some View {
    _VariadicView.Tree(ClosureRoot(process: process)) { self }
  }

  /// Puts `divider` between this view's children.
  ///
  /// ```swift
  /// HStack {
  ///   links.intersperse { Text(" · ") }
  /// }
  /// ```
  @_disfavoredOverload
  public func intersperse<Divider: View>(@ViewBuilder divider: () -> Divider) -> some View {
    let divider = divider()
    return variadic { children in
      ForEach(children) { child in
        if child.id != children.first?.id { divider }
        child
      }
    }
  }

  /// Combines this view's children into one view, from the first to the last.
  ///
  /// ```swift
  /// content.reduce { reversed, child in
  ///   child
  ///   reversed
  /// }
  /// ```
  @_disfavoredOverload
  public func reduce<Result: View>(
    @ViewBuilder _ combine: @escaping (AnyView, AnyView) -> Result
  ) -> some View {
    variadic { children in
      if let first = children.first {
        children.dropFirst().reduce(AnyView(first)) { AnyView(combine($0, AnyView($1))) }
      }
    }
  }
}

/// A root that calls a closure.
private struct ClosureRoot<Result: View>: _VariadicView.MultiViewRoot {
  let process: (_VariadicView.Children) -> Result

  func body(children: _VariadicView.Children) -> Result { process(children) }
}
