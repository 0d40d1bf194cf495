extension String {
  /// The text with control characters made visible, so that printing it cannot send commands to a terminal.
  package var visible: String {
    String(String.UnicodeScalarView(unicodeScalars.lazy.map(\.visible)))
  }
}

extension Unicode.Scalar {
  /// The code point to print: itself, the picture of a control character, or a replacement character.
  package var visible: Unicode.Scalar {
    switch value {
    case 0x00...0x1F: Unicode.Scalar(0x2400 + value) ?? .replacement
    case 0x7F: "␡"
    case 0x80...0x9F: .replacement  // C1 control characters, which have no pictures
    case 0x2028, 0x2029: .replacement  // line and paragraph separator
    case 0x202A...0x202E, 0x2066...0x2069: .replacement  // would reorder the rest of the line
    default: self
    }
  }

  /// The character for bytes that cannot be decoded.
  static let replacement: Unicode.Scalar = "\u{FFFD}"
}

extension Int {
  /// The number with a comma between groups of three digits.
  package var grouped: String {
    let digits = String(self)
    return digits.enumerated().reduce(into: "") { text, digit in
      if digit.offset > 0, (digits.count - digit.offset).isMultiple(of: 3) { text += "," }
      text.append(digit.element)
    }
  }

  /// Returns the number with a noun, with `s` for the plural, such as `1,255 pages`.
  package func of(_ noun: String) -> String { "\(grouped) \(noun)\(self == 1 ? "" : "s")" }

  /// The number as a size in bytes, with at most three digits before the point: `12.3 MB`.
  package var formattedByteCount: String {
    var (unit, names) = (1, ["kB", "MB", "GB", "TB"][...])
    var tenths: Int { (self * 10 + unit / 2) / unit }
    var name: String?
    while tenths >= 10_000, let larger = names.popFirst() { (unit, name) = (unit * 1_000, larger) }
    return name.map { "\(tenths / 10).\(tenths % 10) \($0)" } ?? of("byte")
  }
}
