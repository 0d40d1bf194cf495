import Diagnostics
import Texts

/// The character references of HTML: `&eacute;`, `&#233;` and `&#xE9;`.
package enum CharacterReferences {
  /// Where a reference is written, which decides whether it needs a semicolon.
  package enum Place {
    /// The text of a page: `&copy2` means `©2`.
    case text
    /// An attribute of a tag: `?a=1&copy=2` and `&copy2` stay text.
    case attribute
    /// Markdown or XML: each reference ends with a semicolon.
    case markdown
  }

  /// Returns text with its references decoded; unknown references stay unchanged.
  ///
  /// ```swift
  /// CharacterReferences.decoded(Array("don&rsquo;t".utf8)[...], in: .text)  // don’t
  /// ```
  package static func decoded(_ text: ArraySlice<UInt8>, in place: Place) -> ArraySlice<UInt8> {
    let ampersand = UInt8(ascii: "&")
    guard var next = text.fastFirstIndex(of: ampersand) else { return text }
    var decoded = Array(text[..<next])
    while next < text.endIndex {
      if let (characters, end) = reference(behind: next, of: text, in: place) {
        decoded += characters.utf8
        next = end
      } else {
        decoded.append(ampersand)
        next += 1
      }
      let plain = text[next...].prefix { $0 != ampersand }
      decoded += plain
      next = plain.endIndex
    }
    return decoded[...]
  }

  /// Returns the value of an attribute as text, with its references decoded.
  static func decodedAttribute(_ value: ArraySlice<UInt8>) -> String {
    String(decoding: decoded(value, in: .attribute), as: UTF8.self)
  }

  /// Returns the characters of the reference at a `&`, and the index after the reference.
  package static func reference(
    behind ampersand: Int, of text: ArraySlice<UInt8>, in place: Place
  ) -> (characters: String, end: Int)? {
    var rest = text[(ampersand + 1)...]
    if let scalar = takeNumber(&rest) {
      guard place != .markdown || text[rest.startIndex - 1] == UInt8(ascii: ";") else { return nil }
      return (String(scalar), rest.startIndex)
    }
    let name = rest.prefix(CharacterNames.longest).prefix { $0.isASCIILetter || $0.isASCIIDigit }
    let follower = name.endIndex < text.endIndex ? text[name.endIndex] : 0
    if follower == UInt8(ascii: ";"), let found = CharacterNames.find(name) {
      return (found.characters, name.endIndex + 1)
    }
    switch place {
    case .markdown: return nil
    case .attribute:
      guard follower != UInt8(ascii: "="), let found = CharacterNames.find(name), !found.needsSemicolon else {
        return nil
      }
      return (found.characters, name.endIndex)
    case .text:
      // `&notit;` means `¬it;`, because `not` is the longest name at its start.
      var start = name.prefix(CharacterNames.longestWithoutSemicolon)
      while !start.isEmpty {
        if let found = CharacterNames.find(start), !found.needsSemicolon { return (found.characters, start.endIndex) }
        start.removeLast()
      }
      return nil
    }
  }

  /// Returns whether a name such as `nbsp` is known.
  package static func isKnown(_ name: String) -> Bool { CharacterNames.find(Array(name.utf8)[...]) != nil }

  /// Returns whether a `&` before this text may start a character reference.
  static func mayFollow(_ rest: ArraySlice<UInt8>) -> Bool {
    var rest = rest
    return rest.first?.isASCIILetter == true || takeNumber(&rest) != nil
  }

  /// Reads a numeric reference from the text after its `&`, with or without a semicolon.
  private static func takeNumber(_ rest: inout ArraySlice<UInt8>) -> Unicode.Scalar? {
    var digits = rest
    guard digits.popFirst() == UInt8(ascii: "#") else { return nil }
    let isHexadecimal = digits.first?.lowercasedASCII == UInt8(ascii: "x")
    if isHexadecimal { digits.removeFirst() }
    let radix: UInt32 = isHexadecimal ? 16 : 10
    guard let first = digits.first, value(of: first, radix) != nil else { return nil }
    var number: UInt32 = 0
    while let byte = digits.first, let digit = value(of: byte, radix) {
      number = min(number * radix + digit, 0x11_0000)
      digits.removeFirst()
    }
    if digits.first == UInt8(ascii: ";") { digits.removeFirst() }
    rest = digits
    if (0x80..<0xA0).contains(number) { number = UInt32(windows1252[Int(number - 0x80)]) }
    return number == 0 ? "\u{FFFD}" : Unicode.Scalar(number) ?? "\u{FFFD}"
  }

  private static func value(of byte: UInt8, _ radix: UInt32) -> UInt32? {
    if byte.isASCIIDigit { return UInt32(byte - UInt8(ascii: "0")) }
    return radix == 16 ? byte.hexadecimalValue.map(UInt32.init) : nil
  }

  /// What the numbers from 128 to 159 mean: old pages write `&#128;` for `€`.
  private static let windows1252: [UInt16] = [
    0x20AC, 0x81, 0x201A, 0x192, 0x201E, 0x2026, 0x2020, 0x2021, 0x2C6, 0x2030, 0x160, 0x2039, 0x152, 0x8D, 0x17D, 0x8F,
    0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x2DC, 0x2122, 0x161, 0x203A, 0x153, 0x9D, 0x17E,
    0x178,
  ]
}
