import Elements
public import Views

/// The named colors of the theme; as a view, a color fills a box.
///
/// ```swift
/// Text("New").foregroundColor(.accent)
/// Color.red.frame(width: 40, height: 4)
/// Text("New").background(.yellow.opacity(0.2))
/// ```
///
/// A color has a light and a dark variant, so it has a name and no components.
public struct Color: Hashable, Sendable {
  /// The name in the classes of `views.css`.
  let name: String
  /// The value in CSS, without the opacity.
  let value: String
  /// The opacity in percent; `nil` if the color is opaque.
  let share: String?

  private init(_ name: String, _ value: String, share: String? = nil) {
    (self.name, self.value, self.share) = (name, value, share)
  }

  /// Returns a translucent color: 0 is invisible, 1 is opaque.
  public func opacity(_ opacity: Double) -> Color {
    guard opacity.isFinite, opacity < 1 else { return self }
    return Color(name, value, share: CSSNumber.text(max(0, (opacity * 1000).rounded() / 10)) + "%")
  }

  /// The translucent color in CSS; `nil` if the color is opaque.
  var mixture: String? { share.map { "color-mix(in srgb, \(value) \($0), transparent)" } }

  /// The color of text.
  public static let primary = Color("primary", "var(--ink)")
  /// The color of less important text.
  public static let secondary = Color("secondary", "var(--quiet)")
  /// The color of less important text; the theme has no third.
  public static let tertiary = secondary
  /// The accent color.
  public static let accent = Color("accent", "var(--accent)")
  /// The accent color, under SwiftUI's name.
  public static let tint = accent
  /// The accent color, under SwiftUI's older name.
  public static let accentColor = accent
  /// Red.
  public static let red = Color("red", "var(--red)")
  /// Orange.
  public static let orange = Color("orange", "var(--orange)")
  /// Yellow.
  public static let yellow = Color("yellow", "var(--yellow)")
  /// Green.
  public static let green = Color("green", "var(--green)")
  /// Mint.
  public static let mint = Color("mint", "var(--mint)")
  /// Teal.
  public static let teal = Color("teal", "var(--teal)")
  /// Cyan.
  public static let cyan = Color("cyan", "var(--cyan)")
  /// Blue.
  public static let blue = Color("blue", "var(--blue)")
  /// Indigo.
  public static let indigo = Color("indigo", "var(--indigo)")
  /// Purple.
  public static let purple = Color("purple", "var(--purple)")
  /// Pink.
  public static let pink = Color("pink", "var(--pink)")
  /// Brown.
  public static let brown = Color("brown", "var(--brown)")
  /// Gray.
  public static let gray = Color("gray", "var(--edge)")
  /// Black.
  public static let black = Color("black", "#000")
  /// White.
  public static let white = Color("white", "#fff")
  /// No color.
  public static let clear = Color("clear", "transparent")
}

extension Color: UnaryView {
  /// A box of the color, which screen readers ignore.
  public var markup: some View {
    div(.class("shape rectangle"), .aria("hidden", "true")).foregroundColor(self)
  }
}
