import Markup

/// `style`: declarations of CSS for one element.
extension Attribute {
  /// One declaration, left out where the value is nil, and with a warning where it could touch anything but itself.
  ///
  /// So data may stand in it. A property is letters, digits and hyphens. A value is refused if it is empty, or has, outside of
  /// quotes, a `;`, `{`, `}`, `<`, a backslash or a comment, or a line break anywhere, or quotes, parentheses or brackets that
  /// are not closed in order.
  ///
  /// ```swift
  /// div(.style("width", "\(share)%"))
  /// ```
  public static func style(_ property: String, _ value: String?) -> Self {
    guard let value else { return Self(" style=\"", .absent) }
    guard StyleValue.isProperty(property), StyleValue.isContained(value) else {
      return Self(" style=\"", .refused("the style `\(property): \(value)` would not stay one declaration"))
    }
    return Self(" style=\"", .declarations("\(property):\(value)"))
  }

  /// Declarations that are a constant of the program, as they are.
  public static func style(declarations: StaticString) -> Self {
    Self(" style=\"", .declarations(declarations.description))
  }
}
