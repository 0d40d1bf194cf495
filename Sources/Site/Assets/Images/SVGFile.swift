/// Reads the size of an SVG file from the attributes of its root element.
enum SVGFile {
  static func size(in bytes: ImageBytes) throws(ImageSizeError) -> ImageSize {
    do throws(ImageSizeError) {
      var scanner = SVGScanner(bytes)
      let attributes = try scanner.rootAttributes()
      return try size(
        width: attributes["width"].flatMap(SVGLength.pixels), height: attributes["height"].flatMap(SVGLength.pixels),
        viewBox: attributes["viewBox"].flatMap(SVGLength.viewBox))
    } catch {
      guard case .needsMoreBytes = error else { throw error }
      // The file does not say where its first tag ends, so request twice as many bytes, up to a limit.
      guard bytes.count < maximumByteCount else { throw .unreadable }
      throw .needsMoreBytes(total: max(1024, bytes.count * 2))
    }
  }

  private static let maximumByteCount = 1 << 20

  /// Returns the size; a missing width or height follows from the proportions of the view box.
  private static func size(
    width: Double?, height: Double?, viewBox: (width: Double, height: Double)?
  ) throws(ImageSizeError) -> ImageSize {
    switch (width, height, viewBox) {
    case (let width?, let height?, _): return try rounded(width, height)
    case (let width?, nil, let box?): return try rounded(width, width * box.height / box.width)
    case (nil, let height?, let box?): return try rounded(height * box.width / box.height, height)
    case (nil, nil, let box?): return try rounded(box.width, box.height)
    case (_, _, nil): throw .unreadable
    }
  }

  private static func rounded(_ width: Double, _ height: Double) throws(ImageSizeError) -> ImageSize {
    guard width < 1e9, height < 1e9 else { throw .unreadable }
    return try .positive(Int(width + 0.5), Int(height + 0.5))
  }
}

/// Finds the root element of an SVG file and reads its attributes.
///
/// The rest of the file is not checked.
struct SVGScanner {
  private let bytes: ImageBytes
  private var offset = 0

  init(_ bytes: ImageBytes) {
    self.bytes = bytes
  }

  /// Returns the attributes of the root element, and throws if it is not `svg`.
  mutating func rootAttributes() throws(ImageSizeError) -> [String: String] {
    if try bytes.has([0xEF, 0xBB, 0xBF], at: 0) { offset = 3 }
    try skipProlog()
    let name = try readName()
    guard name == "svg" || name.hasSuffix(":svg") else { throw .unreadable }
    var attributes: [String: String] = [:]
    while true {
      try skipSpace()
      let byte = try bytes.byte(offset)
      if byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/") { return attributes }
      let name = try readName()
      guard !name.isEmpty else { throw .unreadable }
      try skipSpace()
      guard try bytes.byte(offset) == UInt8(ascii: "=") else { throw .unreadable }
      offset += 1
      try skipSpace()
      let value = try readQuoted()
      if attributes[name] == nil { attributes[name] = value }
    }
  }

  /// Skips the XML declaration, comments, processing instructions and the document type.
  ///
  /// The scanner stops after the `<` of the root element.
  private mutating func skipProlog() throws(ImageSizeError) {
    while true {
      try skipSpace()
      guard try bytes.byte(offset) == UInt8(ascii: "<") else { throw .unreadable }
      offset += 1
      switch try bytes.byte(offset) {
      case UInt8(ascii: "?"): try skip(past: "?>")
      case UInt8(ascii: "!"): try bytes.has("!--", at: offset) ? skipComment() : skipDocumentType()
      default: return
      }
    }
  }

  private mutating func skipComment() throws(ImageSizeError) {
    offset += 3
    try skip(past: "-->")
  }

  /// Skips the document type, which may contain declarations in brackets and strings in quotes.
  private mutating func skipDocumentType() throws(ImageSizeError) {
    guard try bytes.has("!DOCTYPE", at: offset) else { throw .unreadable }
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

  private mutating func skipSpace() throws(ImageSizeError) {
    while try bytes.byte(offset).isSVGSpace { offset += 1 }
  }

  private mutating func skip(past text: String) throws(ImageSizeError) {
    let text = Array(text.utf8)
    while try !bytes.has(text, at: offset) { offset += 1 }
    offset += text.count
  }

  private mutating func readName() throws(ImageSizeError) -> String {
    let start = offset
    while try !isEndOfName(bytes.byte(offset)) { offset += 1 }
    return String(decoding: try bytes.bytes(start..<offset), as: UTF8.self)
  }

  private func isEndOfName(_ byte: UInt8) -> Bool {
    byte.isSVGSpace || "=\"'<>/".utf8.contains(byte)
  }

  private mutating func readQuoted() throws(ImageSizeError) -> String {
    let quote = try bytes.byte(offset)
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { throw .unreadable }
    let start = offset + 1
    offset = start
    while try bytes.byte(offset) != quote { offset += 1 }
    offset += 1
    return String(decoding: try bytes.bytes(start..<offset - 1), as: UTF8.self)
  }
}

/// Parses numbers in the attributes of an SVG file.
enum SVGLength {
  /// Returns a positive length in pixels; `nil` for other units and percentages.
  static func pixels(_ text: String) -> Double? {
    var text = text.utf8.drop(while: \.isSVGSpace)
    while let last = text.last, last.isSVGSpace { text.removeLast() }
    if text.suffix(2).elementsEqual("px".utf8) || text.suffix(2).elementsEqual("PX".utf8) { text.removeLast(2) }
    return number(text).flatMap { $0 > 0 ? $0 : nil }
  }

  /// Returns the width and height of a view box, the last two of its four numbers.
  static func viewBox(_ text: String) -> (width: Double, height: Double)? {
    let numbers = text.utf8.split { $0.isSVGSpace || $0 == UInt8(ascii: ",") }.map(number)
    guard numbers.count == 4, let width = numbers[2], let height = numbers[3], width > 0, height > 0 else { return nil }
    return (width, height)
  }

  /// Returns a decimal number; `Double.init` alone would accept `0x10` and `nan`.
  private static func number(_ text: Substring.UTF8View) -> Double? {
    let isDecimal = text.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"),
        UInt8(ascii: "+"), UInt8(ascii: "-"):
        true
      default: false
      }
    }
    guard isDecimal, let number = Double(Substring(text)), number.isFinite else { return nil }
    return number
  }
}

extension UInt8 {
  /// Whether the byte is white space in XML.
  var isSVGSpace: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D }
}
