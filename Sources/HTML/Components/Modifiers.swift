import Elements
public import Views

/// The sides of a box; `leading` is where a line of text starts.
public enum Edge: String, Sendable {
  /// Above.
  case top
  /// Below.
  case bottom
  /// Where a line starts.
  case leading
  /// Where a line ends.
  case trailing
}

/// The theme's colours by name.
public enum Color: String, Sendable {
  /// The text's own colour.
  case primary
  /// The colour of less important text.
  case secondary
  /// The theme's accent.
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
  /// Grey.
  case gray
}

// Modifiers that lay out emit classes of the theme, never inline styles; each lands on every child.
extension View {
  /// Keeps what stands around at a distance.
  public func padding() -> some View { attribute(.class("padding")) }

  /// Keeps what stands around at a distance on one side.
  public func padding(_ edge: Edge) -> some View { attribute(.class("padding-\(edge.rawValue)")) }

  /// Draws a line around.
  public func border(_ color: Color) -> some View { attribute(.class("border border-\(color.rawValue)")) }

  /// Fills the ground.
  public func background(_ color: Color) -> some View { attribute(.class("background-\(color.rawValue)")) }

  /// Colours the text.
  public func foregroundColor(_ color: Color) -> some View { attribute(.class("color-\(color.rawValue)")) }

  /// Rounds the corners.
  public func cornerRadius() -> some View { attribute(.class("rounded")) }

  /// Takes all the width there is.
  public func fullWidth() -> some View { attribute(.class("full-width")) }

  /// Underlines the text.
  public func underline(_ isActive: Bool = true) -> some View { attribute(.class("underline", if: isActive)) }
}
