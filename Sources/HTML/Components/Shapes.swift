import Elements
public import Views

/// A shape that fills a box with the color of the text.
///
/// Screen readers ignore shapes.
///
/// ```swift
/// Circle().fill(.green).frame(width: 12, height: 12)
/// RoundedRectangle(cornerRadius: 8).stroke(.gray)
/// ```
public protocol Shape: UnaryView {}

extension Shape {
  /// Fills the shape with a color.
  public func fill(_ color: Color) -> some View { foregroundColor(color) }

  /// Draws the outline of the shape, with a width in points.
  public func stroke(_ color: Color, lineWidth: Double = 1) -> some View {
    themed("stroked color-\(color.rawValue)", [CustomProperty("--stroke", length: lineWidth)].compactMap(\.self))
  }
}

/// A rectangle.
public struct Rectangle: Shape, Equatable {
  /// Creates a rectangle.
  public init() {}

  /// The element.
  public var markup: some View { ShapeBox(name: "rectangle") }
}

/// A rectangle with rounded corners.
public struct RoundedRectangle: Shape, Equatable {
  let cornerRadius: Double

  /// Creates a rectangle whose corners have a radius in points.
  public init(cornerRadius: Double) {
    self.cornerRadius = cornerRadius
  }

  /// The element.
  public var markup: some View { ShapeBox(name: "rectangle").cornerRadius(cornerRadius) }
}

/// A circle.
public struct Circle: Shape, Equatable {
  /// Creates a circle.
  public init() {}

  /// The element.
  public var markup: some View { ShapeBox(name: "circle") }
}

/// An ellipse as wide and as high as its box.
public struct Ellipse: Shape, Equatable {
  /// Creates an ellipse.
  public init() {}

  /// The element.
  public var markup: some View { ShapeBox(name: "ellipse") }
}

/// A rectangle with round ends.
public struct Capsule: Shape, Equatable {
  /// Creates a capsule.
  public init() {}

  /// The element.
  public var markup: some View { ShapeBox(name: "capsule") }
}

/// The element of a shape, which the theme draws.
private struct ShapeBox: View {
  let name: String

  var body: some View {
    div(.class("shape \(name)"), .aria("hidden", "true")).usingViewStyles()
  }
}
