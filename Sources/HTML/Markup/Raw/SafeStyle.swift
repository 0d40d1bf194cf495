import Texts

/// The declarations of a `style` attribute that the policy `safe` allows.
///
/// ```swift
/// SafeStyle("color: red; position: fixed").allowed  // color: red
/// ```
///
/// A value is a list of plain words, numbers and colors. It contains no function, so it loads nothing and runs nothing.
/// It contains no escape, comment or `!`, so a browser reads the same declarations as this check. Negative numbers and
/// `position` are refused, because they could cover other parts of the page.
struct SafeStyle: Equatable {
  /// A declaration that was removed.
  struct Removed: Equatable {
    /// The name of the property, or the whole text if it is not a declaration.
    let property: String
    /// Whether the property is allowed, but not this value.
    let isForValue: Bool
  }

  /// The allowed declarations as one text, empty if there are none.
  private(set) var allowed = ""
  private(set) var removed: [Removed] = []

  /// Checks the value of the attribute, after its character references are decoded.
  ///
  /// A `;` in quotes also separates declarations. Then both parts have a lone quote, so both are removed.
  init(_ style: String) {
    for declaration in style.utf8.split(separator: UInt8(ascii: ";")) {
      let declaration = declaration.trimmed(where: \.isMarkupSpace)
      guard !declaration.isEmpty else { continue }
      let colon = declaration.firstIndex(of: UInt8(ascii: ":")) ?? declaration.endIndex
      let property = String(Substring(declaration[..<colon].trimmed(where: \.isMarkupSpace))).lowercased()
      let isKnown = Self.properties.contains(property)
      let value = declaration[colon...].dropFirst().trimmed(where: \.isMarkupSpace)
      if isKnown, Self.isPlain(value, of: property) {
        allowed += (allowed.isEmpty ? "" : "; ") + String(Substring(declaration))
      } else {
        removed.append(Removed(property: property, isForValue: isKnown))
      }
    }
  }

  private static let longestValue = 200

  private static func isPlain(_ value: Substring.UTF8View, of property: String) -> Bool {
    guard !value.isEmpty, value.count <= longestValue else { return false }
    if property == "display" { return displays.contains(String(Substring(value)).lowercased()) }
    if property == "font-family" {
      return value.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false).allSatisfy(isFont)
    }
    // A hyphen is only allowed within a word, so there are no negative numbers.
    let words = value.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    return words.allSatisfy { $0.allSatisfy(isPlain) }
      && words.dropLast().allSatisfy { $0.last?.isASCIILetter == true }
      && words.dropFirst().allSatisfy { $0.first?.isASCIILetter == true }
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "#"), UInt8(ascii: "%"), UInt8(ascii: ","), UInt8(ascii: "."),
      UInt8(ascii: "/"):
      true
    default: byte.isASCIILetter || byte.isASCIIDigit
    }
  }

  /// Returns whether a text is the name of a font, with or without quotes.
  private static func isFont(_ text: Substring.UTF8View) -> Bool {
    var name = text.trimmed(where: \.isMarkupSpace)
    if let quote = name.first, quote == UInt8(ascii: "'") || quote == UInt8(ascii: "\"") {
      guard name.count > 2, name.last == quote else { return false }
      name = name.dropFirst().dropLast()
    }
    return !name.isEmpty && name.allSatisfy { isPlain($0) || $0 == UInt8(ascii: "-") || $0 >= 0x80 }
  }

  private static let displays: Set<String> = [
    "block", "flex", "inline", "inline-block", "inline-flex", "list-item", "none", "table", "table-cell", "table-row",
  ]

  private static let properties: Set<String> = {
    let sides = ["bottom", "left", "right", "top"]
    var names: Set<String> = [
      "align-items", "aspect-ratio", "background", "background-color", "border", "border-collapse", "border-color",
      "border-radius", "border-spacing", "border-style", "border-width", "clear", "color", "column-count", "column-gap",
      "display", "flex", "flex-direction", "flex-wrap", "float", "font", "font-family", "font-size", "font-style",
      "font-variant", "font-weight", "gap", "height", "justify-content", "letter-spacing", "line-height", "list-style",
      "list-style-type", "margin", "max-height", "max-width", "min-height", "min-width", "object-fit", "overflow-wrap",
      "padding", "row-gap", "text-align", "text-decoration", "text-indent", "text-transform", "vertical-align",
      "white-space", "width", "word-break", "word-spacing", "word-wrap",
    ]
    for side in sides {
      names.formUnion(["margin-\(side)", "padding-\(side)", "border-\(side)"])
      names.formUnion(["border-\(side)-color", "border-\(side)-style", "border-\(side)-width"])
    }
    return names
  }()
}
