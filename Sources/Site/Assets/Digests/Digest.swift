/// The digest of some bytes, by SHA-256 or SHA-384.
///
///     Digest.sha256(Array("abc".utf8)).hexadecimal  // ba7816bf8f01cfea…
package struct Digest: Sendable, Hashable {
  /// The digest itself: 32 bytes of SHA-256, 48 of SHA-384.
  package let bytes: [UInt8]

  /// The digest by SHA-256.
  package static func sha256(_ bytes: [UInt8]) -> Digest {
    Digest(bytes: SHA256.digest(of: bytes))
  }

  /// The digest by SHA-384.
  package static func sha384(_ bytes: [UInt8]) -> Digest {
    Digest(bytes: SHA384.digest(of: bytes))
  }

  /// The digest as text, two lower-case digits a byte.
  package var hexadecimal: String { BytesAsText.hexadecimal(bytes) }

  /// The digest as Base64 text.
  package var base64: String { BytesAsText.base64(bytes) }
}
