extension TOMLParser {
  /// Adds what a backslash and the characters after it stand for.
  mutating func appendEscape(to text: inout [UInt8]) throws(DataProblem) {
    let start = cursor.offset
    cursor.advance()
    let letter = cursor.byte
    cursor.advance(by: cursor.character.count)
    switch letter {
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): text.append(letter ?? 0)
    case UInt8(ascii: "u"): try appendCodePoint(digits: 4, from: start, to: &text)
    case UInt8(ascii: "U"): try appendCodePoint(digits: 8, from: start, to: &text)
    default: throw cursor.problem(.invalidEscape, from: start)
    }
  }

  private mutating func appendCodePoint(digits: Int, from start: Int, to text: inout [UInt8]) throws(DataProblem) {
    let first = cursor.offset
    var count = 0
    cursor.advance { byte in
      count += 1
      return count <= digits && Character(Unicode.Scalar(byte)).isHexDigit
    }
    let value = UInt32(String(decoding: cursor.text(from: first), as: UTF8.self), radix: 16)
    guard cursor.offset - first == digits, let scalar = value.flatMap(Unicode.Scalar.init) else {
      throw cursor.problem(.invalidEscape, from: start)
    }
    text += Array(String(scalar).utf8)
  }
}
