import Markup

/// Attributes whose name is known at run time only.
///
/// HTML does not allow an empty name, nor a name with white space, a control character, a noncharacter, or one of `"`,
/// `'`, `<`, `>`, `/`, `=`. Such an attribute is left out, with a warning.
extension Attribute {
  /// The attribute `data-name` with text; `nil` leaves the attribute out.
  @inlinable
  public static func data(_ name: String, _ value: String?) -> Self { Self(" data-=\"", name, value) }

  /// The attribute `data-name` with a number.
  @inlinable
  public static func data(_ name: String, _ value: Int) -> Self { Self(" data-=\"", name, String(value)) }

  /// The attribute `data-name` with `true` or `false`.
  @inlinable
  public static func data(_ name: String, _ value: Bool) -> Self { Self(" data-=\"", name, value ? "true" : "false") }

  /// The attribute `aria-name` with text; `nil` leaves the attribute out.
  @inlinable
  public static func aria(_ name: String, _ value: String?) -> Self { Self(" aria-=\"", name, value) }

  /// The attribute `aria-name` with a number.
  @inlinable
  public static func aria(_ name: String, _ value: Int) -> Self { Self(" aria-=\"", name, String(value)) }

  /// The attribute `aria-name` with `true` or `false`.
  @inlinable
  public static func aria(_ name: String, _ value: Bool) -> Self { Self(" aria-=\"", name, value ? "true" : "false") }

  /// An attribute that this library does not define, such as `viewBox` of an SVG drawing.
  ///
  /// `nil` leaves the attribute out. Attributes whose value is not plain text are left out with a warning: names that
  /// start with `on`, `style`, `srcdoc`, and attributes with a URL, such as `href`. Use their own functions, which
  /// check the value.
  public static func custom(name: String, value: String?) -> Self {
    guard AttributeName.isPlain(name) else {
      return Self(" =\"", .refused("`\(name)` has a function of its own that checks its value"))
    }
    return Self(" =\"", name, value)
  }

  /// A script that runs on an event, such as `click`.
  ///
  /// Both arguments are constants of your program, so that data cannot become code. Pass data to the script with
  /// `.data(_:_:)`.
  public static func on(_ event: StaticString, script: StaticString) -> Self {
    Self(" =\"", "on\(event)", script.description)
  }

  /// Creates an attribute whose name ends in `name`, or a refused attribute if HTML does not allow the name.
  @usableFromInline
  init(_ opening: StaticString, _ name: String, _ value: String?) {
    guard let value else {
      self.init(opening, .absent)
      return
    }
    self.init(
      opening, AttributeName.isValid(name) ? .named(name, value) : .refused("HTML allows no attribute `\(name)`"))
  }
}

/// The rules for attribute names that are known at run time only.
enum AttributeName {
  /// Returns whether HTML allows `name` as an attribute name, or as the end of one.
  static func isValid(_ name: String) -> Bool {
    !name.isEmpty && name.unicodeScalars.allSatisfy(isAllowed)
  }

  /// Returns whether the value of the attribute is plain text: no script, URL, style or document.
  static func isPlain(_ name: String) -> Bool {
    let name = name.lowercased()
    return !name.hasPrefix("on") && !special.contains(name)
  }

  /// Attributes, obsolete ones included, whose value is a URL, a style or a document.
  private static let special: Set<String> = [
    "action", "archive", "background", "cite", "classid", "codebase", "data", "dynsrc", "formaction", "href",
    "imagesrcset", "itemid", "longdesc", "lowsrc", "manifest", "ping", "poster", "profile", "src", "srcdoc", "srcset",
    "style", "usemap", "xlink:href",
  ]

  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0...0x20, 0x7F...0x9F, 0xFDD0...0xFDEF: false
    case _ where scalar.value & 0xFFFE == 0xFFFE: false
    default: !#""'<>/="#.unicodeScalars.contains(scalar)
    }
  }
}
