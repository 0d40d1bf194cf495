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
    let texts = try reader.elementTexts(of: ["wp:author_login", "wp:author_display_name"])
    let name = texts["wp:author_display_name"] ?? ""
    authors[texts["wp:author_login"] ?? ""] = name.contains("@") ? String(name.prefix { $0 != "@" }) : name
  }

  private mutating func readCategory(from reader: inout XMLReader) throws(XMLProblem) {
    let texts = try reader.elementTexts(of: ["wp:category_nicename", "wp:category_parent"])
    let (slug, parent) = (texts["wp:category_nicename"] ?? "", texts["wp:category_parent"] ?? "")
    if !slug.isEmpty, !parent.isEmpty, slug != parent { categoryParents[slug] = parent }
  }

  /// Returns the XML of an item.
  func xml(of entry: Entry) -> [UInt8] { Array(bytes[entry.range]) }
}
