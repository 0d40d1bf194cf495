// The content of `<script>`, `<style>` and `<!-- -->`, where character references are not decoded. Only these functions
// ensure that data cannot end the element or the comment.
extension MarkupBuffer {
  /// Appends the code of a `<script>`; for data, use `appendJSON(_:)`.
  ///
  /// The `<` of `</script` and of `<!--` becomes `\x3C`. In strings, templates and regular expressions, this means the
  /// same. `<script` on its own is harmless once no `<!--` is left.
  package mutating func appendScript(_ source: String) {
    appendGuarded(source, against: ["/script", "!--"], with: "\\x3C")
  }

  /// Appends JSON as data for `<script>`; every `<` becomes the JSON escape `\u003C`.
  package mutating func appendJSON(_ json: String) {
    appendGuarded(json, against: [""], with: "\\u003C")
  }

  /// Appends a stylesheet for `<style>`; `</style` becomes `<\/style`, which means the same in CSS.
  package mutating func appendStyle(_ sheet: String) {
    appendGuarded(sheet, against: ["/style"], with: "<\\")
  }

  /// Appends the text of a comment, with added spaces, so that the text cannot end the comment.
  package mutating func appendComment(_ text: String) {
    var previous = UInt8(ascii: "-")
    append(byte: UInt8(ascii: " "))
    for byte in text.utf8 {
      let closing = byte == UInt8(ascii: "-") || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "!")
      if closing, previous == UInt8(ascii: "-") { append(byte: UInt8(ascii: " ")) }
      if byte == 0 { append("\u{FFFD}") } else { append(byte: byte) }
      previous = byte
    }
    append(byte: UInt8(ascii: " "))
  }

  private mutating func appendGuarded(_ text: String, against words: [String], with guarded: StaticString) {
    let bytes = Array(text.utf8)
    for (index, byte) in bytes.enumerated() {
      switch byte {
      case UInt8(ascii: "<") where words.contains { Self.matches($0, in: bytes, at: index + 1) }: append(guarded)
      case 0: append("\u{FFFD}")
      default: append(byte: byte)
      }
    }
  }

  private static func matches(_ word: String, in bytes: [UInt8], at index: Int) -> Bool {
    let word = Array(word.utf8)
    guard index + word.count <= bytes.count else { return false }
    return word.indices.allSatisfy { offset in
      let byte = bytes[index + offset]
      return byte == word[offset] || (byte | 0x20 == word[offset] && word[offset] >= UInt8(ascii: "a"))
    }
  }
}
