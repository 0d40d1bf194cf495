import Markup
import Texts

/// The attribute `style`, with CSS declarations for one element.
extension Attribute {
  /// One declaration; `nil` leaves it out.
  ///
  /// The value may come from untrusted data: Garland omits a value that could change another declaration, and warns.
  /// The property consists of letters, digits and hyphens. The value must not be empty or contain a line break. Outside
  /// of quotes, it must not contain `;`, `{`, `}`, `<`, a backslash or a comment. Quotes, parentheses and brackets must
  /// be balanced.
  ///
  /// ```swift
  /// div(.style("width", "\(share)%"))
  /// ```
  public static func style(_ property: String, _ value: String?) -> Self {
    guard let value else { return Self(" style=\"", .absent) }
    guard StyleValue.isProperty(property), StyleValue.isContained(value) else {
      return Self(" style=\"", .refused("the style `\(property): \(value)` would not stay one declaration"))
    }
    return Self(" style=\"", .declarations("\(property):\(value)"))
  }

  /// Declarations from a constant in the program, without a check.
  public static func style(declarations: StaticString) -> Self {
    Self(" style=\"", .declarations(declarations.description))
  }
}

/// Checks that text is one declaration of a `style` attribute and cannot change other declarations.
enum StyleValue {
  /// Returns whether `property` consists of letters, digits, hyphens and underscores and does not start with a digit.
  static func isProperty(_ property: String) -> Bool {
    guard let first = property.utf8.first, !first.isASCIIDigit else { return false }
    return property.utf8.allSatisfy { isLetter($0) || $0.isASCIIDigit || $0 == UInt8(ascii: "-") }
  }

  /// Returns whether a CSS parser reads all of `value` as the value of one declaration.
  ///
  /// Outside of quoted strings, three kinds of characters are not allowed: characters that end a declaration (`;`, `{`,
  /// `}`), that hide the text after them (a comment, a backslash), or that look like markup (`<`). Quotes, parentheses
  /// and brackets must be balanced. A `url()` without quotes must not contain a quote: there, CSS stops parsing and
  /// continues after the next `)`.
  static func isContained(_ value: String) -> Bool {
    var scan = Scan()
    for byte in value.utf8 {
      guard scan.accept(byte) else { return false }
    }
    return scan.isComplete
  }

  private struct Scan {
    /// The closing characters of the open parentheses and brackets, the innermost last.
    var open: [UInt8] = []
    /// The quote that closes the open string.
    var quote: UInt8?
    /// Whether the next character of the string is escaped by a backslash.
    var isEscaped = false
    /// Whether a `url()` without quotes is open.
    var isInURL = false
    /// Whether only white space follows `url(` so far.
    var mayQuote = false
    /// The last four bytes in lower case; the latest is the lowest byte.
    var last: UInt32 = 0
    /// Whether the value contains only white space so far.
    var isBlank = true
    /// Whether the value is complete: not blank, without open quotes, parentheses or brackets.
    var isComplete: Bool { quote == nil && open.isEmpty && !isBlank }

    /// Reads a byte and returns whether the value may contain it here.
    mutating func accept(_ byte: UInt8) -> Bool {
      if StyleValue.isLineBreak(byte) || byte == 0 { return false }
      if let quote {
        readInString(byte, until: quote)
        return true
      }
      if byte != UInt8(ascii: " "), byte != UInt8(ascii: "\t") { isBlank = false }
      let isAccepted = acceptOutsideOfString(byte)
      last = last << 8 | UInt32(byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte)
      return isAccepted
    }

    private mutating func readInString(_ byte: UInt8, until quote: UInt8) {
      if isEscaped {
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else if byte == quote {
        self.quote = nil
        last = 0
      }
    }

    private mutating func acceptOutsideOfString(_ byte: UInt8) -> Bool {
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
        guard !isInURL || couldQuote else { return false }
        isInURL = false
        quote = byte
        return true
      case UInt8(ascii: "("):
        guard !isInURL else { return false }
        open.append(UInt8(ascii: ")"))
        isInURL = last & 0xFF_FFFF == 0x75_726C  // url
        mayQuote = isInURL
        return true
      case UInt8(ascii: "["):
        open.append(UInt8(ascii: "]"))
        return true
      case UInt8(ascii: ")"), UInt8(ascii: "]"):
        if byte == UInt8(ascii: ")") { isInURL = false }
        return open.popLast() == byte
      default:
        return true
      }
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || byte == UInt8(ascii: "_")
  }

  private static func isLineBreak(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") || byte == 0x0C
  }
}
