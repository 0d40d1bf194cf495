/// Finds where tags end, in linear time for a text that opens many tags and closes none.
struct TagEnds {
  private let text: [UInt8]
  /// The next closing brackets of a kind, wherever they are; the end of the text if there are none.
  private var next: [String: Int] = [:]
  /// The names of raw tags that no tag ends from here on.
  private var endless: Set<String> = []
  /// The number of bytes that a tag can have.
  private static let limit = 4_096

  init(_ text: [UInt8]) { self.text = text }

  /// Returns the end of the closing brackets, which may not be in quotes.
  mutating func end(of closing: String, from start: Int) -> Int? {
    let closing = (name: closing, bytes: Array(closing.utf8))
    guard hasNext(closing, from: start), let first = closing.bytes.first else { return nil }
    var quote: UInt8?
    for at in start..<min(text.count, start + Self.limit) {
      let byte = text[at]
      if quote == nil, byte == first, text[at...].starts(with: closing.bytes) { return at + closing.bytes.count }
      // An apostrophe inside a word opens no quotation, as in `{% include it's.md %}`.
      let isQuote = byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") || byte == UInt8(ascii: "`")
      if let open = quote {
        if byte == open { quote = nil }
      } else if isQuote, !isLetter(before: at) {
        quote = byte
      }
      // A tag does not go on in the next paragraph.
      if byte == 0x0A, at + 1 < text.count, text[at + 1] == 0x0A { return nil }
    }
    return nil
  }

  /// Returns the end of a comment of Nunjucks, which can have quotes and several paragraphs.
  mutating func endOfComment(from start: Int) -> Int? {
    let closing = (name: "#}", bytes: Array("#}".utf8))
    return hasNext(closing, from: start) ? next[closing.name].map { $0 + closing.bytes.count } : nil
  }

  /// Returns the offset of the tag that ends raw content.
  mutating func endOfRaw(_ name: String, from start: Int) -> Int? {
    guard !endless.contains(name) else { return nil }
    let closing = Array("end\(name)".utf8)
    var at = start
    while let open = text[at...].firstIndex(of: UInt8(ascii: "{")) {
      at = open + 1
      guard at < text.count, text[at] == UInt8(ascii: "%") else { continue }
      let word = text[(at + 1)...].drop { $0 == UInt8(ascii: "-") || $0 <= 0x20 }
      if word.starts(with: closing) { return open }
    }
    endless.insert(name)
    return nil
  }

  /// Whether closing brackets follow near an offset, in quotes or not.
  private mutating func hasNext(_ closing: (name: String, bytes: [UInt8]), from start: Int) -> Bool {
    if let known = next[closing.name], known >= start { return known < min(text.count, start + Self.limit) }
    var at = start
    while at < text.count, text[at] != closing.bytes[0] || !text[at...].starts(with: closing.bytes) { at += 1 }
    next[closing.name] = at
    return at < min(text.count, start + Self.limit)
  }

  private func isLetter(before index: Int) -> Bool {
    index > 0 && text[index - 1].isASCIILetter
  }
}
