/// Writes XML for feeds and sitemaps: elements with attributes and text, all escaped.
struct XMLWriter {
  /// The XML written until now.
  private(set) var bytes = Array("<?xml version=\"1.0\" encoding=\"utf-8\"?>\n".utf8)
  private var depth = 0

  /// Creates a writer with capacity for a number of bytes.
  ///
  /// An array that grows is copied, and both copies take memory.
  init(capacity: Int) { bytes.reserveCapacity(capacity) }

  /// Writes an element with child elements.
  mutating func element(_ name: String, _ attributes: [(String, String)] = [], _ content: (inout XMLWriter) -> Void) {
    writeTag(name, attributes, closing: ">\n")
    depth += 1
    content(&self)
    depth -= 1
    writeIndentation()
    writeEndTag(name)
  }

  /// Writes an element with text, or nothing if the text is `nil`.
  mutating func element(_ name: String, _ attributes: [(String, String)] = [], text content: String?) {
    guard let content else { return }
    writeTag(name, attributes, closing: ">")
    writeEscaped(content)
    writeEndTag(name)
  }

  /// Writes an element without content.
  mutating func emptyElement(_ name: String, _ attributes: [(String, String)]) {
    writeTag(name, attributes, closing: "/>\n")
  }

  private mutating func writeTag(_ name: String, _ attributes: [(String, String)], closing: String) {
    writeIndentation()
    write("<")
    write(name)
    for (name, value) in attributes {
      write(" ")
      write(name)
      write("=\"")
      writeEscaped(value)
      write("\"")
    }
    write(closing)
  }

  private mutating func writeEndTag(_ name: String) {
    write("</")
    write(name)
    write(">\n")
  }

  private mutating func writeIndentation() {
    for _ in 0..<depth { write("  ") }
  }

  private mutating func write(_ text: String) { write(text.utf8Span.span) }

  /// Writes a text, and replaces each character that XML cannot represent by U+FFFD.
  private mutating func writeEscaped(_ text: String) {
    let content = text.utf8Span.span
    var start = 0
    for index in content.indices {
      // XML cannot represent U+FFFE and U+FFFF. Their bytes are EF BF BE and EF BF BF; U+FFFD is EF BF BD.
      let isNoncharacter =
        content[index] | 1 == 0xBF && index > 1 && content[index - 1] == 0xBF && content[index - 2] == 0xEF
      let reference = Self.reference(for: content[index])
      guard isNoncharacter || reference != nil else { continue }
      write(content.extracting(start..<index))
      if isNoncharacter { bytes.append(0xBD) }
      if let reference { write(reference) }
      start = index + 1
    }
    write(content.extracting(start...))
  }

  private mutating func write(_ content: Span<UInt8>) {
    unsafe content.withUnsafeBufferPointer { unsafe bytes.append(contentsOf: $0) }
  }

  @inline(__always)
  private static func reference(for byte: UInt8) -> String? {
    switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\""): "&quot;"
    case 0x09, 0x0A: nil
    case 0..<0x20: "\u{FFFD}"
    default: nil
    }
  }
}
