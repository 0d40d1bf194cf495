/// A piece of a page: a value that stands for an ordered list of children.
///
/// A view of yours is a composite: it says what it consists of, and is looked through wherever it is placed.
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
  /// What `body` is made of.
  associatedtype Body: View

  /// What the view consists of.
  @ViewBuilder var body: Body { get }

  /// Writes the view's whole list, one child after another, straight into the context's buffer.
  static func _render(_ view: Self, at location: Location, in context: inout RenderContext)

  /// Resolves the view's list, as late as it can, for a container that meets the children one by one.
  static func _list(_ view: Self, _ inputs: ListInputs) -> ViewList

  /// What the type alone tells about the list.
  static func _shape(_ budget: inout ShapeBudget) -> ListShape
}

/// A view that is written by itself instead of through a body.
///
/// It is what the core and its elements are made of; its `body` is empty and never asked for.
public protocol PrimitiveView: View where Body == EmptyView {}

extension PrimitiveView {
  /// Nothing: a primitive view has no body.
  public var body: EmptyView { EmptyView() }
}

extension View {
  /// Runs the body and writes what it gives.
  @inlinable
  public static func _render(_ view: Self, at location: Location, in context: inout RenderContext) {
    guard context.retention == nil else {
      renderRetained(view, at: location, in: &context)
      return
    }
    guard context.enter(Self.self) else { return }
    Body._render(view.body, at: location.next, in: &context)
  }

  /// Resolves to the body's list, which is asked for only when the type does not tell enough.
  @inlinable
  public static func _list(_ view: Self, _ inputs: ListInputs) -> ViewList {
    DeferredList(view, inputs) { view, inputs in Body._list(inputs.body(of: view), inputs) }
  }

  /// Looks into the body's type.
  @inlinable
  public static func _shape(_ budget: inout ShapeBudget) -> ListShape {
    budget.shape(ofBody: Body.self)
  }
}
