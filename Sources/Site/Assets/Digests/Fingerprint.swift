/// A short name for the content of a file, to be part of the file's name.
///
/// A file whose content changes gets another name, so that browsers may keep what they have for ever.
///
///     "site.\(Fingerprint.of(Array("abc".utf8))).css"  // site.xj4bnp4pah.css
package enum Fingerprint {
  /// The number of characters of a fingerprint: 50 bits.
  package static let length = 10

  /// The first characters of the SHA-256 digest in lower-case Base32.
  package static func of(_ bytes: [UInt8]) -> String {
    String(BytesAsText.base32(Digest.sha256(bytes).bytes).prefix(length))
  }
}
