/// A SHA-2 digest of some bytes.
///
///     Digest.sha256(Array("abc".utf8)).hexadecimal  // ba7816bf8f01cfea…
package struct Digest: Sendable, Hashable {
  /// The digest itself: 32 bytes for SHA-256, 48 bytes for SHA-384.
  package let bytes: [UInt8]

  /// Returns the SHA-256 digest of some bytes.
  package static func sha256(_ bytes: [UInt8]) -> Digest {
    Digest(bytes: SHA256.digest(of: bytes))
  }

  /// Returns the SHA-384 digest of some bytes.
  package static func sha384(_ bytes: [UInt8]) -> Digest {
    Digest(bytes: SHA384.digest(of: bytes))
  }

  /// The digest as lower-case hexadecimal digits.
  package var hexadecimal: String { BaseEncoding.hexadecimal(bytes) }

  /// The digest as Base64 text.
  package var base64: String { BaseEncoding.base64(bytes) }
}

/// The fingerprint of a file: a short hash of its content, to be put into its name.
///
/// A file whose content changes gets another name, so browsers may cache each name forever.
///
///     "site.\(Fingerprint.of(Array("abc".utf8))).css"  // site.xj4bnp4pah.css
package enum Fingerprint {
  /// The number of characters of a fingerprint, which encode 50 bits.
  package static let length = 10

  /// Returns the first characters of the SHA-256 digest in lower-case Base32.
  package static func of(_ bytes: [UInt8]) -> String {
    String(BaseEncoding.base32(Digest.sha256(bytes).bytes).prefix(length))
  }

  /// Returns whether a text has the length and the characters of a fingerprint.
  package static func isValid(_ text: Substring.UTF8View) -> Bool {
    let (letters, digits) = (UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "2")...UInt8(ascii: "7"))
    return text.count == length && text.allSatisfy { letters.contains($0) || digits.contains($0) }
  }
}

/// The value of an `integrity` attribute, which makes browsers refuse a script or stylesheet with other content.
///
///     Integrity.of(Array("alert('Hello, world.');".utf8))  // sha384-H8BRh8j48O9oYatfu5AZzq6A9RINhZO5H16dQZng…
package enum Integrity {
  /// Returns `sha384-` and the SHA-384 digest of the bytes in Base64.
  package static func of(_ bytes: [UInt8]) -> String {
    "sha384-" + Digest.sha384(bytes).base64
  }
}

/// Encodes bytes as Base16, Base32 or Base64 text (RFC 4648).
///
///     BaseEncoding.base64(Array("Hello".utf8))  // SGVsbG8=
package enum BaseEncoding {
  /// Returns two lower-case hexadecimal digits for each byte.
  package static func hexadecimal(_ bytes: [UInt8]) -> String {
    encode(bytes, bitsPerDigit: 4, alphabet: "0123456789abcdef")
  }

  /// Returns Base64 text with the standard alphabet, padded with `=`.
  package static func base64(_ bytes: [UInt8]) -> String {
    let alphabet: StaticString = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
    let padding = String(repeating: "=", count: (3 - bytes.count % 3) % 3)
    return encode(bytes, bitsPerDigit: 6, alphabet: alphabet) + padding
  }

  /// Returns Base32 text in lower case and without padding, so it is safe in file names that ignore case.
  package static func base32(_ bytes: [UInt8]) -> String {
    encode(bytes, bitsPerDigit: 5, alphabet: "abcdefghijklmnopqrstuvwxyz234567")
  }

  private static func encode(_ bytes: [UInt8], bitsPerDigit: Int, alphabet: StaticString) -> String {
    let alphabet = Array("\(alphabet)".utf8)
    let mask = (1 << bitsPerDigit) - 1
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count * 8 / bitsPerDigit + 3)
    var buffer = 0
    var bufferedBits = 0
    for byte in bytes {
      buffer = (buffer << 8 | Int(byte)) & 0xFFFF
      bufferedBits += 8
      while bufferedBits >= bitsPerDigit {
        bufferedBits -= bitsPerDigit
        text.append(alphabet[buffer >> bufferedBits & mask])
      }
    }
    if bufferedBits > 0 { text.append(alphabet[buffer << (bitsPerDigit - bufferedBits) & mask]) }
    return String(decoding: text, as: UTF8.self)
  }
}
