/// One child of a container: a view that is exactly one child again wherever it is placed.
public struct Subview: PrimitiveView, Identifiable {
  @usableFromInline let reference: ChildReference

  /// What makes a subview the same one in the next render.
  public typealias ID = ChildID

  /// What makes it the same child in the next render, whatever becomes of its siblings.
  public var id: ID { ChildID(reference) }

  /// The values the child brings.
  public var containerValues: ContainerValues { ContainerValues(traits: reference.child.traits) }

  /// Writes the child.
  @inlinable
  public static func _render(_ view: Self, at location: Location, in context: inout RenderContext) {
    view.reference.render(at: location, in: &context)
  }

  /// Resolves to the child, placed again.
  public static func _list(_ view: Self, _ inputs: ListInputs) -> ViewList { view.reference.placed(inputs) }

  /// The type tells that there is one child.
  @inlinable
  public static func _shape(_ budget: inout ShapeBudget) -> ListShape { .children(1) }
}
