import Markup
import Records
import Sites

/// The parts of an HTML page that rules check.
struct PageScan: Sendable {
  /// A link, or a file that the page loads.
  struct Link: Sendable, Hashable {
    let kind: LinkKind
    /// The address as the page contains it.
    let address: String
  }

  /// An image whose page offers one file, and no smaller ones.
  struct Picture: Sendable, Hashable {
    let address: String
    /// The width in the `width` attribute.
    let width: Int?
  }

  struct Heading: Sendable {
    let level: Int
    let id: String?
  }

  private(set) var title = ""
  private(set) var links: [Link] = []
  private(set) var pictures: [Picture] = []
  /// The addresses of images that browsers do not load, because the page offers other files of the same picture.
  private(set) var replacedImages: Set<String> = []
  private(set) var headings: [Heading] = []
  /// The addresses of images without an `alt` attribute.
  private(set) var imagesWithoutAlt: [String] = []
  /// Whether an image has no text, or an empty one, or there is media of another kind.
  private(set) var hasMediaWithoutText = false
  /// The addresses of frames without a name for screen readers.
  private(set) var framesWithoutTitle: Set<String> = []
  /// The texts outside of code that look like Markdown.
  private(set) var plainSyntax: [PlainSyntax] = []
  /// The numbers of bytes of inline styles and scripts.
  private(set) var (styleSize, scriptSize) = (0, 0)
  /// The number of bytes of the page.
  let size: Int

  init(_ bytes: [UInt8]) {
    size = bytes.count
    var reader = PageReader(bytes)
    var open: String?
    // The content of `template` elements is not part of the page.
    var templateDepth = 0
    var codeDepth = 0
    var isAfterImage = false
    var isInPicture = false
    // Whether the picture offers other formats, and not other pictures for other screens.
    var hasOtherFormats = false
    while let piece = reader.next() {
      switch piece {
      case .start(let tag):
        if tag.name == "template" { templateDepth += 1 }
        guard templateDepth == 0 else { continue }
        read(tag)
        isAfterImage = tag.name == "img"
        if tag.name == "picture" { (isInPicture, hasOtherFormats) = (true, false) }
        if tag.name == "source", tag["type"] != nil, tag["media"] == nil { hasOtherFormats = isInPicture }
        if isAfterImage, let address = tag["src"] {
          if !isInPicture, tag["srcset"] == nil {
            pictures.append(Picture(address: address, width: tag["width"].flatMap { Int($0) }))
          } else if hasOtherFormats || tag["srcset"] != nil && !Self.isCandidate(address, of: tag) {
            replacedImages.insert(address)
          }
        }
        if Self.elementsWithCode.contains(tag.name) { codeDepth += 1 }
        if Self.elementsWithText.contains(tag.name), !Self.isData(tag) { open = tag.name }
      case .end(let name):
        if name == "template" { templateDepth = max(0, templateDepth - 1) }
        if name == open { open = nil }
        if name == "picture" { (isInPicture, hasOtherFormats) = (false, false) }
        if Self.elementsWithCode.contains(name) { codeDepth = max(0, codeDepth - 1) }
      case .text(let text):
        guard templateDepth == 0 else { continue }
        if let open {
          read(text, in: open)
        } else if codeDepth == 0 {
          plainSyntax += PlainSyntax.find(in: text, followsImage: isAfterImage)
          isAfterImage = false
        }
      case .comment: continue
      }
    }
  }

  /// Returns whether the `srcset` of an image contains an address.
  private static func isCandidate(_ address: String, of tag: PageReader.Tag) -> Bool {
    tag.addresses.contains { $0.attribute == "srcset" && $0.address == address }
  }

  /// The elements whose text is read.
  private static let elementsWithText: Set<String> = ["title", "style", "script"]

  /// The elements whose text is code, a formula, or data.
  private static let elementsWithCode: Set<String> = ["code", "pre", "kbd", "samp", "math", "svg", "textarea", "var"]

  /// Returns whether an element is a script that browsers do not run, such as JSON-LD.
  private static func isData(_ tag: PageReader.Tag) -> Bool {
    guard tag.name == "script", let type = tag["type"]?.lowercased(), !type.isEmpty else { return false }
    return type != "module" && !type.contains("javascript") && !type.contains("ecmascript")
  }

  private mutating func read(_ tag: PageReader.Tag) {
    if let level = Self.level(of: tag.name) { headings.append(Heading(level: level, id: tag["id"])) }
    switch tag.name {
    case "img":
      let text = tag["alt"]
      if text == nil { imagesWithoutAlt.append(tag["src"] ?? "") }
      if text?.allSatisfy(\.isWhitespace) ?? true { hasMediaWithoutText = true }
    case "video", "audio", "object", "embed": hasMediaWithoutText = true
    case "iframe":
      let hasName = ["title", "aria-label", "aria-labelledby"].contains { !(tag[$0] ?? "").isEmpty }
      if !hasName { framesWithoutTitle.insert(tag["src"] ?? "") }
    case "meta": read(meta: tag)
    default: break
    }
    links += tag.addresses.compactMap { attribute, address in
      LinkKind(attribute, on: tag.name, relations: tag["rel"]).map { Link(kind: $0, address: address) }
    }
  }

  private mutating func read(meta tag: PageReader.Tag) {
    if tag["property"] == "og:image" { links.append(Link(kind: .image, address: tag["content"] ?? "")) }
  }

  private mutating func read(_ text: ArraySlice<UInt8>, in name: String) {
    switch name {
    case "title": if title.isEmpty { title = PlainText(of: text).text }
    case "style": styleSize += text.count
    default: scriptSize += text.count
    }
  }

  private static func level(of name: String) -> Int? {
    guard name.utf8.count == 2, name.utf8.first == UInt8(ascii: "h") else { return nil }
    return Int(name.dropFirst()).flatMap { 1...6 ~= $0 ? $0 : nil }
  }
}

extension PageScan {
  /// Encodes the scan; `numbers` has the numbers of all links.
  func write(to writer: inout RecordWriter, _ numbers: [Link: Int]) {
    writer.write(title)
    writer.write(links.compactMap { numbers[$0] })
    writer.write(pictures)
    writer.write(replacedImages.sorted())
    writer.write(headings)
    writer.write(imagesWithoutAlt)
    writer.write(hasMediaWithoutText)
    writer.write(framesWithoutTitle.sorted())
    writer.write(plainSyntax)
    for number in [styleSize, scriptSize, size] { writer.write(number) }
  }

  /// Decodes a scan, whose links are numbers in a list.
  init(from reader: inout RecordReader, _ numbered: [Link]) throws(InvalidRecord) {
    title = try reader.read()
    for _ in 0..<(try reader.readCount()) {
      let number: Int = try reader.read()
      guard numbered.indices.contains(number) else { throw InvalidRecord() }
      links.append(numbered[number])
    }
    pictures = try reader.read()
    replacedImages = Set(try reader.read() as [String])
    headings = try reader.read()
    imagesWithoutAlt = try reader.read()
    hasMediaWithoutText = try reader.read()
    framesWithoutTitle = Set(try reader.read() as [String])
    plainSyntax = try reader.read()
    (styleSize, scriptSize) = (try reader.readAmount(), try reader.readAmount())
    size = try reader.readAmount()
  }
}

extension PageScan.Link: RecordCodable {
  func write(to writer: inout RecordWriter) {
    writer.write(kind.rawValue)
    writer.write(address)
  }

  init(from reader: inout RecordReader) throws(InvalidRecord) {
    guard let kind = LinkKind(rawValue: try reader.read()) else { throw InvalidRecord() }
    self.init(kind: kind, address: try reader.read())
  }
}

extension PageScan.Picture: RecordCodable {
  func write(to writer: inout RecordWriter) {
    writer.write(address)
    writer.write(width)
  }

  init(from reader: inout RecordReader) throws(InvalidRecord) {
    self.init(address: try reader.read(), width: try reader.read())
  }
}

extension PageScan.Heading: RecordCodable {
  func write(to writer: inout RecordWriter) {
    writer.write(level)
    writer.write(id)
  }

  init(from reader: inout RecordReader) throws(InvalidRecord) {
    self.init(level: try reader.read(in: 1...6), id: try reader.read())
  }
}

extension PlainSyntax: RecordCodable {
  func write(to writer: inout RecordWriter) {
    writer.write(kind.rawValue)
    writer.write(text)
  }

  init(from reader: inout RecordReader) throws(InvalidRecord) {
    guard let kind = Kind(rawValue: try reader.read()) else { throw InvalidRecord() }
    self.init(kind: kind, text: try reader.read())
  }
}
