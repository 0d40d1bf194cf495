/// A piece of a page: a value that describes an ordered list of children.
///
/// A view with a `body` is a composite. Containers do not see a composite as one child: they see the children of its
/// body.
///
/// ```swift
/// struct Byline: View {
///   let author: String
///   var body: some View {
///     Text("by ")
///     strong { Text(author) }
///   }
/// }
/// ```
public protocol View {
  /// The type of `body`.
  associatedtype Body: View

  /// The content of the view.
  @ViewBuilder var body: Body { get }

  /// Renders all children of the view, in order, into the context's buffer.
  static func _render(_ view: Self, at location: Location, in context: inout RenderContext)

  /// Resolves the view into a lazy list of children, for a container that handles each child by itself.
  static func _list(_ view: Self, _ inputs: ListInputs) -> ViewList

  /// Returns the facts about the view's list that follow from its type alone.
  static func _shape(_ budget: inout ShapeBudget) -> ListShape
}

/// A view that renders itself instead of having a body.
///
/// Elements, texts and containers are primitive views. Nothing reads their empty `body`.
public protocol PrimitiveView: View where Body == EmptyView {}

extension PrimitiveView {
  /// An empty view; a primitive view has no body.
  public var body: EmptyView { EmptyView() }
}

extension View {
  /// Runs the body and renders its result.
  @inlinable
  public static func _render(_ view: Self, at location: Location, in context: inout RenderContext) {
    guard context.cache == nil else {
      renderCached(view, at: location, in: &context)
      return
    }
    guard context.enter(Self.self) else { return }
    Body._render(view.body, at: location.next, in: &context)
    context.bodyCount &+= 1
  }

  /// Resolves the view into the list of its body; a count that follows from the body's type does not run the body.
  @inlinable
  public static func _list(_ view: Self, _ inputs: ListInputs) -> ViewList {
    DeferredList(view, inputs) { view, inputs in Body._list(inputs.body(of: view), inputs) }
  }

  /// Returns the shape of the body's type.
  @inlinable
  public static func _shape(_ budget: inout ShapeBudget) -> ListShape {
    budget.shape(ofBody: Body.self)
  }
}

/// A view without children.
public struct EmptyView: View, Equatable {
  /// Creates an empty view.
  @inlinable
  public init() {}

  /// The empty view itself; it has no body.
  public var body: EmptyView { self }

  /// Renders nothing.
  @inlinable @inline(__always)
  public static func _render(_ view: Self, at location: Location, in context: inout RenderContext) {}

  /// Resolves the view into an empty list.
  public static func _list(_ view: Self, _ inputs: ListInputs) -> ViewList { ConcatenatedList([]) }

  /// Returns a shape of zero children.
  @inlinable
  public static func _shape(_ budget: inout ShapeBudget) -> ListShape { .children(0) }
}
