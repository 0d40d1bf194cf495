public import Markup

/// An attribute for the element of every child: the child's own where it has one, else one made for it.
///
/// Classes and styles join those further in; any other attribute takes the place of one further in.
public struct AttributeModifier: ListModifier, Equatable {
  @usableFromInline let attribute: MarkupAttribute

  /// Lands `attribute` on every child.
  @inlinable
  public init(_ attribute: MarkupAttribute) {
    self.attribute = attribute
  }

  /// Writes the content, whose elements pick the attribute up.
  @inlinable
  public static func render<V: View>(
    _ content: V, _ modifier: Self, at location: Location, in context: inout RenderContext
  ) {
    let outer = context.layers
    context.layers = Layers.adding(modifier.attribute, inside: outer)
    V._render(content, at: location, in: &context)
    context.layers = outer
  }

  /// Resolves the content with the attribute on every child.
  public static func inputs(_ inputs: ListInputs, for modifier: Self) -> ListInputs {
    var inputs = inputs
    inputs.attributes.insert(modifier.attribute, at: 0)
    return inputs
  }
}
