/// A size and weight of text, named by its purpose.
///
/// ```swift
/// Text("Bread").font(.title2)
/// Text("3 minutes").font(.caption.weight(.semibold))
/// Text("7").font(.system(size: 40, weight: .bold, design: .rounded))
/// ```
public struct Font: Hashable, Sendable {
  /// The classes of `views.css`.
  let classes: [String]
  /// The size in points, if the classes do not tell it.
  let size: Double?

  private init(_ classes: [String], size: Double? = nil) {
    (self.classes, self.size) = (classes, size)
  }

  private func adding(_ name: String?) -> Font { Font(classes + [name].compactMap(\.self), size: size) }

  /// The largest title.
  public static let largeTitle = Font(["font-large-title"])
  /// A title.
  public static let title = Font(["font-title"])
  /// A smaller title.
  public static let title2 = Font(["font-title2"])
  /// The smallest title.
  public static let title3 = Font(["font-title3"])
  /// The first line of a block.
  public static let headline = Font(["font-headline"])
  /// The line below a headline.
  public static let subheadline = Font(["font-subheadline"])
  /// Text.
  public static let body = Font(["font-body"])
  /// A remark.
  public static let callout = Font(["font-callout"])
  /// A footnote.
  public static let footnote = Font(["font-footnote"])
  /// The text of a figure.
  public static let caption = Font(["font-caption"])
  /// The smaller text of a figure.
  public static let caption2 = Font(["font-caption2"])

  /// Returns a font of a size in points; 16 points are the size of the reader's text.
  public static func system(size: Double, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(["font-size"], size: size).adding(weight?.name).adding(design?.name)
  }

  /// Returns a font with another design and weight.
  public static func system(_ style: Font, design: Design? = nil, weight: Weight? = nil) -> Font {
    style.adding(weight?.name).adding(design?.name)
  }

  /// Returns the font with another weight.
  public func weight(_ weight: Weight) -> Font { adding(weight.name) }

  /// Returns the font in bold.
  public func bold() -> Font { weight(.bold) }

  /// Returns the font in italics.
  public func italic() -> Font { adding("italic") }

  /// Returns the font with the typeface of code.
  public func monospaced() -> Font { adding(Design.monospaced.name) }

  /// Returns the font with digits of the same width.
  public func monospacedDigit() -> Font { adding("equal-digits") }

  /// The weight of text.
  public enum Weight: String, Sendable {
    /// The thinnest strokes.
    case ultraLight = "ultra-light"
    /// Very thin strokes.
    case thin
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
    /// The boldest strokes.
    case black

    /// The class of `views.css`.
    var name: String { "weight-\(rawValue)" }
  }

  /// The shapes of the letters.
  public enum Design: String, Sendable {
    /// Those of the theme's headings and buttons.
    case `default`
    /// Letters with serifs.
    case serif
    /// Letters with round ends, if the reader's system has them.
    case rounded
    /// Letters of the same width, as in code.
    case monospaced

    /// The class of `views.css`.
    var name: String { "design-\(rawValue)" }
  }
}
