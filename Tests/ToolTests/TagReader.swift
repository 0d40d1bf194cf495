/// Reads the start tags of a page as browsers do, without asking where they stand.
struct TagReader {
  /// A start tag.
  struct Tag: Equatable {
    var name = ""
    var attributes: [Attribute] = []
  }

  /// An attribute, its value as it is written.
  struct Attribute: Equatable {
    let name: String
    let value: String
  }

  private let bytes: [UInt8]
  private var at = 0

  /// Every start tag in the page.
  static func tags(in page: String) -> [Tag] {
    var reader = TagReader(bytes: Array(page.utf8))
    var tags: [Tag] = []
    while let tag = reader.next() { tags.append(tag) }
    return tags
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func next() -> Tag? {
    while at + 1 < bytes.count {
      at += 1
      guard bytes[at - 1] == UInt8(ascii: "<"), isLetter(bytes[at]) else { continue }
      var tag = Tag(name: take { !isSpace($0) && $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: ">") }.lowercased())
      while let attribute = nextAttribute() { tag.attributes.append(attribute) }
      return tag
    }
    return nil
  }

  private mutating func nextAttribute() -> Attribute? {
    _ = take { isSpace($0) || $0 == UInt8(ascii: "/") }
    guard at < bytes.count, bytes[at] != UInt8(ascii: ">") else { return nil }
    let start = at
    at += 1
    _ = take { !isSpace($0) && ![UInt8(ascii: "/"), UInt8(ascii: ">"), UInt8(ascii: "=")].contains($0) }
    let name = String(decoding: bytes[start..<at], as: UTF8.self).lowercased()
    let end = at
    _ = take(while: isSpace)
    guard at < bytes.count, bytes[at] == UInt8(ascii: "=") else {
      at = end
      return Attribute(name: name, value: "")
    }
    at += 1
    _ = take(while: isSpace)
    guard at < bytes.count, let quote = [UInt8(ascii: "\""), UInt8(ascii: "'")].first(where: { $0 == bytes[at] }) else {
      return Attribute(name: name, value: take { !isSpace($0) && $0 != UInt8(ascii: ">") })
    }
    at += 1
    let value = take { $0 != quote }
    at += 1
    return Attribute(name: name, value: value)
  }

  private mutating func take(while condition: (UInt8) -> Bool) -> String {
    let start = at
    while at < bytes.count, condition(bytes[at]) { at += 1 }
    return String(decoding: bytes[start..<at], as: UTF8.self)
  }
}

private func isSpace(_ byte: UInt8) -> Bool { [0x09, 0x0A, 0x0C, 0x0D, 0x20].contains(byte) }

private func isLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) }
