extension String {
  /// The text with nothing in it that would steer a terminal, so that what others wrote can be printed.
  public var visible: String {
    String(String.UnicodeScalarView(unicodeScalars.lazy.map(\.visible)))
  }
}

extension Unicode.Scalar {
  /// What stands for the code point in print: itself, the picture of a control character, or a replacement character.
  var visible: Unicode.Scalar {
    switch value {
    case 0x00...0x1F: Unicode.Scalar(0x2400 + value) ?? .replacement
    case 0x7F: "␡"
    case 0x80...0x9F: .replacement  // the second set of controls, which has no pictures
    case 0x2028, 0x2029: .replacement  // line and paragraph separator
    case 0x202A...0x202E, 0x2066...0x2069: .replacement  // would reorder the rest of the line
    default: self
    }
  }

  /// What stands for bytes that are no text.
  static let replacement: Unicode.Scalar = "\u{FFFD}"
}
