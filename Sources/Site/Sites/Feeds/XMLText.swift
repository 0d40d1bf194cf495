/// XML as feeds and sitemaps need it: elements with attributes and text, escaped where they are written.
struct XMLText {
  /// All that was written.
  private(set) var bytes = Array("<?xml version=\"1.0\" encoding=\"utf-8\"?>\n".utf8)
  private var depth = 0

  /// Begins with room for about so many bytes: what grows is copied, and takes its memory twice.
  init(room: Int) { bytes.reserveCapacity(room) }

  /// An element with others in it.
  mutating func element(_ name: String, _ attributes: [(String, String)] = [], _ content: (inout XMLText) -> Void) {
    begin(name, attributes, closing: ">\n")
    depth += 1
    content(&self)
    depth -= 1
    indent()
    end(name)
  }

  /// An element with text in it; without a text there is no element.
  mutating func element(_ name: String, _ attributes: [(String, String)] = [], text content: String?) {
    guard let content else { return }
    begin(name, attributes, closing: ">")
    escape(content)
    end(name)
  }

  /// An element that is empty.
  mutating func empty(_ name: String, _ attributes: [(String, String)]) {
    begin(name, attributes, closing: "/>\n")
  }

  private mutating func begin(_ name: String, _ attributes: [(String, String)], closing: String) {
    indent()
    write("<")
    write(name)
    for (name, value) in attributes {
      write(" ")
      write(name)
      write("=\"")
      escape(value)
      write("\"")
    }
    write(closing)
  }

  private mutating func end(_ name: String) {
    write("</")
    write(name)
    write(">\n")
  }

  private mutating func indent() {
    for _ in 0..<depth { write("  ") }
  }

  private mutating func write(_ text: String) { write(text.utf8Span.span) }

  /// What XML takes; of characters that it cannot hold, a mark.
  private mutating func escape(_ text: String) {
    let content = text.utf8Span.span
    var start = 0
    for index in content.indices {
      // XML cannot hold U+FFFE and U+FFFF, which are EF BF BE and EF BF BF: BD for the last byte makes them U+FFFD, the mark.
      let isBeyond =
        content[index] | 1 == 0xBF && index > 1 && content[index - 1] == 0xBF && content[index - 2] == 0xEF
      let reference = Self.reference(for: content[index])
      guard isBeyond || reference != nil else { continue }
      write(content.extracting(start..<index))
      if isBeyond { bytes.append(0xBD) }
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
