/// Finds the root element of an SVG file and reads its attributes; what is wrong in any other way is left to browsers.
struct SVGScanner {
  private let bytes: ImageBytes
  private var offset = 0

  init(_ bytes: ImageBytes) {
    self.bytes = bytes
  }

  /// The attributes of the root element, which must be `svg`.
  mutating func rootAttributes() throws(ImageFault) -> [String: String] {
    if try bytes.has([0xEF, 0xBB, 0xBF], at: 0) { offset = 3 }
    try skipProlog()
    let name = try readName()
    guard name == "svg" || name.hasSuffix(":svg") else { throw .broken }
    var attributes: [String: String] = [:]
    while true {
      try skipSpace()
      let byte = try bytes.byte(offset)
      if byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/") { return attributes }
      let name = try readName()
      guard !name.isEmpty else { throw .broken }
      try skipSpace()
      guard try bytes.byte(offset) == UInt8(ascii: "=") else { throw .broken }
      offset += 1
      try skipSpace()
      let value = try readQuoted()
      if attributes[name] == nil { attributes[name] = value }
    }
  }

  /// Skips the declaration, comments, instructions and the document type, up to behind the `<` of the root element.
  private mutating func skipProlog() throws(ImageFault) {
    while true {
      try skipSpace()
      guard try bytes.byte(offset) == UInt8(ascii: "<") else { throw .broken }
      offset += 1
      switch try bytes.byte(offset) {
      case UInt8(ascii: "?"): try skip(past: "?>")
      case UInt8(ascii: "!"): try bytes.has("!--", at: offset) ? skipComment() : skipDocumentType()
      default: return
      }
    }
  }

  private mutating func skipComment() throws(ImageFault) {
    offset += 3
    try skip(past: "-->")
  }

  /// The document type may hold declarations in brackets, and texts in quotes.
  private mutating func skipDocumentType() throws(ImageFault) {
    guard try bytes.has("!DOCTYPE", at: offset) else { throw .broken }
    var isInBrackets = false
    while true {
      switch try bytes.byte(offset) {
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        _ = try readQuoted()
        continue
      case UInt8(ascii: "<") where try bytes.has("<!--", at: offset):
        offset += 1
        try skipComment()
        continue
      case UInt8(ascii: "["): isInBrackets = true
      case UInt8(ascii: "]"): isInBrackets = false
      case UInt8(ascii: ">") where !isInBrackets:
        offset += 1
        return
      default: break
      }
      offset += 1
    }
  }

  private mutating func skipSpace() throws(ImageFault) {
    while try bytes.byte(offset).isSVGSpace { offset += 1 }
  }

  private mutating func skip(past text: String) throws(ImageFault) {
    let text = Array(text.utf8)
    while try !bytes.has(text, at: offset) { offset += 1 }
    offset += text.count
  }

  private mutating func readName() throws(ImageFault) -> String {
    let start = offset
    while try !isEndOfName(bytes.byte(offset)) { offset += 1 }
    return String(decoding: try bytes.bytes(start..<offset), as: UTF8.self)
  }

  private func isEndOfName(_ byte: UInt8) -> Bool {
    byte.isSVGSpace || "=\"'<>/".utf8.contains(byte)
  }

  private mutating func readQuoted() throws(ImageFault) -> String {
    let quote = try bytes.byte(offset)
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { throw .broken }
    let start = offset + 1
    offset = start
    while try bytes.byte(offset) != quote { offset += 1 }
    offset += 1
    return String(decoding: try bytes.bytes(start..<offset - 1), as: UTF8.self)
  }
}
