extension MarkupBuffer {
  /// Appends text as a string of JSON, with `<` as `\u003C`, so that it can stand in a page's script, too.
  ///
  /// ```swift
  /// buffer.appendJSONString("a < b")  // "a \u003C b"
  /// ```
  public mutating func appendJSONString(_ text: String) {
    append(byte: UInt8(ascii: "\""))
    var text = text
    text.withUTF8 { bytes in unsafe appendJSONString(bytes) }
    append(byte: UInt8(ascii: "\""))
  }

  /// Copies what stands for itself in one piece, up to the next byte that does not.
  private mutating func appendJSONString(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let start = bytes.baseAddress else { return }
    var copied = 0
    var at = 0
    while at < bytes.count {
      let byte = unsafe bytes[at]
      let length = unsafe Self.needsEscape[Int(byte)] ? Self.lengthOfEscaped(bytes, at) : 0
      guard length > 0 else {
        at += 1
        continue
      }
      unsafe append(start + copied, count: at - copied)
      appendJSONEscape(of: byte, last: unsafe bytes[at + length - 1])
      at += length
      copied = at
    }
    unsafe append(start + copied, count: bytes.count - copied)
  }

  /// What cannot stand in a string of JSON, or ends a script or a line of one where it does: `0xE2` begins U+2028.
  private static let needsEscape: [Bool] = (0..<256).map { $0 < 0x20 || [0x22, 0x3C, 0x5C, 0x7F, 0xE2].contains($0) }

  private static func lengthOfEscaped(_ bytes: UnsafeBufferPointer<UInt8>, _ at: Int) -> Int {
    guard unsafe bytes[at] == 0xE2 else { return 1 }
    let isSeparator = unsafe at + 2 < bytes.count && bytes[at + 1] == 0x80 && (bytes[at + 2] | 1) == 0xA9
    return isSeparator ? 3 : 0
  }

  private mutating func appendJSONEscape(of byte: UInt8, last: UInt8) {
    switch byte {
    case UInt8(ascii: "\""): append("\\\"")
    case UInt8(ascii: "\\"): append("\\\\")
    case UInt8(ascii: "\n"): append("\\n")
    case 0xE2: last == 0xA8 ? append("\\u2028") : append("\\u2029")
    default:
      append("\\u00")
      append(byte: Self.hexadecimal(byte >> 4))
      append(byte: Self.hexadecimal(byte & 15))
    }
  }
}
