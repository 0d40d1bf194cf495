/// The drawings of `Image(systemName:)`, on a grid of 24 by 24.
enum Symbol {
  /// Returns the SVG of a symbol; `nil` if there is no such symbol.
  ///
  /// The variants `.fill` and `.circle.fill` of a symbol are its shape, filled.
  static func markup(named name: String) -> String? {
    let isFilled = name.hasSuffix(".fill")
    let base = isFilled ? String(name.dropLast(5)) : name
    guard let drawing = drawings[base] else { return nil }
    return
      "<svg viewBox=\"0 0 24 24\" width=\"24\" height=\"24\"\(isFilled ? " class=\"filled\"" : "")>"
      + (isFilled && outlined.contains(base) ? "<g>\(drawing)</g>" : drawing) + "</svg>"
  }

  /// The names without `.fill`, in order.
  static var names: [String] { drawings.keys.sorted() }

  /// Strokes by name; the theme sets their width and color.
  private static let drawings: [String: String] = [
    "star": path("M12 3l2.7 5.9 6.3.7-4.7 4.3 1.3 6.3L12 17l-5.6 3.2 1.3-6.3L3 9.6l6.3-.7z"),
    "heart": path("M12 20C5 15 3 12 3 8.8a4.6 4.6 0 0 1 9-1.3 4.6 4.6 0 0 1 9 1.3C21 12 19 15 12 20z"),
    "house": path("M3 11.5 12 4l9 7.5M5.5 9.5V20h13V9.5"),
    "person": circle(12, 8, 4) + path("M4 20c1-4.5 4-6 8-6s7 1.5 8 6z"),
    "envelope": rectangle(3, 5, 18, 14) + path("M3.5 6.5 12 13l8.5-6.5"),
    "magnifyingglass": circle(10.5, 10.5, 6.5) + path("M15.5 15.5 21 21"),
    "gear": circle(12, 12, 3.5)
      + path("M12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.2 2.2M16.2 16.2l2.2 2.2M18.4 5.6l-2.2 2.2M7.8 16.2l-2.2 2.2"),
    "plus": path("M12 4v16M4 12h16"),
    "minus": path("M4 12h16"),
    "xmark": path("M5 5l14 14M19 5 5 19"),
    "checkmark": path("M4 13l5.5 6L20 5"),
    "circle": circle(12, 12, 9),
    "square": rectangle(4, 4, 16, 16),
    "checkmark.circle": circle(12, 12, 9) + path("M8 12.5l3 3 5-7"),
    "xmark.circle": circle(12, 12, 9) + path("M8.5 8.5l7 7M15.5 8.5l-7 7"),
    "info.circle": circle(12, 12, 9) + path("M12 11v6M12 7.5v.1"),
    "exclamationmark.triangle": path("M12 3.5 21.5 20h-19zM12 9.5v5M12 17v.1"),
    "chevron.left": path("M15 4l-8 8 8 8"),
    "chevron.right": path("M9 4l8 8-8 8"),
    "chevron.up": path("M4 15l8-8 8 8"),
    "chevron.down": path("M4 9l8 8 8-8"),
    "arrow.left": path("M20 12H4M10 6l-6 6 6 6"),
    "arrow.right": path("M4 12h16M14 6l6 6-6 6"),
    "arrow.up": path("M12 20V4M6 10l6-6 6 6"),
    "arrow.down": path("M12 4v16M6 14l6 6 6-6"),
    "calendar": rectangle(3, 5, 18, 16) + path("M3 10h18M8 3v4M16 3v4"),
    "clock": circle(12, 12, 9) + path("M12 7v5l3.5 2"),
    "tag": path("M4 4h8l8.5 8.5-8 8L4 12zM8 8v.1"),
    "folder": path("M3 19V5h6l2 3h10v11z"),
    "doc": path("M6 3h8l5 5v13H6zM14 3v5h5"),
    "link": path("M10 14a4 4 0 0 0 6 0l4-4a4 4 0 0 0-6-6l-1.5 1.5M14 10a4 4 0 0 0-6 0l-4 4a4 4 0 0 0 6 6l1.5-1.5"),
    "bell": path("M5 17c2-2 1-5 2-8a5 5 0 0 1 10 0c1 3 0 6 2 8zM10 20h4"),
    "bookmark": path("M7 3h10v18l-5-4-5 4z"),
    "paperplane": path("M3 11.5 21 3l-6 18-4-7.5z"),
    "photo": rectangle(3, 4, 18, 16) + circle(8.5, 9, 1.5) + path("M4 18l5.5-5 3 3 3.5-4 5 6"),
    "play": path("M7 4v16l13-8z"),
    "pause": path("M8 4v16M16 4v16"),
    "lock": rectangle(5, 11, 14, 10) + path("M8 11V8a4 4 0 0 1 8 0v3"),
    "globe": circle(12, 12, 9) + path("M3 12h18M12 3c5 5 5 13 0 18M12 3c-5 5-5 13 0 18"),
    "trash": path("M4 7h16M9 7V4h6v3M6 7l1 14h10l1-14M10 11v6M14 11v6"),
    "pencil": path("M4 20l1-5L16 4l4 4L9 19z"),
    "ellipsis": path("M5 12h.1M12 12h.1M19 12h.1"),
    "line.3.horizontal": path("M4 6h16M4 12h16M4 18h16"),
    "quote.bubble": path("M3 4h18v13H11l-5 4v-4H3zM8 9h8M8 12.5h5"),
    "message": path("M3 4h18v13H11l-5 4v-4H3z"),
    "flag": path("M5 21V4h13l-3 4.5L18 13H5"),
    "sun.max": circle(12, 12, 4)
      + path("M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6 19 19M19 5l-1.4 1.4M6.4 17.6 5 19"),
    "moon": path("M20 14A8.5 8.5 0 1 1 10 4a7 7 0 0 0 10 10z"),
  ]

  /// The symbols whose details are outside of their shape, so that the filled variant does not cut them out.
  private static let outlined: Set = ["gear", "lock", "magnifyingglass", "person", "sun.max"]

  private static func path(_ data: String) -> String { "<path d=\"\(data)\"/>" }

  private static func circle(_ x: Double, _ y: Double, _ radius: Double) -> String {
    "<circle cx=\"\(CSSNumber.text(x))\" cy=\"\(CSSNumber.text(y))\" r=\"\(CSSNumber.text(radius))\"/>"
  }

  private static func rectangle(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> String {
    "<rect x=\"\(CSSNumber.text(x))\" y=\"\(CSSNumber.text(y))\" width=\"\(CSSNumber.text(width))\""
      + " height=\"\(CSSNumber.text(height))\" rx=\"1.5\"/>"
  }
}
