/// The texts and attribute values of XML.
enum XMLText {
  /// Returns a text with its references replaced and without control characters.
  ///
  /// An unknown reference such as `&nbsp;` stays as written.
  static func decoded(_ bytes: ArraySlice<UInt8>, isLiteral: Bool) -> [UInt8] {
    if isLiteral || !bytes.contains(UInt8(ascii: "&")) { return ControlCharacters.removed(from: Array(bytes)) }
    var (result, rest): ([UInt8], ArraySlice<UInt8>) = ([], bytes)
    result.reserveCapacity(bytes.count)
    while let start = rest.firstIndex(of: UInt8(ascii: "&")) {
      result += rest[..<start]
      // The longest reference is `&#x10FFFF;`, with some zeros.
      let end = rest[start...].prefix(16).firstIndex(of: UInt8(ascii: ";"))
      if let end, let scalar = scalar(String(decoding: rest[start + 1..<end], as: UTF8.self)) {
        result += String(Character(scalar)).utf8
        rest = rest[(end + 1)...]
      } else {
        result.append(UInt8(ascii: "&"))
        rest = rest[(start + 1)...]
      }
    }
    return ControlCharacters.removed(from: result + rest)
  }

  /// Returns the character that a reference names: `amp`, `#65` or `#x41`.
  private static func scalar(_ name: String) -> Unicode.Scalar? {
    switch name {
    case "amp": "&"
    case "lt": "<"
    case "gt": ">"
    case "quot": "\""
    case "apos": "'"
    default:
      if name.hasPrefix("#x") {
        UInt32(name.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init)
      } else if name.hasPrefix("#") {
        UInt32(name.dropFirst()).flatMap(Unicode.Scalar.init)
      } else {
        nil
      }
    }
  }

  /// Returns the attributes in a start tag by name; of equal names, the first one counts.
  static func attributes(in bytes: ArraySlice<UInt8>) -> [String: String] {
    var (attributes, rest): ([String: String], ArraySlice<UInt8>) = ([:], bytes)
    while let equals = rest.firstIndex(of: UInt8(ascii: "=")) {
      let name = rest[..<equals].filter { !$0.isXMLSpace }
      let value = rest[(equals + 1)...].drop(while: \.isXMLSpace)
      guard let quote = value.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
        let end = value.dropFirst().firstIndex(of: quote)
      else { break }
      let text = decoded(value[(value.startIndex + 1)..<end], isLiteral: false)
      attributes[String(decoding: name, as: UTF8.self), default: ""] =
        attributes[String(decoding: name, as: UTF8.self)] ?? String(decoding: text, as: UTF8.self)
      rest = value[(end + 1)...]
    }
    return attributes
  }
}
