/// A JSON value whose objects keep the order of their keys, so that equal input gives equal bytes.
///
/// ```swift
/// JSONText.object([("pages", .number(3))]).bytes  // {"pages":3}
/// ```
package indirect enum JSONText: Sendable {
  /// A string.
  case text(String)
  /// An integer.
  case number(Int)
  /// A number as it is written.
  case verbatim(String)
  /// A boolean.
  case flag(Bool)
  /// Null.
  case null
  /// An array.
  case list([JSONText])
  /// An object with its keys in order.
  case object([(String, JSONText)])

  /// Appends the value as JSON.
  package func write(into buffer: inout MarkupBuffer) {
    switch self {
    case .text(let text): buffer.appendJSONString(text)
    case .number(let number): buffer.append(verbatim: "\(number)")
    case .verbatim(let number): buffer.append(verbatim: number)
    case .flag(let flag): buffer.append(verbatim: flag ? "true" : "false")
    case .null: buffer.append("null")
    case .list(let members):
      buffer.append("[")
      for (index, member) in members.enumerated() {
        if index > 0 { buffer.append(",") }
        member.write(into: &buffer)
      }
      buffer.append("]")
    case .object(let members):
      buffer.append("{")
      for (index, member) in members.enumerated() {
        if index > 0 { buffer.append(",") }
        buffer.appendJSONString(member.0)
        buffer.append(":")
        member.1.write(into: &buffer)
      }
      buffer.append("}")
    }
  }

  /// The value as JSON in UTF-8.
  package var bytes: [UInt8] {
    var buffer = MarkupBuffer()
    write(into: &buffer)
    return buffer.bytes
  }
}

extension MarkupBuffer {
  /// Appends a JSON string, with `<` as `\u003C`, so that it is safe in a `<script>`.
  ///
  /// ```swift
  /// buffer.appendJSONString("a < b")  // "a \u003C b"
  /// ```
  package mutating func appendJSONString(_ text: String) {
    append(byte: UInt8(ascii: "\""))
    var text = text
    text.withUTF8 { bytes in unsafe appendJSONString(bytes) }
    append(byte: UInt8(ascii: "\""))
  }

  /// Copies runs of bytes that need no escape.
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

  /// Bytes that are invalid in a JSON string, or unsafe in a script; `0xE2` starts U+2028 and U+2029.
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
      append(hexadecimal: byte)
    }
  }
}
