// Shapes are the theme's business: an empty element with a class.

public import Garland

/// Shows a circle.
public struct Circle: UnaryView, Equatable {
  /// Makes the circle.
  public init() {}

  /// The element.
  public var markup: some View { div(.class("circle")) }
}

/// Shows a rectangle.
public struct Rectangle: UnaryView, Equatable {
  /// Makes the rectangle.
  public init() {}

  /// The element.
  public var markup: some View { div(.class("rectangle")) }
}
