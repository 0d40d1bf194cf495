@_spi(_Unicode) import Swift

/// What becomes of a name as one part of an address.
///
/// ```swift
/// AddressPart.of("Ganz großes Kino")  // ganz-großes-kino
/// AddressPart.of("C++")  // c-plus-plus
/// ```
enum AddressPart {
  /// What becomes of a name that has to be there: nothing but signs may leave nothing.
  static func inAddress(_ name: String) -> String {
    let part = of(name)
    return part.isEmpty ? "untitled" : part
  }

  /// Letters of every script, digits, `-`, `_`, `.` and `~` stay, composed and in lower case; spaces become hyphens; the rest goes.
  ///
  /// A name of nothing but signs keeps those that can stand in an address.
  static func of(_ name: String) -> String {
    var part = String.UnicodeScalarView()
    for scalar in name.lowercased()._nfc {
      switch scalar {
      case " ", "/": part.append("-")
      case "+": part.append(contentsOf: (part.isEmpty ? "plus" : "-plus").unicodeScalars)
      case "#": part.append(contentsOf: (part.isEmpty ? "sharp" : "-sharp").unicodeScalars)
      case "-", "_", ".", "~": part.append(scalar)
      default:
        if scalar.properties.isAlphabetic || scalar.properties.numericType != nil || scalar.isCombining {
          part.append(scalar)
        }
      }
    }
    if part.isEmpty { part.append(contentsOf: name.unicodeScalars.filter(\.isPlainSign)) }
    let text = String(part).split(separator: "-").joined(separator: "-")
    // A part of dots alone would lead out of its folder.
    return text.allSatisfy { $0 == "." } ? "" : text
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

  fileprivate var isCombining: Bool {
    properties.generalCategory == .nonspacingMark || properties.generalCategory == .spacingMark
  }
}
