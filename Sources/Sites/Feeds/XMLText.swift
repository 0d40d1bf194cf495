/// XML as feeds and sitemaps need it: elements with attributes and text, escaped where they are written.
struct XMLText {
  private(set) var text = "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n"
  private var depth = 0

  /// An element with others in it.
  mutating func element(_ name: String, _ attributes: [(String, String)] = [], _ content: (inout XMLText) -> Void) {
    begin(name, attributes, closing: ">\n")
    depth += 1
    content(&self)
    depth -= 1
    text += indentation + "</\(name)>\n"
  }

  /// An element with text in it; without a text there is no element.
  mutating func element(_ name: String, _ attributes: [(String, String)] = [], text content: String?) {
    guard let content else { return }
    begin(name, attributes, closing: ">")
    text += Self.escaped(content) + "</\(name)>\n"
  }

  /// An element that is empty.
  mutating func empty(_ name: String, _ attributes: [(String, String)]) {
    begin(name, attributes, closing: "/>\n")
  }

  private mutating func begin(_ name: String, _ attributes: [(String, String)], closing: String) {
    text += indentation + "<" + name
    for (name, value) in attributes { text += " \(name)=\"\(Self.escaped(value))\"" }
    text += closing
  }

  private var indentation: String { String(repeating: "  ", count: depth) }

  /// What XML takes; of characters that it cannot hold, a mark.
  private static func escaped(_ text: String) -> String {
    var bytes = Array(text.utf8)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + bytes.count / 8)
    var start = 0
    for index in bytes.indices {
      // The last two code points of the first plane are none that XML can hold: their last byte makes them the mark.
      if bytes[index] | 1 == 0xBF, bytes[..<index].suffix(2) == [0xEF, 0xBF] { bytes[index] = 0xBD }
      guard let reference = reference(for: bytes[index]) else { continue }
      result += bytes[start..<index]
      result += reference.utf8
      start = index + 1
    }
    result += bytes[start...]
    return String(decoding: result, as: UTF8.self)
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
