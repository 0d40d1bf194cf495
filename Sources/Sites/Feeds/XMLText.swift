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
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count + text.utf8.count / 8)
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): bytes += Array("&amp;".utf8)
      case UInt8(ascii: "<"): bytes += Array("&lt;".utf8)
      case UInt8(ascii: ">"): bytes += Array("&gt;".utf8)
      case UInt8(ascii: "\""): bytes += Array("&quot;".utf8)
      case 0x09, 0x0A: bytes.append(byte)
      // The last two code points of the first plane are none that XML can hold.
      case 0xBE, 0xBF: bytes.append(bytes.suffix(2) == [0xEF, 0xBF] ? 0xBD : byte)
      case 0..<0x20: bytes += Array("\u{FFFD}".utf8)
      default: bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
