/// The bytes of raw markup on their way into a page: always valid UTF-8, with `\n` for every line end and U+FFFD for
/// control characters that HTML does not have.
extension MarkupBuffer {
  /// Appends text in which references are left alone; with `escapingTags`, no markup can come of it.
  mutating func appendRaw(_ text: ArraySlice<UInt8>, escapingTags: Bool) {
    appendRaw(text) { byte, _ in escapingTags && byte == UInt8(ascii: "<") ? "&lt;" : nil }
  }

  /// Appends an attribute's value for double quotes, whatever quotes it had.
  mutating func appendRaw(attributeValue value: ArraySlice<UInt8>) {
    appendRaw(value) { byte, index in
      switch byte {
      case UInt8(ascii: "\""): "&quot;"
      case UInt8(ascii: "<"): "&lt;"
      case UInt8(ascii: ">"): "&gt;"
      case UInt8(ascii: "&"): MarkupReferences.follows(value[(index + 1)...]) ? nil : "&amp;"
      default: nil
      }
    }
  }

  /// Appends `</name>`.
  mutating func appendRawEnd(_ name: String) {
    append("</")
    append(verbatim: name)
    append(byte: UInt8(ascii: ">"))
  }

  /// Appends text, replacing the ASCII bytes for which `reference`, given a byte and its place, has something else.
  private mutating func appendRaw(_ text: ArraySlice<UInt8>, reference: (UInt8, Int) -> StaticString?) {
    var start = text.startIndex
    for index in text.indices {
      let byte = text[index]
      let replacement: StaticString
      switch byte {
      case 0x80...: continue
      case 0..<0x09, 0x0B, 0x0E..<0x20: replacement = "\u{FFFD}"
      case 0x0D: replacement = index + 1 < text.endIndex && text[index + 1] == 0x0A ? "" : "\n"
      default:
        guard let reference = reference(byte, index) else { continue }
        replacement = reference
      }
      append(verbatim: String(decoding: text[start..<index], as: UTF8.self))
      append(replacement)
      start = index + 1
    }
    append(verbatim: String(decoding: text[start...], as: UTF8.self))
  }
}
