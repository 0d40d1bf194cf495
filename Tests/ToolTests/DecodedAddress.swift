import Foundation

/// The address in an attribute as a browser takes it: entities decoded, controls and spaces left out, in lower case.
struct DecodedAddress {
  let text: String

  private static let named = [
    "colon": ":", "Tab": "\t", "NewLine": "\n", "amp": "&", "quot": "\"", "lt": "<", "gt": ">", "lpar": "(", "sol": "/",
  ]

  init(_ written: String) {
    var decoded = ""
    var rest = written[...]
    while let character = rest.first {
      if let match = rest.prefixMatch(of: /&#[xX]([0-9a-fA-F]+);?/), let value = UInt32(match.1, radix: 16) {
        decoded.unicodeScalars.append(Unicode.Scalar(value) ?? "\u{FFFD}")
        rest = rest[match.range.upperBound...]
      } else if let match = rest.prefixMatch(of: /&#([0-9]+);?/), let value = UInt32(match.1) {
        decoded.unicodeScalars.append(Unicode.Scalar(value) ?? "\u{FFFD}")
        rest = rest[match.range.upperBound...]
      } else if let match = rest.prefixMatch(of: /&([A-Za-z]+);/), let text = Self.named[String(match.1)] {
        decoded += text
        rest = rest[match.range.upperBound...]
      } else {
        decoded.append(character)
        rest = rest.dropFirst()
      }
    }
    text = String(String.UnicodeScalarView(decoded.unicodeScalars.filter { $0.value > 0x20 })).lowercased()
  }

  /// Whether following it runs code, or shows a page that nobody has looked at.
  var runsCode: Bool {
    if text.hasPrefix("data:") { return !text.hasPrefix("data:image/") || text.hasPrefix("data:image/svg") }
    return ["javascript:", "vbscript:", "livescript:"].contains(where: text.hasPrefix)
  }
}
