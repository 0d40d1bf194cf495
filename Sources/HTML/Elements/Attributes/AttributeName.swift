/// Which names given at run time may stand in a start tag.
enum AttributeName {
  /// Whether HTML allows `name`, or a name that ends in it, as an attribute's.
  static func isValid(_ name: String) -> Bool {
    !name.isEmpty && name.unicodeScalars.allSatisfy(isAllowed)
  }

  /// Whether a value under `name` is text and nothing else: no program, no address, no style, no document.
  static func isPlain(_ name: String) -> Bool {
    let name = name.lowercased()
    return !name.hasPrefix("on") && !special.contains(name)
  }

  /// The attributes, of today and of old, whose value a browser follows, loads or reads as another language.
  private static let special: Set<String> = [
    "action", "archive", "background", "cite", "classid", "codebase", "data", "dynsrc", "formaction", "href",
    "imagesrcset", "itemid", "longdesc", "lowsrc", "manifest", "ping", "poster", "profile", "src", "srcdoc", "srcset",
    "style", "usemap", "xlink:href",
  ]

  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0...0x20, 0x7F...0x9F, 0xFDD0...0xFDEF: false
    case _ where scalar.value & 0xFFFE == 0xFFFE: false
    default: !#""'<>/="#.unicodeScalars.contains(scalar)
    }
  }
}
