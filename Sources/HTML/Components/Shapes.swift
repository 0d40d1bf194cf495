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
    themed("stroked", [CustomProperty("--stroke", length: lineWidth)]).foregroundColor(color)
  }

  /// Draws the outline inside of the shape, which is where `stroke` draws it, too.
  public func strokeBorder(_ color: Color, lineWidth: Double = 1) -> some View { stroke(color, lineWidth: lineWidth) }

  /// The class and the property that give a box the corners of the shape.
  var clip: (name: String, property: CustomProperty?) { (self as? any CornerShape)?.corners ?? ("", nil) }
}

/// A shape that the corners of a box can have.
private protocol CornerShape {
  var corners: (name: String, property: CustomProperty?) { get }
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

  /// Creates a rectangle whose corners have a radius in points; corners are round in each style.
  public init(cornerRadius: Double, style: RoundedCornerStyle = .continuous) {
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

/// The form of round corners, which is the same in a page.
public enum RoundedCornerStyle: Sendable {
  /// Quarters of a circle.
  case circular
  /// Quarters of a circle, too: CSS has no others.
  case continuous
}

extension Shape where Self == Rectangle {
  /// A rectangle.
  public static var rect: Self { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
  /// Returns a rectangle whose corners have a radius in points.
  public static func rect(cornerRadius: Double, style: RoundedCornerStyle = .continuous) -> Self {
    RoundedRectangle(cornerRadius: cornerRadius)
  }
}

extension Shape where Self == Circle {
  /// A circle.
  public static var circle: Self { Circle() }
}

extension Shape where Self == Ellipse {
  /// An ellipse.
  public static var ellipse: Self { Ellipse() }
}

extension Shape where Self == Capsule {
  /// A rectangle with round ends.
  public static var capsule: Self { Capsule() }
}

extension Rectangle: CornerShape {
  fileprivate var corners: (name: String, property: CustomProperty?) { ("", nil) }
}

extension RoundedRectangle: CornerShape {
  fileprivate var corners: (name: String, property: CustomProperty?) {
    ("rounded-length", CustomProperty("--radius", length: cornerRadius))
  }
}

extension Circle: CornerShape {
  fileprivate var corners: (name: String, property: CustomProperty?) { ("clip-circle", nil) }
}

extension Ellipse: CornerShape {
  fileprivate var corners: (name: String, property: CustomProperty?) { ("clip-ellipse", nil) }
}

extension Capsule: CornerShape {
  fileprivate var corners: (name: String, property: CustomProperty?) { ("clip-capsule", nil) }
}

/// The element of a shape, which the theme draws.
private struct ShapeBox: View {
  let name: String

  var body: some View {
    div(.class("shape \(name)"), .aria("hidden", "true")).usingViewStyles()
  }
}
