// A chat keeps its newest message in sight at the bottom: the list is turned upside down, and each row back again. The class does
// that in the theme; as a modifier it lands on each child of what it is written on.

public import Garland

/// Shows a modifier of one's own: it turns every child upside down.
public struct Inverted: ViewModifier {
  /// Makes the modifier.
  public init() {}

  /// The content, turned.
  public func body(content: Content) -> some View {
    content.attribute(.class("inverted"))
  }
}

extension View {
  /// Turns every child of this view upside down.
  public func inverted() -> some View {
    modifier(Inverted())
  }
}
