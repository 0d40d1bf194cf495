@_spi(_Unicode) import Swift

/// What becomes of a name as one part of an address.
///
/// ```swift
/// AddressPart.of("Ganz großes Kino")  // ganz-großes-kino
/// AddressPart.of("C++")  // c-plus-plus
/// AddressPart.of(".NET")  // dot-net
/// ```
package enum AddressPart {
  /// What becomes of a name that has to be there: nothing but signs may leave nothing.
  package static func inAddress(_ name: String) -> String {
    let part = of(name)
    return part.isEmpty ? "untitled" : part
  }

  /// Letters of every script, digits, `-`, `_`, `.` and `~` stay, composed and in lower case; spaces become hyphens; the rest goes.
  ///
  /// A name of nothing but signs keeps those that can stand in an address.
  package static func of(_ name: String) -> String {
    isPlain(name) ? name : written(name)
  }

  /// Whether a name is what becomes of it: most names of files are, and a site asks for each.
  private static func isPlain(_ name: String) -> Bool {
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

  private static func written(_ name: String) -> String {
    var part = String.UnicodeScalarView()
    let scalars = Array(name.lowercased()._nfc)
    for (index, scalar) in scalars.enumerated() {
      switch scalar {
      case " ", "/": part.append("-")
      case "+": part.append(contentsOf: (part.isEmpty ? "plus" : "-plus").unicodeScalars)
      case "#":
        // A sharp as in music and in `C#`, which is no number as in `#1` and no mark as in `a#b`.
        let isBehindLetter = index > 0 && scalars[index - 1].properties.isAlphabetic
        let isBeforeWord = index + 1 < scalars.count && scalars[index + 1].isWordLike
        if isBehindLetter, !isBeforeWord { part.append(contentsOf: "-sharp".unicodeScalars) }
      case "-", "_", ".", "~": part.append(scalar)
      default:
        if scalar.isWordLike {
          part.append(scalar)
        }
      }
    }
    if part.isEmpty { part.append(contentsOf: name.unicodeScalars.filter(\.isPlainSign)) }
    let text = String(part).split(separator: "-").joined(separator: "-")
    // A part of dots alone would lead out of its folder, and many servers show nothing of what begins with one.
    let rest = text.drop { $0 == "." }
    if rest.isEmpty || rest.count == text.count { return String(rest) }
    return rest.first == "-" ? "dot\(rest)" : "dot-\(rest)"
  }
}

extension Unicode.Scalar {
  /// Whether it is a sign that means nothing to addresses and file systems, such as an emoji.
  fileprivate var isPlainSign: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator, .surrogate, .unassigned: false
    default: !"/\\?#%\"<>:*|&".unicodeScalars.contains(self)
    }
  }

  /// Whether it is a letter, a digit or a mark on one.
  fileprivate var isWordLike: Bool {
    properties.isAlphabetic || properties.numericType != nil || isCombining
  }

  fileprivate var isCombining: Bool {
    properties.generalCategory == .nonspacingMark || properties.generalCategory == .spacingMark
  }
}
