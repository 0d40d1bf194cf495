/// An export file of WordPress (WXR), with an index of its items.
///
/// The file stays in memory as it is. The texts are read when their article is converted.
struct WordPressExport: Sendable {
  /// An item, and the place of its XML in the file.
  struct Entry: Sendable {
    let item: WordPressItem
    let range: Range<Int>
  }

  let path: String
  private let bytes: [UInt8]
  private(set) var title = ""
  private(set) var description = ""
  private(set) var language = ""
  /// The address of the home page.
  private(set) var address = ""
  /// The names of authors for readers, by the names with which they sign in.
  private(set) var authors: [String: String] = [:]
  /// The slug of the category above each category, by slug.
  private(set) var categoryParents: [String: String] = [:]
  private(set) var entries: [Entry] = []

  /// Whether a file begins as an export does.
  static func begins(_ bytes: [UInt8]) -> Bool {
    let start = bytes.prefix(1 << 16)
    return start.firstRange(of: "<rss".utf8) != nil
      && (start.firstRange(of: "<wp:wxr_version".utf8) != nil
        || start.firstRange(of: "wordpress.org/export/".utf8) != nil)
  }

  /// Reads an export and finds its items.
  init(_ bytes: [UInt8], at path: String) throws(XMLProblem) {
    (self.path, self.bytes) = (path, bytes)
    var reader = XMLReader(bytes)
    while let event = try reader.next() {
      guard case .start(let tag) = event else { continue }
      if reader.depth < 3 { continue }
      switch tag.name {
      case "title": title = try reader.elementText().trimmed
      case "link": address = address.isEmpty ? try reader.elementText().trimmed : address
      case "wp:base_blog_url": address = try reader.elementText().trimmed
      case "description": description = try reader.elementText().trimmed
      case "language": language = try reader.elementText().trimmed
      case "wp:author": try readAuthor(from: &reader)
      case "wp:category": try readCategory(from: &reader)
      case "item":
        let start = reader.eventStart
        let item = try WordPressItem.read(from: &reader, withTexts: false)
        entries.append(Entry(item: item, range: start..<reader.position))
      default: try reader.skipElement()
      }
    }
  }

  /// Reads the display name of an author; the e-mail address never leaves the file.
  private mutating func readAuthor(from reader: inout XMLReader) throws(XMLProblem) {
    var (login, name) = ("", "")
    let level = reader.depth
    while reader.depth >= level, let event = try reader.next() {
      guard case .start(let tag) = event else { continue }
      switch tag.name {
      case "wp:author_login": login = try reader.elementText().trimmed
      case "wp:author_display_name": name = try reader.elementText().trimmed
      default: try reader.skipElement()
      }
    }
    authors[login] = name.contains("@") ? String(name.prefix { $0 != "@" }) : name
  }

  private mutating func readCategory(from reader: inout XMLReader) throws(XMLProblem) {
    var (slug, parent) = ("", "")
    let level = reader.depth
    while reader.depth >= level, let event = try reader.next() {
      guard case .start(let tag) = event else { continue }
      switch tag.name {
      case "wp:category_nicename": slug = try reader.elementText().trimmed
      case "wp:category_parent": parent = try reader.elementText().trimmed
      default: try reader.skipElement()
      }
    }
    if !slug.isEmpty, !parent.isEmpty, slug != parent { categoryParents[slug] = parent }
  }

  /// Returns the XML of an item.
  func xml(of entry: Entry) -> [UInt8] { Array(bytes[entry.range]) }
}
