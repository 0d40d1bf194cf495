import Elements
public import Views

/// The edges of a box.
public enum Edge: String, Sendable {
  /// The top edge.
  case top
  /// The bottom edge.
  case bottom
  /// The edge where a line of text starts.
  case leading
  /// The edge where a line of text ends.
  case trailing
}

/// The named colors of the theme.
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
  /// Blue.
  case blue
  /// Purple.
  case purple
  /// Gray.
  case gray
}

// These modifiers add classes of the theme, never inline styles, to each child.
extension View {
  /// Adds padding on all edges.
  public func padding() -> some View { attribute(.class("padding")) }

  /// Adds padding on one edge.
  public func padding(_ edge: Edge) -> some View { attribute(.class("padding-\(edge.rawValue)")) }

  /// Adds a border.
  public func border(_ color: Color) -> some View { attribute(.class("border border-\(color.rawValue)")) }

  /// Sets the background color.
  public func background(_ color: Color) -> some View { attribute(.class("background-\(color.rawValue)")) }

  /// Sets the text color.
  public func foregroundColor(_ color: Color) -> some View { attribute(.class("color-\(color.rawValue)")) }

  /// Rounds the corners of the box.
  public func cornerRadius() -> some View { attribute(.class("rounded")) }

  /// Makes the view as wide as its container.
  public func fullWidth() -> some View { attribute(.class("full-width")) }

  /// Underlines the text.
  public func underline(_ isActive: Bool = true) -> some View { attribute(.class("underline", if: isActive)) }
}
