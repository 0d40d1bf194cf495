public import Views

/// An angle.
///
/// ```swift
/// Image(systemName: "arrow.right").rotationEffect(.degrees(90))
/// ```
public struct Angle: Hashable, Sendable {
  /// The angle in degrees.
  public let degrees: Double

  /// The angle in radians.
  public var radians: Double { degrees * .pi / 180 }

  /// Creates an angle from degrees.
  public init(degrees: Double) { self.degrees = degrees }

  /// Creates an angle from radians.
  public init(radians: Double) { degrees = radians * 180 / .pi }

  /// Returns an angle of degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// Returns an angle of radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// No rotation.
  public static let zero = Angle(degrees: 0)
}

// An effect changes how a view is drawn, but not the place that it takes.
extension View {
  /// Rotates the view clockwise.
  public func rotationEffect(_ angle: Angle, anchor: Alignment = .center) -> some View {
    effect("rotated", anchor, [CustomProperty("--rotation", number: angle.degrees, unit: "deg")])
  }

  /// Scales the view in both directions.
  public func scaleEffect(_ scale: Double, anchor: Alignment = .center) -> some View {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }

  /// Scales the view; a negative factor mirrors it.
  public func scaleEffect(x: Double = 1, y: Double = 1, anchor: Alignment = .center) -> some View {
    effect("scaled", anchor, [CustomProperty("--scale-x", number: x), CustomProperty("--scale-y", number: y)])
  }

  /// Makes the view translucent: 0 is invisible, 1 is opaque.
  public func opacity(_ opacity: Double) -> some View {
    effect("faded", .center, [CustomProperty("--opacity", number: opacity)])
  }

  /// Moves the view by lengths in points, toward the trailing edge and down.
  public func offset(x: Double = 0, y: Double = 0) -> some View {
    effect(
      "moved", .center,
      [
        CustomProperty("--offset-x", number: x / 16, unit: "rem"),
        CustomProperty("--offset-y", number: y / 16, unit: "rem"),
      ])
  }

  /// Draws the view in front of views with a lower index in the same stack.
  public func zIndex(_ index: Double) -> some View {
    effect("stacked", .center, [CustomProperty("--z-index", number: index.rounded())])
  }

  /// Makes the view invisible, also for screen readers; its place stays empty.
  public func hidden() -> some View { themed("invisible") }

  private func effect(_ name: String, _ anchor: Alignment, _ properties: [CustomProperty?]) -> some View {
    let properties = properties.compactMap(\.self)
    let origin = anchor == .center ? "" : " anchor-\(anchor.rawValue)"
    return themed(properties.isEmpty ? "" : name + origin, properties)
  }
}
