/// A modifier that touches each child of a list by itself and leaves their number and order alone.
public protocol ListModifier: ViewModifier where Body == EmptyView {
  /// Writes `content` with the modifier in force.
  static func render<V: View>(_ content: V, _ modifier: Self, at location: Location, in context: inout RenderContext)

  /// What the content's list is resolved with.
  static func inputs(_ inputs: ListInputs, for modifier: Self) -> ListInputs

  /// What the modifier adds to what the content's type tells.
  static func shape(_ shape: ListShape) -> ListShape
}

extension ListModifier {
  /// Nothing: the modifier is written by itself.
  public func body(content: Content) -> EmptyView { EmptyView() }

  /// Writes the content with the modifier in force.
  @inlinable @inline(__always)
  public static func _render<V: View>(
    _ content: V, _ modifier: Self, at location: Location, in context: inout RenderContext
  ) {
    render(content, modifier, at: location, in: &context)
  }

  /// Resolves the content's list with the modifier in force.
  public static func _list<V: View>(_ content: V, _ modifier: Self, _ inputs: ListInputs) -> ViewList {
    V._list(content, Self.inputs(inputs, for: modifier))
  }

  /// What the content's type tells.
  @inlinable
  public static func _shape<V: View>(of content: V.Type, _ budget: inout ShapeBudget) -> ListShape {
    shape(V._shape(&budget))
  }

  /// What the content's type tells, unchanged.
  public static func shape(_ shape: ListShape) -> ListShape { shape }
}
