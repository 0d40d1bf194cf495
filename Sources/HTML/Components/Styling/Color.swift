import Elements
public import Views

/// The named colors of the theme; as a view, a color fills a box.
///
/// ```swift
/// Text("New").foregroundColor(.accent)
/// Color.red.frame(width: 40, height: 4)
/// ```
///
/// A color has a light and a dark variant, so it has a name and no components.
public enum Color: String, Sendable {
  /// The color of text.
  case primary
  /// The color of less important text.
  case secondary
  /// The accent color.
  case accent
  /// Red.
  case red
  /// Orange.
  case orange
  /// Yellow.
  case yellow
  /// Green.
  case green
  /// Mint.
  case mint
  /// Teal.
  case teal
  /// Cyan.
  case cyan
  /// Blue.
  case blue
  /// Indigo.
  case indigo
  /// Purple.
  case purple
  /// Pink.
  case pink
  /// Brown.
  case brown
  /// Gray.
  case gray
  /// Black.
  case black
  /// White.
  case white
  /// No color.
  case clear

  /// The accent color, under SwiftUI's name.
  public static var accentColor: Color { .accent }
}

extension Color: UnaryView {
  /// A box of the color, which screen readers ignore.
  public var markup: some View {
    div(.class("shape rectangle color-\(rawValue)"), .aria("hidden", "true")).usingViewStyles()
  }
}
