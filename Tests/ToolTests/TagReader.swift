import Foundation

/// Finds start tags in a page as a browser would, even inside of comments and scripts.
struct TagReader {
  /// A start tag.
  struct Tag: Equatable {
    var name = ""
    var attributes: [Attribute] = []
  }

  /// An attribute with its undecoded value.
  struct Attribute: Equatable {
    let name: String
    let value: String
  }

  private let bytes: [UInt8]
  private var position = 0

  /// Returns all start tags in a page.
  static func tags(in page: String) -> [Tag] {
    var reader = TagReader(bytes: Array(page.utf8))
    var tags: [Tag] = []
    while let tag = reader.next() { tags.append(tag) }
    return tags
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func next() -> Tag? {
    while position + 1 < bytes.count {
      position += 1
      guard bytes[position - 1] == UInt8(ascii: "<"), isLetter(bytes[position]) else { continue }
      var tag = Tag(name: read { !isSpace($0) && $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: ">") }.lowercased())
      while let attribute = nextAttribute() { tag.attributes.append(attribute) }
      return tag
    }
    return nil
  }

  private mutating func nextAttribute() -> Attribute? {
    _ = read { isSpace($0) || $0 == UInt8(ascii: "/") }
    guard position < bytes.count, bytes[position] != UInt8(ascii: ">") else { return nil }
    let start = position
    position += 1
    _ = read { !isSpace($0) && ![UInt8(ascii: "/"), UInt8(ascii: ">"), UInt8(ascii: "=")].contains($0) }
    let name = String(decoding: bytes[start..<position], as: UTF8.self).lowercased()
    let end = position
    _ = read(while: isSpace)
    guard position < bytes.count, bytes[position] == UInt8(ascii: "=") else {
      position = end
      return Attribute(name: name, value: "")
    }
    position += 1
    _ = read(while: isSpace)
    guard position < bytes.count,
      let quote = [UInt8(ascii: "\""), UInt8(ascii: "'")].first(where: { $0 == bytes[position] })
    else {
      return Attribute(name: name, value: read { !isSpace($0) && $0 != UInt8(ascii: ">") })
    }
    position += 1
    let value = read { $0 != quote }
    position += 1
    return Attribute(name: name, value: value)
  }

  private mutating func read(while condition: (UInt8) -> Bool) -> String {
    let start = position
    while position < bytes.count, condition(bytes[position]) { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }
}

private func isSpace(_ byte: UInt8) -> Bool { [0x09, 0x0A, 0x0C, 0x0D, 0x20].contains(byte) }

private func isLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) }

/// An address as a browser reads it: with decoded entities, without control characters and spaces, in lower case.
struct DecodedAddress {
  let text: String

  private static let named = [
    "colon": ":", "Tab": "\t", "NewLine": "\n", "amp": "&", "quot": "\"", "lt": "<", "gt": ">", "lpar": "(", "sol": "/",
  ]

  init(_ source: String) {
    var decoded = ""
    var rest = source[...]
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

  /// Whether opening the address runs code, or shows a document from a `data:` URL.
  var runsCode: Bool {
    if text.hasPrefix("data:") { return !text.hasPrefix("data:image/") || text.hasPrefix("data:image/svg") }
    return ["javascript:", "vbscript:", "livescript:", "blob:", "filesystem:"].contains(where: text.hasPrefix)
  }
}
