public import Views

/// How an image fills a box with other proportions.
public enum ContentMode: Sendable {
  /// All of the image is visible.
  case fit
  /// The image covers the box, and its edges are cut off.
  case fill

  /// The class of `views.css`.
  fileprivate var name: String { self == .fit ? "fit" : "fill" }
}

extension Image {
  /// The size of a symbol beside a text.
  public enum Scale: String, Sendable {
    /// Smaller than the text.
    case small
    /// The size of the text.
    case medium
    /// Larger than the text.
    case large
  }
}

extension View {
  /// Sets the proportions of the box, as its width divided by its height.
  ///
  /// ```swift
  /// Image("/shed.jpg", alt: "A shed").resizable().aspectRatio(16 / 9, contentMode: .fill)
  /// ```
  public func aspectRatio(_ ratio: Double? = nil, contentMode: ContentMode) -> some View {
    let property = ratio.flatMap { $0 > 0 ? CustomProperty("--aspect", number: $0) : nil }
    return themed((property == nil ? "" : "aspect ") + contentMode.name, [property])
  }

  /// Shows all of an image in its box.
  public func scaledToFit() -> some View { themed(ContentMode.fit.name) }

  /// Covers the box with the image.
  public func scaledToFill() -> some View { themed(ContentMode.fill.name) }

  /// Sets the size of the symbols in the view.
  public func imageScale(_ scale: Image.Scale) -> some View { themed("image-\(scale.rawValue)") }

  /// Sets the accent color of links and controls in the view.
  public func tint(_ color: Color) -> some View {
    color == .accent ? themed("") : themed("tint", [CustomProperty("--accent", color.mixture ?? color.value)])
  }
}
