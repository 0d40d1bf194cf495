/// A type-erased view; its children are the children of the view inside.
///
/// ```swift
/// let badge = isNew ? AnyView(strong { Text("new") }) : AnyView(EmptyView())
/// ```
public struct AnyView: PrimitiveView {
  @usableFromInline let erased: ErasedView

  /// Erases the type of `view`; an `AnyView` is not wrapped a second time.
  public init(_ view: some View) {
    erased = (view as? AnyView)?.erased ?? ErasedContent(view)
  }

  /// Renders the view inside.
  @inlinable
  public static func _render(_ view: Self, at location: Location, in context: inout RenderContext) {
    guard context.enter(Self.self) else { return }
    view.erased.render(at: location, in: &context)
  }

  /// Resolves the view into the list of the view inside.
  public static func _list(_ view: Self, _ inputs: ListInputs) -> ViewList {
    inputs.descend(into: Self.self) { view.erased.list($0) }
  }

  /// Returns the unknown shape.
  @inlinable
  public static func _shape(_ budget: inout ShapeBudget) -> ListShape { .unknown }
}

/// A view stored in a class, so that callers need not know its type.
@usableFromInline
class ErasedView {
  @usableFromInline
  func render(at location: Location, in context: inout RenderContext) {}

  func list(_ inputs: ListInputs) -> ViewList { ConcatenatedList([]) }

  /// The view itself if it is a collection of subviews, which `Group(subviews:)` then uses directly.
  var subviews: SubviewsCollection? { nil }
}

final class ErasedContent<Content: View>: ErasedView {
  private let content: Content

  init(_ content: Content) {
    self.content = content
  }

  override func render(at location: Location, in context: inout RenderContext) {
    Content._render(content, at: location.child(0), in: &context)
  }

  override func list(_ inputs: ListInputs) -> ViewList {
    Content._list(content, inputs.at(.erased(Content.self)))
  }

  override var subviews: SubviewsCollection? { SubviewsCollection(placing: content) }
}
