/// A start or end tag, by where its parts stand.
struct RawMarkupTag {
  struct Attribute {
    /// The name as it was written.
    let name: Range<Int>
    /// The value without its quotes; nil if there is none.
    let value: Range<Int>?
    let range: Range<Int>
  }

  /// The name, in lower case.
  let name: String
  let attributes: [Attribute]
  /// Whether it ends in `/>`.
  let isSelfClosing: Bool
  let range: Range<Int>
}

extension RawMarkupTokens {
  /// Reads the tag at `position`; nil, with nothing left, if the piece ends within it.
  mutating func tag(nameAt nameStart: Int) -> RawMarkupTag? {
    let start = position
    position = nameStart
    skip { !$0.endsTagName }
    let name = name(nameStart..<position)
    var attributes: [RawMarkupTag.Attribute] = []
    while true {
      let gap = position
      skip { $0.isMarkupSpace || $0 == UInt8(ascii: "/") }
      guard let byte = byte(at: position) else { return nil }
      guard byte == UInt8(ascii: ">") else {
        attributes.append(attribute())
        continue
      }
      let isSelfClosing = position > gap && bytes[position - 1] == UInt8(ascii: "/")
      position += 1
      return RawMarkupTag(name: name, attributes: attributes, isSelfClosing: isSelfClosing, range: start..<position)
    }
  }

  /// A name of a tag or attribute as browsers compare it.
  func name(_ range: Range<Int>) -> String {
    let name = String(decoding: bytes[range].lazy.map(\.lowercasedASCII), as: UTF8.self)
    return name.utf8.contains(0) ? name.replacing("\0", with: "\u{FFFD}") : name
  }

  /// An attribute may start with `=`, hold quotes and `<` in its name, and follow another without a space.
  private mutating func attribute() -> RawMarkupTag.Attribute {
    let start = position
    position += 1
    skip { !$0.endsTagName && $0 != UInt8(ascii: "=") }
    let name = start..<position
    skip(while: \.isMarkupSpace)
    guard byte(at: position) == UInt8(ascii: "=") else { return .init(name: name, value: nil, range: name) }
    position += 1
    skip(while: \.isMarkupSpace)
    let value = value()
    return .init(name: name, value: value, range: start..<position)
  }

  private mutating func value() -> Range<Int> {
    guard let quote = byte(at: position), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      let start = position
      skip { !$0.isMarkupSpace && $0 != UInt8(ascii: ">") }
      return start..<position
    }
    position += 1
    let start = position
    skip { $0 != quote }
    defer { position = min(position + 1, bytes.endIndex) }
    return start..<position
  }
}

extension UInt8 {
  /// The byte in lower case, if it is an ASCII letter.
  var lowercasedASCII: UInt8 { self >= UInt8(ascii: "A") && self <= UInt8(ascii: "Z") ? self | 0x20 : self }

  var isASCIILetter: Bool { self | 0x20 >= UInt8(ascii: "a") && self | 0x20 <= UInt8(ascii: "z") }

  var isASCIIDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

  /// White space as HTML counts it.
  var isMarkupSpace: Bool { self == 0x20 || self == 0x0A || self == 0x09 || self == 0x0D || self == 0x0C }

  /// Whether a tag's or attribute's name ends before this byte.
  var endsTagName: Bool { isMarkupSpace || self == UInt8(ascii: "/") || self == UInt8(ascii: ">") }
}
