/// Several views taken together without an element round them.
///
/// ```swift
/// Group {
///   Text("one")
///   Text("two")
/// }
/// .padding()  // each of the two is padded
/// ```
public struct Group<Content: View>: PrimitiveView {
  @usableFromInline let content: Content

  @inlinable @inline(__always)
  init(holding content: Content) {
    self.content = content
  }

  /// Takes `content` together.
  @inlinable @inline(__always)
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Writes the content.
  @inlinable @inline(__always)
  public static func _render(_ view: Self, at location: Location, in context: inout RenderContext) {
    Content._render(view.content, at: location, in: &context)
  }

  /// Resolves to the content's list.
  public static func _list(_ view: Self, _ inputs: ListInputs) -> ViewList {
    inputs.deeper(Self.self) { Content._list(view.content, $0) }
  }

  /// What the content's type tells.
  @inlinable
  public static func _shape(_ budget: inout ShapeBudget) -> ListShape { Content._shape(&budget) }
}
