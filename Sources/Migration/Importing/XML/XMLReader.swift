/// Reads XML as a sequence of events, without a tree of the document in memory.
///
/// ```swift
/// var reader = XMLReader(Array("<a>b &amp; c</a>".utf8))
/// try reader.next()  // start of `a`
/// try reader.next()  // text `b & c`
/// try reader.next()  // end of `a`
/// ```
///
/// A document type is skipped: its entities are never expanded, so a small file cannot become a large text. Names keep
/// their prefix, as in `content:encoded`.
struct XMLReader {
  enum Event: Equatable {
    case start(Tag)
    case end(name: String)
    case text(Text)
  }

  /// A start tag.
  struct Tag: Equatable {
    let name: String
    /// The attributes as written.
    fileprivate let attributes: Range<Int>
  }

  /// A piece of text; the text of an element can have several.
  struct Text: Equatable {
    let range: Range<Int>
    /// Whether the text is in a `CDATA` section, which has no references.
    let isLiteral: Bool
  }

  /// How many elements can be open.
  static let depthLimit = 256

  let bytes: [UInt8]
  /// The offset behind the last event.
  private(set) var position: Int
  /// The offset of the last event.
  private(set) var eventStart: Int
  private var open: [String] = []
  /// Whether the last tag was empty, such as `<a/>`, so that its end is next.
  private var isEmptyTag = false

  /// Creates a reader of a document, or of the part of it from an offset.
  init(_ bytes: [UInt8], from offset: Int = 0) {
    self.bytes = bytes
    position = bytes[offset...].starts(with: [0xEF, 0xBB, 0xBF]) ? offset + 3 : offset
    eventStart = offset
  }

  /// The number of open elements.
  var depth: Int { open.count }

  /// Returns the next event, or `nil` at the end of the document.
  mutating func next() throws(XMLProblem) -> Event? {
    if isEmptyTag {
      isEmptyTag = false
      return open.popLast().map { .end(name: $0) }
    }
    while position < bytes.count {
      eventStart = position
      guard bytes[position] == UInt8(ascii: "<") else {
        let end = bytes[position...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
        defer { position = end }
        // The text around the root has no meaning.
        if open.isEmpty { continue }
        return .text(Text(range: position..<end, isLiteral: false))
      }
      if let text = try literalText() { return .text(text) }
      if try skippedMarkup() { continue }
      return try bytes.hasPrefix("</", at: position) ? endTag() : startTag()
    }
    guard let name = open.last else { return nil }
    throw problem("the file ends inside `<\(name)>`, so it was cut off", at: bytes.count)
  }

  /// Returns the text of the element that was just started, up to its end; the text of inner elements counts.
  mutating func elementText() throws(XMLProblem) -> String {
    var text: [UInt8] = []
    let level = depth
    while depth >= level, let event = try next() {
      if case .text(let piece) = event { text += utf8(of: piece) }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Returns the texts of some elements in the element that was just started, by name; the last one of each name
  /// counts.
  mutating func elementTexts(of names: Set<String>) throws(XMLProblem) -> [String: String] {
    var texts: [String: String] = [:]
    let level = depth
    while depth >= level, let event = try next() {
      guard case .start(let tag) = event else { continue }
      if names.contains(tag.name) { texts[tag.name] = try elementText().trimmed } else { try skipElement() }
    }
    return texts
  }

  /// Passes over the element that was just started.
  mutating func skipElement() throws(XMLProblem) {
    let level = depth
    while depth >= level, try next() != nil {}
  }

  /// Returns a text with its references replaced and without control characters.
  func utf8(of text: Text) -> [UInt8] { XMLText.decoded(bytes[text.range], isLiteral: text.isLiteral) }

  /// Returns the attributes of a tag by name.
  func attributes(of tag: Tag) -> [String: String] { XMLText.attributes(in: bytes[tag.attributes]) }

  /// Returns a problem at an offset, with its line and column.
  func problem(_ message: String, at offset: Int) -> XMLProblem { XMLProblem(message, at: offset, in: bytes) }

  // MARK: Markup

  private mutating func literalText() throws(XMLProblem) -> Text? {
    guard bytes.hasPrefix("<![CDATA[", at: position) else { return nil }
    let (start, end) = (position + 9, try end(of: "]]>", named: "CDATA section"))
    return Text(range: start..<end - 3, isLiteral: true)
  }

  /// Passes over a comment, an instruction or a document type; returns whether there was one.
  private mutating func skippedMarkup() throws(XMLProblem) -> Bool {
    if bytes.hasPrefix("<!--", at: position) {
      _ = try end(of: "-->", named: "comment")
    } else if bytes.hasPrefix("<?", at: position) {
      _ = try end(of: "?>", named: "instruction")
    } else if bytes.hasPrefix("<!", at: position) {
      try skipDocumentType()
    } else {
      return false
    }
    return true
  }

  private mutating func end(of mark: StaticString, named name: String) throws(XMLProblem) -> Int {
    let last = UInt8(ascii: ">")
    var index = position + 3
    while index < bytes.count {
      index = (bytes[index...].firstIndex(of: last) ?? bytes.count) + 1
      let start = index - mark.utf8CodeUnitCount
      if index <= bytes.count, start > position + 1, bytes.hasPrefix(mark, at: start) {
        position = index
        return index
      }
    }
    throw problem("a \(name) has no end, so the file was cut off", at: position)
  }

  private mutating func skipDocumentType() throws(XMLProblem) {
    let start = position
    var (depth, quote): (Int, UInt8?) = (0, nil)
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if let open = quote {
        if byte == open { quote = nil }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = byte
      case UInt8(ascii: "<"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ">"):
        depth -= 1
        if depth <= 0 { return }
      default: continue
      }
    }
    throw problem("a document type has no end", at: start)
  }

  private mutating func startTag() throws(XMLProblem) -> Event {
    let start = position
    let name = try name(from: start + 1)
    let attributes = position
    var quote: UInt8?
    while position < bytes.count {
      let byte = bytes[position]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        isEmptyTag = position > attributes && bytes[position - 1] == UInt8(ascii: "/")
        let tag = Tag(name: name, attributes: attributes..<(isEmptyTag ? position - 1 : position))
        guard open.count < Self.depthLimit else {
          throw problem("more than \(Self.depthLimit) elements are inside each other", at: start)
        }
        open.append(name)
        position += 1
        return .start(tag)
      } else if byte == UInt8(ascii: "<") {
        break
      }
      position += 1
    }
    throw problem("the tag `<\(name)` has no end", at: start)
  }

  private mutating func endTag() throws(XMLProblem) -> Event {
    let start = position
    let name = try name(from: start + 2)
    while position < bytes.count, bytes[position].isXMLSpace { position += 1 }
    guard position < bytes.count, bytes[position] == UInt8(ascii: ">") else {
      throw problem("the tag `</\(name)` has no end", at: start)
    }
    position += 1
    guard open.popLast() == name else { throw problem("`</\(name)>` ends an element that is not open", at: start) }
    return .end(name: name)
  }

  private mutating func name(from start: Int) throws(XMLProblem) -> String {
    let end = bytes[start...].prefix(256).firstIndex { !$0.isInXMLName } ?? min(start + 256, bytes.count)
    guard end > start, !bytes[start].isDigitOrSign else {
      throw problem("`<` begins no tag here; in a text it is written `&lt;`", at: position)
    }
    position = end
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }
}

/// A fault in XML, with its place in the file.
struct XMLProblem: Error, Equatable {
  let message: String
  /// The line, from 1.
  let line: Int
  /// The column in bytes, from 1.
  let column: Int

  init(_ message: String, at offset: Int, in bytes: [UInt8]) {
    let before = bytes[..<min(offset, bytes.count)]
    self.message = message
    line = 1 + before.count { $0 == 0x0A }
    column = before.count - (before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0) + 1
  }
}

extension [UInt8] {
  /// Whether a text in ASCII is at an offset.
  func hasPrefix(_ text: StaticString, at offset: Int) -> Bool {
    let length = text.utf8CodeUnitCount
    guard offset >= 0, count - offset >= length else { return false }
    return text.withUTF8Buffer { buffer in
      for index in 0..<length where unsafe buffer[index] != self[offset + index] { return false }
      return true
    }
  }
}

extension UInt8 {
  /// Whether the byte is white space in XML.
  var isXMLSpace: Bool { self == 0x20 || self == 0x0A || self == 0x0D || self == 0x09 }

  /// Whether a name can contain the byte.
  var isInXMLName: Bool { ByteSet.word.contains(self) || ":.-".utf8.contains(self) }

  /// Whether a name can contain the byte, but cannot begin with it.
  fileprivate var isDigitOrSign: Bool { isASCIIDigit || ".-".utf8.contains(self) }
}
