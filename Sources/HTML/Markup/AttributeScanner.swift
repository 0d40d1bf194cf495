import Diagnostics
import Texts

/// A reader of the tags of a page.
///
/// It is faster than `PageReader`, because it makes no value of a tag.
struct AttributeScanner {
  /// An attribute of a tag.
  struct Attribute {
    let name: MarkupName
    let value: ArraySlice<UInt8>

    var text: String { CharacterReferences.decodedAttribute(value) }
  }

  private let page: ArraySlice<UInt8>
  private var position: Int

  init(_ page: ArraySlice<UInt8>) { (self.page, position) = (page, page.startIndex) }

  /// The next byte, or `nil` at the end of the page.
  var next: UInt8? { position < page.endIndex ? page[position] : nil }

  /// Moves past the next occurrence of a byte, and returns whether there is one.
  mutating func skip(past byte: UInt8) -> Bool {
    guard let found = page.fastFirstIndex(of: byte, from: position) else {
      position = page.endIndex
      return false
    }
    position = found + 1
    return true
  }

  func starts(with text: StaticString) -> Bool {
    text.withUTF8Buffer { text in unsafe page[position...].starts(with: text) }
  }

  /// Moves past a text, or to the end of the page.
  mutating func skip(past text: StaticString) {
    _ = take(before: text)
    position = min(position + text.utf8CodeUnitCount, page.endIndex)
  }

  /// Returns everything before a text, or before the end of the page.
  mutating func take(before text: StaticString) -> ArraySlice<UInt8> {
    let start = position
    let first = text.withUTF8Buffer { unsafe $0.first ?? 0 }
    while let found = page.fastFirstIndex(of: first, from: position) {
      position = found
      if starts(with: text) { return page[start..<position] }
      position += 1
    }
    position = page.endIndex
    return page[start...]
  }

  /// Returns the content of a script or a stylesheet.
  mutating func takeContent(of name: String) -> ArraySlice<UInt8> {
    let (start, end) = (position, Array("</\(name)".utf8))
    while let found = page.fastFirstIndex(of: UInt8(ascii: "<"), from: position) {
      position = found
      if page[position...].prefix(end.count).lazy.map(\.lowercasedASCII).elementsEqual(end) {
        return page[start..<position]
      }
      position += 1
    }
    position = page.endIndex
    return page[start...]
  }

  /// Returns the name of a tag.
  mutating func takeName() -> MarkupName {
    var name = MarkupName()
    while let next, next.isASCIILetter || next == UInt8(ascii: "-") || 0x30...0x39 ~= next {
      name.append(next)
      position += 1
    }
    return name
  }

  /// Passes on the values of the attributes of a tag, and moves past the tag.
  ///
  /// Returns whether the tag ends in `/>`.
  mutating func readAttributes(_ receive: (Attribute) -> Void) -> Bool {
    while let byte = next {
      if byte == UInt8(ascii: ">") {
        position += 1
        return page[..<(position - 1)].last == UInt8(ascii: "/")
      }
      if byte <= 0x20 || byte == UInt8(ascii: "/") {
        position += 1
        continue
      }
      var name = MarkupName()
      name.append(byte)
      position += 1
      while let next, next > 0x20, next != UInt8(ascii: "="), next != UInt8(ascii: ">"), next != UInt8(ascii: "/") {
        name.append(next)
        position += 1
      }
      skipSpaces()
      guard next == UInt8(ascii: "=") else { continue }
      position += 1
      skipSpaces()
      receive(Attribute(name: name, value: takeValue()))
    }
    return false
  }

  private mutating func skipSpaces() { while let next, next <= 0x20 { position += 1 } }

  /// Returns the value of an attribute, without its quotes.
  private mutating func takeValue() -> ArraySlice<UInt8> {
    guard let quote = next, quote != UInt8(ascii: ">") else { return page[position..<position] }
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      let start = position
      while let next, next > 0x20, next != UInt8(ascii: ">") { position += 1 }
      return page[start..<position]
    }
    position += 1
    let start = position
    position = page.fastFirstIndex(of: quote, from: start) ?? page.endIndex
    defer { position = min(position + 1, page.endIndex) }
    return page[start..<position]
  }
}

/// The name of an element or of an attribute in lower case, as numbers, which are quick to compare.
///
/// Names of up to 16 bytes are equal if their numbers are; longer ones have no meaning here. The compiler turns a
/// literal into its numbers, because everything on the way is inlined, and a `switch` into a search among them.
struct MarkupName: Equatable, ExpressibleByStringLiteral {
  /// The first eight bytes, the first one in the lowest byte.
  private var start: UInt64 = 0
  /// The last eight bytes, the last one in the lowest byte.
  private var end: UInt64 = 0
  private var length = 0

  @inline(__always)
  init() {}

  @inline(__always)
  init(stringLiteral text: StaticString) {
    for index in 0..<text.utf8CodeUnitCount { append(unsafe text.utf8Start[index]) }
  }

  @inline(__always)
  mutating func append(_ byte: UInt8) {
    let byte = UInt64(byte.lowercasedASCII)
    if length < 8 { start |= byte &<< UInt64(8 &* length) }
    end = end &<< 8 | byte
    length &+= 1
  }

  /// The first 16 bytes.
  var text: String {
    let count = min(length, 16)
    return unsafe String(unsafeUninitializedCapacity: count) { bytes in
      for index in 0..<count {
        let byte = index < 8 ? start &>> UInt64(8 &* index) : end &>> UInt64(8 &* (count &- 1 &- index))
        unsafe bytes[index] = UInt8(truncatingIfNeeded: byte)
      }
      return count
    }
  }

  /// Returns whether the name ends in another one, of at most eight bytes.
  @inline(__always)
  func ends(in other: MarkupName) -> Bool { end & (.max &>> UInt64(64 &- 8 &* other.length)) == other.end }
}
