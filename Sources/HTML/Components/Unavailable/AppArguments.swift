public import Views

extension EnvironmentValues {
  /// Unavailable: only an app has it.
  @available(*, unavailable, message: "the reader chooses between light and dark; a Color has both variants")
  public var colorScheme: AppValue { AppValue() }

  /// Unavailable: only an app has it.
  @available(*, unavailable, message: "a page has no sheets: write a link")
  public var dismiss: AppValue { AppValue() }

  /// Unavailable: only an app has it.
  @available(*, unavailable, message: "write Link(…)")
  public var openURL: AppValue { AppValue() }

  /// Unavailable: only an app has it.
  @available(*, unavailable, message: "only the browser knows the size: write a media query in a stylesheet")
  public var horizontalSizeClass: AppValue { AppValue() }

  /// Unavailable: only an app has it.
  @available(*, unavailable, message: "a page has no sheets: write a link")
  public var presentationMode: AppValue { AppValue() }
}

extension Color {
  /// Unavailable: colors have names.
  @available(
    *, unavailable,
    message: "a color has a light and a dark variant, so it has a name: write .red, or a class and a stylesheet"
  )
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) { self = .primary }

  /// Unavailable: colors have names.
  @available(
    *, unavailable,
    message: "a color has a light and a dark variant, so it has a name: write .red, or a class and a stylesheet"
  )
  public init(white: Double, opacity: Double = 1) { self = .primary }

  /// Unavailable: colors have names.
  @available(
    *, unavailable,
    message: "a color has a light and a dark variant, so it has a name: write .red, or a class and a stylesheet"
  )
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) { self = .primary }

  /// Unavailable: colors have names.
  @available(
    *, unavailable,
    message: "a color has a light and a dark variant, so it has a name: write .red, or a class and a stylesheet"
  )
  public init(_ name: String) { self = .primary }
}

extension Font {
  /// Unavailable: a stylesheet loads fonts.
  @available(*, unavailable, message: "write a class and the font in a stylesheet: attribute(.class(\"display\"))")
  public static func custom(_ name: String, size: Double) -> Font { .body }
}

extension Text {
  /// Unavailable: Garland uses no Foundation.
  @available(
    *, unavailable,
    message: "write a String: Text(\"\\(value)\"), or Text(instant.formatted(.long)) for a date"
  )
  public init(_ value: some Any, format: AppValue) { self.init("") }

  /// Unavailable: Garland uses no Foundation.
  @available(*, unavailable, message: "write a String: Text(instant.formatted(.long))")
  public init(_ date: some Any, style: AppValue) { self.init("") }
}

extension DefaultStringInterpolation {
  /// Unavailable: Garland uses no Foundation.
  @available(*, unavailable, message: "format the number before: Garland uses no Foundation")
  public mutating func appendInterpolation(_ value: some Any, specifier: String) {}
}
