@_spi(_Unicode) import Swift

/// What becomes of a name as one part of an address.
///
/// ```swift
/// AddressPart.of("Ganz großes Kino")  // ganz-großes-kino
/// AddressPart.of("C++")  // c-plus-plus
/// ```
enum AddressPart {
  /// Letters of every script, digits, `-`, `_`, `.` and `~` stay, composed and in lower case; spaces become hyphens; the rest goes.
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
    let text = String(part).split(separator: "-").joined(separator: "-")
    // A part of dots alone would lead out of its folder.
    return text.allSatisfy { $0 == "." } ? "" : text
  }
}

extension Unicode.Scalar {
  fileprivate var isCombining: Bool {
    properties.generalCategory == .nonspacingMark || properties.generalCategory == .spacingMark
  }
}
