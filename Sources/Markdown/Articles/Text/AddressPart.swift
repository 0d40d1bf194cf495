@_spi(_Unicode) import Swift

/// A name as one part of a URL path.
///
/// ```swift
/// AddressPart.of("Ganz großes Kino")  // ganz-großes-kino
/// AddressPart.of("C++")  // c-plus-plus
/// AddressPart.of(".NET")  // dot-net
/// ```
package enum AddressPart {
  /// Returns the part for a name, or `untitled` if no character of the name can be in a URL path.
  package static func inAddress(_ name: String, keepingCase: Bool = false) -> String {
    let part = of(name, keepingCase: keepingCase)
    return part.isEmpty ? "untitled" : part
  }

  /// Returns the part for a name, which can be empty.
  ///
  /// Letters of every script, digits, `-`, `_`, `.` and `~` stay, composed (NFC) and in lower case unless
  /// `keepingCase` is true. Spaces become hyphens. Other characters are removed, unless nothing else is left: an emoji
  /// alone stays.
  package static func of(_ name: String, keepingCase: Bool = false) -> String {
    isUnchanged(name) ? name : converted(name, keepingCase: keepingCase)
  }

  /// Whether a name stays unchanged; most file names do, so this fast path saves time.
  private static func isUnchanged(_ name: String) -> Bool {
    var last = UInt8(ascii: "-")
    let bytes = name.utf8Span.span
    for at in bytes.indices {
      let byte = bytes[at]
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): break
      case UInt8(ascii: "-") where last != byte: break
      default: return false
      }
      last = byte
    }
    return last != UInt8(ascii: "-")
  }

  private static func converted(_ name: String, keepingCase: Bool) -> String {
    var part = String.UnicodeScalarView()
    let scalars = Array((keepingCase ? name : name.lowercased())._nfc)
    for (index, scalar) in scalars.enumerated() {
      switch scalar {
      case " ", "/": part.append("-")
      case "+": part.append(contentsOf: (part.isEmpty ? "plus" : "-plus").unicodeScalars)
      case "#":
        // A sharp follows a letter and ends the word, as in `C#`; `#1` and `a#b` contain no sharp.
        let isAfterLetter = index > 0 && scalars[index - 1].properties.isAlphabetic
        let isBeforeWord = index + 1 < scalars.count && scalars[index + 1].isWordLike
        if isAfterLetter, !isBeforeWord { part.append(contentsOf: "-sharp".unicodeScalars) }
      case "-", "_", ".", "~": part.append(scalar)
      default:
        if scalar.isWordLike {
          part.append(scalar)
        }
      }
    }
    if part.isEmpty { part.append(contentsOf: name.unicodeScalars.filter(\.isHarmlessSymbol)) }
    let text = String(part).split(separator: "-").joined(separator: "-")
    // `..` would leave the folder, and many servers hide files whose names begin with a dot.
    let rest = text.drop { $0 == "." }
    if rest.isEmpty || rest.count == text.count { return String(rest) }
    return rest.first == "-" ? "dot\(rest)" : "dot-\(rest)"
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a symbol without a meaning in addresses and file systems, such as an emoji.
  fileprivate var isHarmlessSymbol: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator, .surrogate, .unassigned: false
    default: !"/\\?#%\"<>:*|&".unicodeScalars.contains(self)
    }
  }

  /// Whether the scalar is a letter, a digit or a combining mark.
  fileprivate var isWordLike: Bool {
    properties.isAlphabetic || properties.numericType != nil || isCombining
  }

  fileprivate var isCombining: Bool {
    properties.generalCategory == .nonspacingMark || properties.generalCategory == .spacingMark
  }
}
