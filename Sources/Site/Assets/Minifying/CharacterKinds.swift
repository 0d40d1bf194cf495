extension UInt8 {
  var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

  var isHexDigit: Bool {
    let lower = self | 0x20
    return isDigit || lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "f")
  }

  var isLetter: Bool {
    let lower = self | 0x20
    return lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z")
  }

  /// White space of a style sheet: blank, tab, and the ends of lines.
  var isStyleSpace: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0C || self == 0x0D }

  var startsStyleName: Bool { isLetter || self == UInt8(ascii: "_") || self >= 0x80 }

  var isInStyleName: Bool { startsStyleName || isDigit || self == UInt8(ascii: "-") }
}
