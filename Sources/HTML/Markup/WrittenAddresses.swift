/// What a page does with an address.
package enum LinkKind: Int, Sendable {
  case page, image, style, script, other

  /// The kind of the address in an attribute, by `rel` if the element has it; `nil` for an address that readers do not
  /// follow, and that browsers do not load.
  package init?(_ attribute: String, on element: String, relations: String?) {
    if attribute == "poster" || attribute.hasSuffix("srcset") {
      self = .image
      return
    }
    switch element {
    case "a", "area", "iframe": self = .page
    case "img": self = .image
    case "script": self = .script
    case "link":
      let relations = (relations ?? "").lowercased().split(separator: " ")
      if relations.contains("stylesheet") {
        self = .style
      } else if relations.contains(where: { ["preconnect", "dns-prefetch", "me", "license"].contains($0) }) {
        return nil
      } else {
        self = .other
      }
    case "blockquote", "q", "ins", "del", "form", "base": return nil
    default: self = .other
    }
  }
}

/// Finds the texts in a file that may be addresses: the values of attributes in a page, and words elsewhere.
///
/// It finds more than addresses, because only a site knows its files.
///
/// ```swift
/// WrittenAddresses.inPage(Array("<img src='/a.png'>".utf8), .filesOnly) { print($0) }  // link(image, "/a.png")
/// ```
package enum WrittenAddresses {
  /// Which texts are passed on besides addresses.
  package enum Texts {
    /// All texts with a dot or a slash.
    case all
    /// Those that look like the address of a file. Most pages have dozens of others, such as the lines of drawings.
    case filesOnly
  }

  /// A part of a page that refers to something, or that an address can refer to.
  package enum Mark: Equatable {
    /// An address that readers follow or that browsers load.
    case link(LinkKind, String)
    /// Another text that may be an address.
    case text(String)
    /// The id of an element.
    case id(String)
    /// The name of a link, an older form of ids.
    case anchor(String)
    /// The start of the element `main`, and its end.
    case main, endOfMain
  }

  /// Passes on the addresses and ids of a page, and the texts in other attributes, scripts and stylesheets.
  package static func inPage(_ page: [UInt8], _ texts: Texts, _ receive: (Mark) -> Void) {
    var scanner = Scanner(page[...])
    var attributes: [Attribute] = []
    // The content of `template` elements is not part of the page. In drawings and formulas, a tag can have no content.
    var (templateDepth, foreignDepth) = (0, 0)
    let receiveText = { (text: String) in receive(.text(text)) }
    while scanner.skip(past: UInt8(ascii: "<")) {
      if scanner.starts(with: "!--") {
        scanner.skip(past: "-->")
      } else if scanner.next == UInt8(ascii: "/") {
        _ = scanner.skip(past: UInt8(ascii: "/"))
        switch scanner.takeName() {
        case "main": receive(.endOfMain)
        case "template": templateDepth = max(0, templateDepth - 1)
        case "svg", "math": foreignDepth = max(0, foreignDepth - 1)
        default: break
        }
      } else if scanner.next?.isASCIILetter ?? false {
        let name = scanner.takeName()
        if name == "main" { receive(.main) }
        if name == "template" { templateDepth += 1 }
        attributes.removeAll(keepingCapacity: true)
        let isClosed = scanner.readAttributes { attributes.append(Attribute(name: $0, value: $1)) }
        pass(attributes, of: name, texts, isShown: templateDepth == 0, to: receive)
        if isClosed, foreignDepth > 0 { continue }
        switch name {
        case "svg", "math": if !isClosed { foreignDepth += 1 }
        case "script", "style":
          let content = scanner.takeContent(of: name)
          // Data about the page repeats its description, and names files that the page names, too.
          let isData = attributes.contains {
            $0.has(name: "type") && $0.value.elementsEqual("application/ld+json".utf8)
          }
          if !isData { inText(content, texts, receiveText) }
        case "iframe", "noembed", "noframes", "plaintext", "textarea", "title", "xmp":
          _ = scanner.takeContent(of: name)
        default: break
        }
      }
    }
  }

  private struct Attribute {
    let name: ArraySlice<UInt8>
    let value: ArraySlice<UInt8>

    func has(name other: StaticString) -> Bool {
      guard name.count == other.utf8CodeUnitCount else { return false }
      return other.withUTF8Buffer { other in unsafe zip(name, other).allSatisfy { $0.lowercasedASCII == $1 } }
    }

    var text: String { CharacterReferences.decodedAttribute(value) }
  }

  /// The attributes that can have addresses.
  private static let linkNames: [(bytes: StaticString, name: String)] = [
    ("href", "href"), ("src", "src"), ("srcset", "srcset"), ("poster", "poster"), ("imagesrcset", "imagesrcset"),
    ("data", "data"),
  ]

  /// Passes on the marks of a tag.
  private static func pass(
    _ attributes: [Attribute], of element: String, _ texts: Texts, isShown: Bool, to receive: (Mark) -> Void
  ) {
    for attribute in attributes {
      if attribute.has(name: "id") {
        if isShown, !attribute.value.isEmpty { receive(.id(attribute.text)) }
      } else if isShown, element == "a", attribute.has(name: "name") {
        receive(.anchor(attribute.text))
      } else if isShown, let name = linkNames.first(where: { attribute.has(name: $0.bytes) })?.name,
        let form = RawAddressAttribute(name, on: element),
        let kind = LinkKind(
          name, on: element, relations: element == "link" ? attributes.first { $0.has(name: "rel") }?.text : nil)
      {
        switch form {
        case .one: receive(.link(kind, attribute.text))
        case .several: for address in RawAddress.addresses(in: attribute.value) { receive(.link(kind, address)) }
        }
      } else if isShown, element == "meta", attribute.has(name: "content"),
        attributes.contains(where: { $0.has(name: "property") && $0.value.elementsEqual("og:image".utf8) })
      {
        receive(.link(.image, attribute.text))
      } else {
        pass(attribute.value, of: attribute.name, texts) { receive(.text($0)) }
      }
    }
  }

  /// Passes on the words of a stylesheet, a script, or other text, split where an address ends.
  package static func inText(_ text: ArraySlice<UInt8>, _ texts: Texts, _ receive: (String) -> Void) {
    func add(_ found: ArraySlice<UInt8>) {
      if texts == .all || looksLikeFile(found) { receive(String(decoding: found, as: UTF8.self)) }
    }
    for quoted in text.split(whereSeparator: endsQuoted) where mayBeAddress(quoted) {
      add(quoted)
      for part in quoted.split(whereSeparator: { $0 == UInt8(ascii: " ") }) where mayBeAddress(part) {
        if part.count < quoted.count { add(part) }
        let words = part.split(whereSeparator: endsWord)
        if words.count == 1, words[0].count == part.count { continue }
        for word in words where mayBeAddress(word) { add(word) }
      }
    }
  }

  /// Passes on the value of an attribute; one such as `srcset` may have several addresses.
  ///
  /// A value of text, such as `alt`, names no file.
  private static func pass(
    _ value: ArraySlice<UInt8>, of name: ArraySlice<UInt8>, _ texts: Texts, to receive: (String) -> Void
  ) {
    if otherNames.contains(where: { name.elementsEqual($0) }) { return }
    let isAddress = addressNames.contains { name.count >= $0.count && name.suffix($0.count).elementsEqual($0) }
    guard isAddress || mayBeAddress(value) else { return }
    let decoded = CharacterReferences.decodedAttribute(value)
    if isAddress || texts == .all || looksLikeFile(Array(decoded.utf8)[...]) { receive(decoded) }
    guard !isAddress, decoded.utf8.contains(where: { endsQuoted($0) || endsWord($0) || $0 == UInt8(ascii: " ") }),
      !textNames.contains(where: { name.elementsEqual($0) }) || decoded.contains("url=")
    else { return }
    inText(Array(decoded.utf8)[...], texts, receive)
  }

  /// The ends of the names of attributes with one address, also if it has neither a slash nor a dot.
  private static let addressNames = ["href", "src", "poster"].map { Array($0.utf8) }

  /// The attributes whose values look like paths: the hash of a file, and names such as `page.main`.
  private static let otherNames = ["integrity", "id", "class"].map { Array($0.utf8) }

  /// The attributes whose values are text for readers.
  private static let textNames = ["alt", "title", "content", "placeholder", "aria-label"].map { Array($0.utf8) }

  /// Whether a text contains a byte that the path of a file has.
  private static func mayBeAddress(_ text: ArraySlice<UInt8>) -> Bool {
    text.contains { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: ".") }
  }

  /// Returns whether a text can be the address of a file.
  ///
  /// It ends like the name of a file, or it is a path of letters, digits and a few signs.
  static func looksLikeFile(_ text: ArraySlice<UInt8>) -> Bool {
    var path = text.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
    while path.last == UInt8(ascii: " ") { path.removeLast() }
    let slash = path.lastIndex(of: UInt8(ascii: "/"))
    let name = slash.map { path[($0 + 1)...] } ?? path
    if slash != nil, name.contains(where: \.isASCIILetter), path.allSatisfy(isPlain) { return true }
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot > name.startIndex else { return false }
    let ending = name[(dot + 1)...]
    guard 1...16 ~= ending.count, ending.allSatisfy({ $0.isASCIILetter || isDigit($0) }) else { return false }
    if ending.first?.isASCIILetter ?? false { return true }
    // `m9.5z` and `v.1` are parts of drawings, and `1.5rem` is a length.
    let word = name[..<dot].split(separator: UInt8(ascii: " ")).last ?? []
    let (letters, before) = (ending.count(where: \.isASCIILetter), word.count(where: \.isASCIILetter))
    return letters > 0 && before > 0 && letters + before > 2
  }

  /// Whether a byte is a letter, a digit or a sign that is usual in addresses.
  private static func isPlain(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || isDigit(byte) || "/:.-_%".utf8.contains(byte)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { 0x30...0x39 ~= byte }

  private static func endsQuoted(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x00...0x1F, UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"), UInt8(ascii: "<"), UInt8(ascii: ">"):
      true
    default: false
    }
  }

  private static func endsWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: ","), UInt8(ascii: ";"),
      UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "="), UInt8(ascii: "|"):
      true
    default: false
    }
  }
}

/// A reader of the tags of a page.
///
/// It is faster than `PageReader`, because it makes no value of a tag.
private struct Scanner {
  private let page: ArraySlice<UInt8>
  private var position: Int

  init(_ page: ArraySlice<UInt8>) { (self.page, position) = (page, page.startIndex) }

  /// The next byte, or `nil` at the end of the page.
  var next: UInt8? { position < page.endIndex ? page[position] : nil }

  /// Moves past the next occurrence of a byte, and returns whether there is one.
  mutating func skip(past byte: UInt8) -> Bool {
    while position < page.endIndex {
      position += 1
      if page[position - 1] == byte { return true }
    }
    return false
  }

  func starts(with text: StaticString) -> Bool {
    text.withUTF8Buffer { text in unsafe page[position...].starts(with: text) }
  }

  /// Moves past a text, or to the end of the page.
  mutating func skip(past text: StaticString) {
    _ = take(before: text)
    position = min(position + text.utf8CodeUnitCount, page.endIndex)
  }

  /// Returns everything before a text, or before the end of the page.
  mutating func take(before text: StaticString) -> ArraySlice<UInt8> {
    let start = position
    while position < page.endIndex, !starts(with: text) { position += 1 }
    return page[start..<position]
  }

  /// Returns the content of a script or a stylesheet.
  mutating func takeContent(of name: String) -> ArraySlice<UInt8> {
    let (start, end) = (position, Array("</\(name)".utf8))
    while position < page.endIndex,
      !page[position...].prefix(end.count).lazy.map({ $0.lowercasedASCII }).elementsEqual(end)
    {
      position += 1
    }
    return page[start..<position]
  }

  /// Returns the name of a tag in lower case.
  mutating func takeName() -> String {
    let start = position
    while let next, next.isASCIILetter || next == UInt8(ascii: "-") || 0x30...0x39 ~= next { position += 1 }
    return String(decoding: page[start..<position], as: UTF8.self).lowercased()
  }

  /// Passes on the values of the attributes of a tag, and moves past the tag.
  ///
  /// Returns whether the tag ends in `/>`.
  mutating func readAttributes(_ receive: (_ name: ArraySlice<UInt8>, _ value: ArraySlice<UInt8>) -> Void) -> Bool {
    while let byte = next {
      if byte == UInt8(ascii: ">") {
        position += 1
        return page[..<(position - 1)].last == UInt8(ascii: "/")
      }
      if byte <= 0x20 || byte == UInt8(ascii: "/") {
        position += 1
        continue
      }
      let start = position
      position += 1
      while let next, next > 0x20, next != UInt8(ascii: "="), next != UInt8(ascii: ">"), next != UInt8(ascii: "/") {
        position += 1
      }
      let name = page[start..<position]
      skipSpaces()
      guard next == UInt8(ascii: "=") else { continue }
      position += 1
      skipSpaces()
      receive(name, takeValue())
    }
    return false
  }

  private mutating func skipSpaces() { while let next, next <= 0x20 { position += 1 } }

  /// Returns the value of an attribute, without its quotes.
  private mutating func takeValue() -> ArraySlice<UInt8> {
    guard let quote = next, quote != UInt8(ascii: ">") else { return page[position..<position] }
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      let start = position
      while let next, next > 0x20, next != UInt8(ascii: ">") { position += 1 }
      return page[start..<position]
    }
    position += 1
    let start = position
    while let next, next != quote { position += 1 }
    defer { position = min(position + 1, page.endIndex) }
    return page[start..<position]
  }
}
