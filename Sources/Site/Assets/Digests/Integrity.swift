/// What the attribute `integrity` of a script or a style sheet says, so that browsers refuse any other content.
///
///     Integrity.of(Array("alert('Hello, world.');".utf8))  // sha384-H8BRh8j48O9oYatfu5AZzq6A9RINhZO5H16dQZng…
package enum Integrity {
  /// The SHA-384 digest of the bytes, as the attribute wants it.
  package static func of(_ bytes: [UInt8]) -> String {
    "sha384-" + Digest.sha384(bytes).base64
  }
}
