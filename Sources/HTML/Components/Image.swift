import Diagnostics
import Elements
import Markup
public import Views

/// An image with alternative text; `""` marks a decorative image.
///
/// ```swift
/// Image("/cat.png", alt: "A cat asleep on a keyboard")
/// Image(systemName: "star.fill")
/// ```
public struct Image: UnaryView, Equatable, SymbolView {
  private enum Source {
    case file(String, alternative: String)
    case symbol(String)
  }

  private let source: Source

  /// Creates an image with the file at `source`.
  public init(_ source: String, alt alternative: String) {
    self.source = .file(source, alternative: alternative)
  }

  /// Creates one of the drawings that Garland has, by its name among the symbols of SwiftUI.
  ///
  /// The drawing is part of the page. It is as large as the text, has its color, and is hidden from screen readers, so
  /// write a text beside it. If Garland has no drawing of the name, a build warns and lists the names.
  public init(systemName name: String) {
    source = .symbol(name)
  }

  /// Unavailable: an image needs alternative text.
  @available(
    *, unavailable, message: "an image needs a text for readers who do not see it: Image(\"/cat.png\", alt: \"A cat\")"
  )
  public init(_ source: String) {
    self.init(source, alt: "")
  }

  /// Returns whether both images have the same HTML.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    switch (lhs.source, rhs.source) {
    case (.file(let lhs, let lhsText), .file(let rhs, let rhsText)):
      lhs.isSpelled(as: rhs) && lhsText.isSpelled(as: rhsText)
    case (.symbol(let lhs), .symbol(let rhs)): lhs.isSpelled(as: rhs)
    default: false
    }
  }

  /// The element.
  public var markup: some View {
    switch source {
    case .file(let address, let alternative): img(.src(address), .alt(alternative))
    case .symbol(let name): SymbolImage(name: name)
    }
  }

  /// Whether the image is a drawing, which screen readers ignore.
  var isSymbol: Bool {
    if case .symbol = source { true } else { false }
  }

  /// Returns the image unchanged: an image is always as wide as its box at most.
  public func resizable() -> Image { self }
}

/// The drawing of a symbol, or an empty element and a warning.
private struct SymbolImage: UnaryView {
  let name: String

  var markup: some View {
    let drawing = Symbol.markup(named: name)
    Group {
      if let drawing {
        span(.class("symbol"), .aria("hidden", "true")) { RawHTML(drawing) }.usingViewStyles()
      } else {
        span(.class("symbol"), .aria("hidden", "true")).usingViewStyles().report(.unknownSymbol(name))
      }
    }
  }
}

extension Diagnostic {
  /// The diagnostic for a symbol that Garland has no drawing of.
  fileprivate static func unknownSymbol(_ name: String) -> Diagnostic {
    Diagnostic(
      .warning, "views.unknown-symbol", "there is no symbol `\(name)`; the image is empty",
      suggestion: Suggestion(
        "use one of \(Symbol.names.map { "`\($0)`" }.joined(separator: ", ")), or an image of your own"))
  }
}
