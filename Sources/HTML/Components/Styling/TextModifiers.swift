public import Views

/// A size and weight of text, named by its purpose.
public enum Font: String, Sendable {
  /// The largest title.
  case largeTitle = "large-title"
  /// A title.
  case title
  /// A smaller title.
  case title2
  /// The smallest title.
  case title3
  /// The first line of a block.
  case headline
  /// The line below a headline.
  case subheadline
  /// Text.
  case body
  /// A remark.
  case callout
  /// A footnote.
  case footnote
  /// The text of a figure.
  case caption
  /// The smaller text of a figure.
  case caption2

  /// The weight of text.
  public enum Weight: String, Sendable {
    /// Thin strokes.
    case light
    /// The usual strokes.
    case regular
    /// A little bolder than usual.
    case medium
    /// Nearly bold.
    case semibold
    /// Bold.
    case bold
    /// Bolder than bold.
    case heavy
  }
}

/// The side at which the lines of a text begin or end.
public enum TextAlignment: String, Sendable {
  /// The side where a line starts.
  case leading
  /// The center.
  case center
  /// The side where a line ends.
  case trailing
}

extension View {
  /// Sets the text color.
  public func foregroundColor(_ color: Color) -> some View { themed("color-\(color.rawValue)") }

  /// Sets the text color.
  public func foregroundStyle(_ color: Color) -> some View { foregroundColor(color) }

  /// Makes the text bold; for text that is important, use the element `strong`.
  public func bold(_ isActive: Bool = true) -> some View { themed(isActive ? "bold" : "") }

  /// Makes the text italic; for text with stress, use the element `em`.
  public func italic(_ isActive: Bool = true) -> some View { themed(isActive ? "italic" : "") }

  /// Underlines the text.
  public func underline(_ isActive: Bool = true) -> some View { themed(isActive ? "underline" : "") }

  /// Strikes the text through; for text that no longer applies, use the element `s`.
  public func strikethrough(_ isActive: Bool = true) -> some View { themed(isActive ? "strikethrough" : "") }

  /// Sets the size and weight of the text; a heading is an element, such as `h2`.
  public func font(_ font: Font) -> some View { themed("font-\(font.rawValue)") }

  /// Sets the weight of the text.
  public func fontWeight(_ weight: Font.Weight) -> some View { themed("weight-\(weight.rawValue)") }

  /// Sets the side at which the lines of the text begin or end.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { themed("text-\(alignment.rawValue)") }
}
