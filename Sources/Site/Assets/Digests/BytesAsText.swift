/// Bytes written with the digits of some alphabet, for places that take text only.
///
///     BytesAsText.base64(Array("Hello".utf8))  // SGVsbG8=
package enum BytesAsText {
  /// Two lower-case digits for each byte.
  package static func hexadecimal(_ bytes: [UInt8]) -> String {
    digits(of: bytes, bits: 4, alphabet: "0123456789abcdef")
  }

  /// Base64 with the standard alphabet (RFC 4648, section 4), filled up with `=`.
  package static func base64(_ bytes: [UInt8]) -> String {
    let alphabet: StaticString = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
    let filling = String(repeating: "=", count: (3 - bytes.count % 3) % 3)
    return digits(of: bytes, bits: 6, alphabet: alphabet) + filling
  }

  /// Base32 in lower case (RFC 4648, section 6), without filling: safe in file names that ignore case.
  package static func base32(_ bytes: [UInt8]) -> String {
    digits(of: bytes, bits: 5, alphabet: "abcdefghijklmnopqrstuvwxyz234567")
  }

  /// The bytes as one long number, cut into digits of so many bits from the left.
  private static func digits(of bytes: [UInt8], bits: Int, alphabet: StaticString) -> String {
    let alphabet = Array("\(alphabet)".utf8)
    let mask = (1 << bits) - 1
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count * 8 / bits + 3)
    var waiting = 0
    var waitingBits = 0
    for byte in bytes {
      waiting = (waiting << 8 | Int(byte)) & 0xFFFF
      waitingBits += 8
      while waitingBits >= bits {
        waitingBits -= bits
        text.append(alphabet[waiting >> waitingBits & mask])
      }
    }
    if waitingBits > 0 { text.append(alphabet[waiting << (bits - waitingBits) & mask]) }
    return String(decoding: text, as: UTF8.self)
  }
}
