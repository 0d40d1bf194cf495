import Texts

/// What a page does with an address.
package enum LinkKind: Int, Sendable {
  case page, image, style, script, other

  /// The kind of the address in an attribute, by `rel` if the element has it; `nil` for an address that readers do not
  /// follow, and that browsers do not load.
  package init?(_ attribute: String, on element: String, relations: String?) {
    switch element {
    case _ where attribute == "poster" || attribute == "srcset" || attribute == "imagesrcset": self = .image
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
    var scanner = AttributeScanner(page[...])
    var attributes: [AttributeScanner.Attribute] = []
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
        let element = scanner.takeName()
        if element == "main" { receive(.main) }
        if element == "template" { templateDepth += 1 }
        attributes.removeAll(keepingCapacity: true)
        let isClosed = scanner.readAttributes { attributes.append($0) }
        pass(attributes, of: element, texts, isShown: templateDepth == 0, to: receive)
        if isClosed, foreignDepth > 0 { continue }
        switch element {
        case "svg", "math": if !isClosed { foreignDepth += 1 }
        case "script", "style":
          let content = scanner.takeContent(of: element.text)
          // Data about the page repeats its description, and names files that the page names, too.
          let isData = attributes.contains { $0.name == "type" && $0.value.elementsEqual("application/ld+json".utf8) }
          if !isData { inText(content, texts, receiveText) }
        case "iframe", "noembed", "noframes", "plaintext", "textarea", "title", "xmp":
          _ = scanner.takeContent(of: element.text)
        default: break
        }
      }
    }
  }

  /// Passes on the marks of a tag.
  private static func pass(
    _ attributes: [AttributeScanner.Attribute], of element: MarkupName, _ texts: Texts, isShown: Bool,
    to receive: (Mark) -> Void
  ) {
    for attribute in attributes {
      switch attribute.name {
      // The values look like paths: `page.main`, the hash of a file, and the points of a drawing.
      case "class", "integrity": continue
      case "d" where texts == .filesOnly: continue
      case "id": if isShown, !attribute.value.isEmpty { receive(.id(attribute.text)) }
      case "name" where isShown && element == "a": receive(.anchor(attribute.text))
      case "content" where isShown && element == "meta":
        let isImage = attributes.contains { $0.name == "property" && $0.value.elementsEqual("og:image".utf8) }
        if isImage { receive(.link(.image, attribute.text)) } else { passText(attribute, texts, to: receive) }
      case "href", "src", "srcset", "poster", "imagesrcset", "data":
        guard isShown, let form = RawAddressAttribute(attribute.name.text, on: element.text),
          let kind = LinkKind(
            attribute.name.text, on: element.text,
            relations: element == "link" ? attributes.first { $0.name == "rel" }?.text : nil)
        else {
          passText(attribute, texts, to: receive)
          continue
        }
        switch form {
        case .one: receive(.link(kind, attribute.text))
        case .several: for address in RawAddress.addresses(in: attribute.value) { receive(.link(kind, address)) }
        }
      default: passText(attribute, texts, to: receive)
      }
    }
  }

  /// Passes on the texts of an attribute that may be addresses.
  private static func passText(_ attribute: AttributeScanner.Attribute, _ texts: Texts, to receive: (Mark) -> Void) {
    // The names of attributes with one address, also if it has neither a slash nor a dot, such as `data-src`.
    let name = attribute.name
    let isAddress = name.ends(in: "href") || name.ends(in: "src") || name.ends(in: "poster")
    guard isAddress || mayBeAddress(attribute.value) else { return }
    let decoded = attribute.text
    if isAddress || texts == .all || looksLikeFile(Array(decoded.utf8)[...]) { receive(.text(decoded)) }
    guard !isAddress, decoded.utf8.contains(where: { endsQuoted($0) || endsWord($0) || $0 == UInt8(ascii: " ") }),
      !isText(name) || decoded.contains("url=")
    else { return }
    inText(Array(decoded.utf8)[...], texts) { receive(.text($0)) }
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

  /// Whether the values of an attribute are texts for readers.
  private static func isText(_ attribute: MarkupName) -> Bool {
    switch attribute {
    case "alt", "title", "content", "placeholder", "aria-label": true
    default: false
    }
  }

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
    guard 1...16 ~= ending.count, ending.allSatisfy(\.isASCIIAlphanumeric) else { return false }
    if ending.first?.isASCIILetter ?? false { return true }
    // `m9.5z` and `v.1` are parts of drawings, and `1.5rem` is a length.
    let word = name[..<dot].split(separator: UInt8(ascii: " ")).last ?? []
    let (letters, before) = (ending.count(where: \.isASCIILetter), word.count(where: \.isASCIILetter))
    return letters > 0 && before > 0 && letters + before > 2
  }

  /// Whether a byte is a letter, a digit or a sign that is usual in addresses.
  private static func isPlain(_ byte: UInt8) -> Bool {
    byte.isASCIIAlphanumeric || "/:.-_%".utf8.contains(byte)
  }

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
