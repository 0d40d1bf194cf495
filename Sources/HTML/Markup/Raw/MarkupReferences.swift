/// A decoder for character references in attribute values: `&#106;`, `&#x6A`, `&amp;`.
enum MarkupReferences {
  struct Decoded {
    /// The decoded text, with unknown references unchanged.
    let text: String
    /// The offset in the decoded text of the first unknown reference.
    let firstUnknown: Int?
  }

  /// Decodes numeric references, with or without a semicolon, and the five names of XML.
  ///
  /// Names need a semicolon. Browsers accept some names without one, but these mean Latin-1 letters and `&`, `<`, `>`
  /// and `"`. None of these characters can be part of a scheme.
  static func decode(_ value: ArraySlice<UInt8>) -> Decoded {
    guard value.contains(UInt8(ascii: "&")) else {
      return Decoded(text: String(decoding: value, as: UTF8.self), firstUnknown: nil)
    }
    var text: [UInt8] = []
    var firstUnknown: Int?
    var rest = value
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "&") else {
        text.append(byte)
        continue
      }
      if let scalar = takeNumber(&rest) {
        text.append(contentsOf: String(scalar).utf8)
      } else if let name = takeName(&rest) {
        if let known = names[name] {
          text.append(known)
        } else {
          firstUnknown = firstUnknown ?? text.count
          text.append(contentsOf: "&\(name);".utf8)
        }
      } else {
        text.append(byte)
      }
    }
    return Decoded(text: String(decoding: text, as: UTF8.self), firstUnknown: firstUnknown)
  }

  /// Returns whether a `&` before this text starts a character reference.
  static func follows(_ rest: ArraySlice<UInt8>) -> Bool {
    var rest = rest
    return rest.first?.isASCIILetter == true || takeNumber(&rest) != nil
  }

  private static let names: [String: UInt8] = [
    "amp": UInt8(ascii: "&"), "lt": UInt8(ascii: "<"), "gt": UInt8(ascii: ">"), "quot": UInt8(ascii: "\""),
    "apos": UInt8(ascii: "'"),
  ]

  /// Takes a numeric reference, with or without a semicolon, from behind its `&`.
  static func takeNumber(_ rest: inout ArraySlice<UInt8>) -> Unicode.Scalar? {
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
    return number == 0 ? "\u{FFFD}" : Unicode.Scalar(number) ?? "\u{FFFD}"
  }

  private static func value(of byte: UInt8, _ radix: UInt32) -> UInt32? {
    if byte.isASCIIDigit { return UInt32(byte - UInt8(ascii: "0")) }
    let letter = byte.lowercasedASCII
    guard radix == 16, letter >= UInt8(ascii: "a"), letter <= UInt8(ascii: "f") else { return nil }
    return UInt32(letter - UInt8(ascii: "a") + 10)
  }

  private static func takeName(_ rest: inout ArraySlice<UInt8>) -> String? {
    guard rest.first?.isASCIILetter == true else { return nil }
    let name = rest.prefix { $0.isASCIILetter || $0.isASCIIDigit }
    guard name.endIndex < rest.endIndex, rest[name.endIndex] == UInt8(ascii: ";") else { return nil }
    rest = rest[(name.endIndex + 1)...]
    return String(decoding: name, as: UTF8.self)
  }
}
