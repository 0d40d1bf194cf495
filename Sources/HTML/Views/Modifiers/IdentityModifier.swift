extension View {
  /// Makes `id` part of the identity of every child of this view; it never reaches the page.
  ///
  /// The `id` attribute is `.attribute(.id("x"))`.
  public func id<ID: Hashable>(_ id: ID) -> ModifiedContent<Self, IdentityModifier<ID>> {
    ModifiedContent(content: self, modifier: IdentityModifier(id: id))
  }
}

/// An explicit identity for the children of a view.
public struct IdentityModifier<ID: Hashable>: ListModifier, Equatable {
  let id: ID

  /// Writes the content at a place of its own.
  public static func render<V: View>(
    _ content: V, _ modifier: Self, at location: Location, in context: inout RenderContext
  ) {
    let location = context.retention == nil ? location : location.child(modifier.id.hashValue)
    V._render(content, at: location, in: &context)
  }

  /// Resolves the content with the identity in its path.
  public static func inputs(_ inputs: ListInputs, for modifier: Self) -> ListInputs {
    inputs.at(.explicit(AnyHashable(modifier.id)))
  }

  /// The list now holds an explicit identity.
  public static func shape(_ shape: ListShape) -> ListShape {
    var shape = shape
    shape.mayHoldIdentity = true
    return shape
  }
}
