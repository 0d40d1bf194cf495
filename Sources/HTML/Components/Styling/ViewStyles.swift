import Elements
import Markup
package import Views

extension Asset {
  /// The stylesheet with the colors and lines that all components share.
  package static let palette = Asset.style("/assets/palette.css")

  /// The stylesheet of the components and modifiers that have SwiftUI's names.
  package static let views = Asset.style("/assets/views.css")
}

/// A value for `views.css`, such as `--width: 10rem`.
///
/// The stylesheet reads the property only next to a class, so a page whose policy forbids `style` attributes shows the
/// value of the theme instead.
struct CustomProperty {
  let name: String
  let value: String

  /// Creates a property with any value.
  init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }

  /// Creates a property with a number; `nil` if the number is not finite, which CSS cannot express.
  init?(_ name: String, number: Double, unit: String = "") {
    guard number.isFinite else { return nil }
    self.init(name, CSSNumber.text(number) + unit)
  }

  /// Creates a property with a length in points; `nil` if it is not a number.
  init?(_ name: String, length points: Double) {
    guard let value = CSSNumber.length(points) else { return nil }
    self.init(name, value)
  }
}

extension Color {
  /// Returns a property with the translucent color; `nil` if the color is opaque.
  func property(_ name: String) -> CustomProperty? { mixture.map { CustomProperty(name, $0) } }
}

/// Numbers as CSS writes them.
enum CSSNumber {
  /// Returns a length for points, or `nil` for what is not a number.
  ///
  /// 16 points are the size of the reader's text.
  static func length(_ points: Double) -> String? {
    if points == .infinity { return "100%" }
    guard points.isFinite else { return nil }
    return points == 0 ? "0" : "\(text(points / 16))rem"
  }

  /// Returns a finite number, without a decimal point if it is whole.
  static func text(_ number: Double) -> String {
    let text = number.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

extension View {
  /// Adds classes of `views.css` and the values that they use to each child, and requires the stylesheet.
  func themed(_ classes: String, _ properties: [CustomProperty?] = []) -> some View {
    let properties = properties.compactMap(\.self)
    let declarations = properties.map { "\($0.name):\($0.value)" }.joined(separator: ";")
    return attribute(.class(classes, if: !classes.isEmpty))
      .modifier(
        AttributeModifier(MarkupAttribute(" style=\"", properties.isEmpty ? .absent : .declarations(declarations)))
      )
      .usingViewStyles()
  }

  /// Requires `views.css` and the colors that it uses.
  func usingViewStyles() -> some View { needs(.views).needs(.palette) }
}
