/// A view whose type is not known to the compiler; it stands for the list of what it holds.
///
/// ```swift
/// let badge = isNew ? AnyView(strong { Text("new") }) : AnyView(EmptyView())
/// ```
public struct AnyView: PrimitiveView {
  @usableFromInline let erased: ErasedView

  /// Erases the type of `view`; an `AnyView` stays as it is.
  public init(_ view: some View) {
    erased = (view as? AnyView)?.erased ?? ErasedContent(view)
  }

  /// Writes what it holds.
  @inlinable
  public static func _render(_ view: Self, at location: Location, in context: inout RenderContext) {
    guard context.enter(Self.self) else { return }
    view.erased.render(at: location, in: &context)
  }

  /// Resolves to the list of what it holds.
  public static func _list(_ view: Self, _ inputs: ListInputs) -> ViewList {
    inputs.deeper(Self.self) { view.erased.list($0) }
  }

  /// Nothing is known of what it holds.
  @inlinable
  public static func _shape(_ budget: inout ShapeBudget) -> ListShape { .unknown }
}

/// A view behind a class, so that it can be reached without its type.
@usableFromInline
class ErasedView {
  @usableFromInline
  func render(at location: Location, in context: inout RenderContext) {}

  func list(_ inputs: ListInputs) -> ViewList { ConcatenatedList([]) }

  /// The collection itself, where the view is one: `Group(subviews:)` then uses it as it is.
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
