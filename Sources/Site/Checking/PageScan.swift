import Markup

/// What a page of HTML holds that checks ask for.
struct PageScan: Sendable {
  /// What leads elsewhere, or is loaded from there.
  struct Link: Sendable, Hashable {
    /// What becomes of it.
    enum Kind: Sendable { case page, image, style, script, other }

    let kind: Kind
    /// The address as it stands in the page.
    let address: String
  }

  /// A heading.
  struct Heading: Sendable {
    let level: Int
    let id: String?
  }

  private(set) var title = ""
  /// Whether it only leads on to another page.
  private(set) var isRedirect = false
  private(set) var links: [Link] = []
  private(set) var headings: [Heading] = []
  /// Every id; those that are there twice, apart.
  private(set) var ids: Set<String> = []
  private(set) var repeatedIDs: [String] = []
  /// What links called the place where they stand before there were ids.
  private(set) var anchors: Set<String> = []
  /// The addresses of images that have no `alt`, not even an empty one.
  private(set) var silentImages: [String] = []
  /// The bytes of styles and scripts that stand in the page itself.
  private(set) var (styleSize, scriptSize) = (0, 0)
  /// How many bytes it has.
  let size: Int

  init(_ bytes: [UInt8]) {
    size = bytes.count
    var reader = PageReader(bytes)
    var open: String?
    // What stands in a template is no part of the page.
    var templates = 0
    while let piece = reader.next() {
      switch piece {
      case .start(let tag):
        if tag.name == "template" { templates += 1 }
        guard templates == 0 else { continue }
        read(tag)
        if Self.texts.contains(tag.name), !Self.isData(tag) { open = tag.name }
      case .end(let name):
        if name == "template" { templates = max(0, templates - 1) }
        if name == open { open = nil }
      case .text(let text):
        guard let open, templates == 0 else { continue }
        read(text, in: open)
      }
    }
  }

  /// Whether a link can lead to a part of this name.
  func has(part: String) -> Bool { ids.contains(part) || anchors.contains(part) }

  /// The elements whose text is of interest.
  private static let texts: Set<String> = ["title", "style", "script"]

  /// Whether an element is a script that no browser runs, such as what search engines are told.
  private static func isData(_ tag: PageReader.Tag) -> Bool {
    guard tag.name == "script", let type = tag["type"]?.lowercased(), !type.isEmpty else { return false }
    return type != "module" && !type.contains("javascript") && !type.contains("ecmascript")
  }

  private mutating func read(_ tag: PageReader.Tag) {
    if let id = tag["id"], !id.isEmpty {
      if !ids.insert(id).inserted { repeatedIDs.append(id) }
    }
    if let level = Self.level(of: tag.name) { headings.append(Heading(level: level, id: tag["id"])) }
    switch tag.name {
    case "a": if let name = tag["name"] { anchors.insert(name) }
    case "img": if tag["alt"] == nil { silentImages.append(tag["src"] ?? "") }
    case "meta": read(meta: tag)
    default: break
    }
    links += tag.addresses.compactMap { attribute, address in
      Self.kind(of: attribute, on: tag).map { Link(kind: $0, address: address) }
    }
  }

  private mutating func read(meta tag: PageReader.Tag) {
    if tag["http-equiv"]?.lowercased() == "refresh" { isRedirect = true }
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

  /// What becomes of the address in an attribute; nothing where nobody goes there.
  private static func kind(of attribute: String, on tag: PageReader.Tag) -> Link.Kind? {
    if attribute == "poster" || attribute.hasSuffix("srcset") { return .image }
    switch tag.name {
    case "a", "area", "iframe": return .page
    case "img": return .image
    case "script": return .script
    case "link":
      let relations = (tag["rel"] ?? "").lowercased().split(separator: " ")
      if relations.contains("stylesheet") { return .style }
      return relations.contains { ["preconnect", "dns-prefetch", "me", "license"].contains($0) } ? nil : .other
    case "blockquote", "q", "ins", "del", "form", "base": return nil
    default: return .other
    }
  }
}
