import Markup
public import Views

extension View {
  /// Has every child be an element: bare text becomes a `<span>`, so that texts next to each other do not run into one.
  public func asElements() -> ModifiedContent<Self, AttributeModifier> {
    modifier(AttributeModifier(.element))
  }
}
