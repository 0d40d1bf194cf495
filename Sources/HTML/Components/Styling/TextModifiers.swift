public import Views

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
  public func foregroundColor(_ color: Color) -> some View {
    themed("color-\(color.name)" + (color.share == nil ? "" : " color-share"), [color.property("--color")])
  }

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
  public func font(_ font: Font) -> some View {
    themed(font.classes.joined(separator: " "), [font.size.flatMap { CustomProperty("--font-size", length: $0) }])
  }

  /// Sets the shapes of the letters.
  public func fontDesign(_ design: Font.Design) -> some View { themed(design.name) }

  /// Writes the text in the typeface of code; for code, use the element `code`.
  public func monospaced() -> some View { fontDesign(.monospaced) }

  /// Gives all digits the same width.
  public func monospacedDigit() -> some View { themed("equal-digits") }

  /// Sets the weight of the text.
  public func fontWeight(_ weight: Font.Weight) -> some View { themed("weight-\(weight.rawValue)") }

  /// Sets the side at which the lines of the text begin or end.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { themed("text-\(alignment.rawValue)") }

  /// Limits the number of lines; an ellipsis replaces the rest, which screen readers still read.
  public func lineLimit(_ count: Int?) -> some View {
    themed(count == nil ? "" : "line-limit", [count.map { CustomProperty("--lines", "\(max(1, $0))") }])
  }
}
