/// A view without children.
public struct EmptyView: View, Equatable {
  /// Makes the empty view.
  @inlinable
  public init() {}

  /// Nothing: an empty view has no body.
  public var body: EmptyView { self }

  /// Writes nothing.
  @inlinable @inline(__always)
  public static func _render(_ view: Self, at location: Location, in context: inout RenderContext) {}

  /// Resolves to no children.
  public static func _list(_ view: Self, _ inputs: ListInputs) -> ViewList { ConcatenatedList([]) }

  /// The type tells that there are no children.
  @inlinable
  public static func _shape(_ budget: inout ShapeBudget) -> ListShape { .children(0) }
}
