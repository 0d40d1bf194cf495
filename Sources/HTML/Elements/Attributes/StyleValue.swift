/// Whether text can stand in a `style` attribute as one declaration and touch none of the others.
enum StyleValue {
  /// Whether `property` is a name that CSS could know: letters, digits, hyphens and underscores.
  static func isProperty(_ property: String) -> Bool {
    guard let first = property.utf8.first, !isDigit(first) else { return false }
    return property.utf8.allSatisfy { isLetter($0) || isDigit($0) || $0 == UInt8(ascii: "-") }
  }

  /// Whether `value` stays within its declaration, whatever a style sheet's parser makes of it.
  ///
  /// Outside of quoted strings nothing may end a declaration (`;`, `{`, `}`), hide what follows (a comment, a backslash) or
  /// look like markup (`<`). Quotes, parentheses and brackets are closed in order, and inside an address without quotes, where
  /// CSS gives up at a quote and goes on behind the next `)`, there is none.
  static func isContained(_ value: String) -> Bool {
    var scan = Scan()
    for byte in value.utf8 {
      guard scan.takes(byte) else { return false }
    }
    return scan.isComplete
  }

  private struct Scan {
    /// What closes the parentheses and brackets that are open, the innermost last.
    var open: [UInt8] = []
    /// The quote that closes the string that is open.
    var quote: UInt8?
    /// Whether a backslash in a string takes the next character with it.
    var isEscaped = false
    /// Whether an address without quotes is open.
    var isInAddress = false
    /// Whether only white space has been seen since `url(`.
    var mayQuote = false
    /// The last four bytes, in lower case, the latest one lowest.
    var last: UInt32 = 0
    /// Whether anything but white space has been seen.
    var isComplete: Bool { quote == nil && open.isEmpty && !isBlank }
    var isBlank = true

    mutating func takes(_ byte: UInt8) -> Bool {
      if StyleValue.isLineBreak(byte) || byte == 0 { return false }
      if let quote {
        takeInString(byte, until: quote)
        return true
      }
      if byte != UInt8(ascii: " "), byte != UInt8(ascii: "\t") { isBlank = false }
      let isAccepted = takesOutside(byte)
      last = last << 8 | UInt32(byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte)
      return isAccepted
    }

    private mutating func takeInString(_ byte: UInt8, until quote: UInt8) {
      if isEscaped {
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else if byte == quote {
        self.quote = nil
        last = 0
      }
    }

    private mutating func takesOutside(_ byte: UInt8) -> Bool {
      let couldQuote = mayQuote
      if byte != UInt8(ascii: " "), byte != UInt8(ascii: "\t") { mayQuote = false }
      switch byte {
      case UInt8(ascii: ";"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "<"), UInt8(ascii: "\\"):
        return false
      case UInt8(ascii: "*"):
        return last & 0xFF != UInt32(UInt8(ascii: "/"))
      case UInt8(ascii: "/"):
        return last & 0xFF != UInt32(UInt8(ascii: "*"))
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        guard !isInAddress || couldQuote else { return false }
        isInAddress = false
        quote = byte
        return true
      case UInt8(ascii: "("):
        guard !isInAddress else { return false }
        open.append(UInt8(ascii: ")"))
        isInAddress = last & 0xFF_FFFF == 0x75_726C  // url
        mayQuote = isInAddress
        return true
      case UInt8(ascii: "["):
        open.append(UInt8(ascii: "]"))
        return true
      case UInt8(ascii: ")"), UInt8(ascii: "]"):
        if byte == UInt8(ascii: ")") { isInAddress = false }
        return open.popLast() == byte
      default:
        return true
      }
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte == UInt8(ascii: "_")
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isLineBreak(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") || byte == 0x0C
  }
}
