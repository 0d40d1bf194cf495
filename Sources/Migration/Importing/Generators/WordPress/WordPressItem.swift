/// An item of an export: an article, a file, or an entry of a menu.
struct WordPressItem: Sendable {
  struct Term: Sendable, Equatable {
    /// `category`, `post_tag`, or the name of another taxonomy.
    let taxonomy: String
    /// The last part of the term's address.
    let slug: String
    let name: String
  }

  var id = 0
  var title = ""
  /// The public address.
  var link = ""
  /// `post`, `page`, `attachment`, `nav_menu_item`, or a type of a plug-in.
  var type = ""
  var status = ""
  var slug = ""
  /// The time of publication in the zone of the site, and in UTC.
  var date = ""
  var universalDate = ""
  var parent = 0
  var order = 0
  var hasPassword = false
  var isSticky = false
  /// The name with which the author signs in.
  var author = ""
  var terms: [Term] = []
  /// The metadata that an import reads, by key.
  var metadata: [String: String] = [:]
  /// The address of an uploaded file.
  var file = ""
  var commentCount = 0
  /// The text, the excerpt and the approved comments; empty in an index.
  var text = ""
  var excerpt = ""
  var comments: [WordPressComment] = []

  private static let keptMetadata: Set<String> = [
    "_thumbnail_id", "_wp_attachment_image_alt", "_wp_attached_file", "_menu_item_type", "_menu_item_object_id",
    "_menu_item_url", "_menu_item_menu_item_parent",
  ]

  /// Reads the item whose start tag was just read.
  ///
  /// An index does not need the texts, so that it stays small.
  static func read(from reader: inout XMLReader, withTexts: Bool) throws(XMLProblem) -> WordPressItem {
    var item = WordPressItem()
    let level = reader.depth
    while reader.depth >= level, let event = try reader.next() {
      guard case .start(let tag) = event else { continue }
      switch tag.name {
      case "content:encoded" where withTexts: item.text += try reader.elementText()
      case "excerpt:encoded" where withTexts: item.excerpt += try reader.elementText()
      case "content:encoded", "excerpt:encoded", "description": try reader.skipElement()
      case "title": item.title = try reader.elementText().trimmed
      case "link": item.link = try reader.elementText().trimmed
      case "dc:creator": item.author = try reader.elementText()
      case "wp:post_id": item.id = Int(try reader.elementText().trimmed) ?? 0
      case "wp:post_type": item.type = try reader.elementText().trimmed
      case "wp:status": item.status = try reader.elementText().trimmed
      case "wp:post_name": item.slug = try reader.elementText().trimmed
      case "wp:post_date": item.date = try reader.elementText().trimmed
      case "wp:post_date_gmt": item.universalDate = try reader.elementText().trimmed
      case "wp:post_parent": item.parent = Int(try reader.elementText().trimmed) ?? 0
      case "wp:menu_order": item.order = Int(try reader.elementText().trimmed) ?? 0
      case "wp:post_password": item.hasPassword = try !reader.elementText().trimmed.isEmpty
      case "wp:is_sticky": item.isSticky = try reader.elementText().trimmed == "1"
      case "wp:attachment_url": item.file = try reader.elementText().trimmed
      case "category":
        let attributes = reader.attributes(of: tag)
        let name = try reader.elementText().trimmed
        item.terms.append(
          Term(taxonomy: attributes["domain"] ?? "category", slug: attributes["nicename"] ?? "", name: name))
      case "wp:postmeta": try item.readMetadata(from: &reader)
      case "wp:comment":
        item.commentCount += 1
        if withTexts, let comment = try WordPressComment.read(from: &reader) { item.comments.append(comment) }
        if !withTexts { try reader.skipElement() }
      default: try reader.skipElement()
      }
    }
    return item
  }

  private mutating func readMetadata(from reader: inout XMLReader) throws(XMLProblem) {
    var key = ""
    let level = reader.depth
    while reader.depth >= level, let event = try reader.next() {
      guard case .start(let tag) = event else { continue }
      if tag.name == "wp:meta_key" {
        key = try reader.elementText().trimmed
      } else if tag.name == "wp:meta_value", Self.keptMetadata.contains(key) {
        metadata[key] = try reader.elementText()
      } else {
        // Only the presence of a page builder's data matters. The data can be larger than the article.
        if key == "_elementor_data" { metadata[key] = "" }
        try reader.skipElement()
      }
    }
  }

  /// The time of publication, with its distance from UTC; `nil` for a draft without one.
  var publicationDate: String? {
    let (local, universal) = (Self.numbers(in: date), Self.numbers(in: universalDate))
    guard local.count == 6, local[0] > 0 else {
      return universal.count == 6 && universal[0] > 0 ? universalDate.replacing(" ", with: "T") + "Z" : nil
    }
    let text = date.replacing(" ", with: "T")
    guard universal.count == 6, universal[0] > 0 else { return text }
    let days = local[..<3].elementsEqual(universal[..<3]) ? 0 : universal.lexicographicallyPrecedes(local) ? 1 : -1
    let minutes = days * 1440 + (local[3] - universal[3]) * 60 + local[4] - universal[4]
    guard abs(minutes) <= 14 * 60 else { return universalDate.replacing(" ", with: "T") + "Z" }
    guard minutes != 0 else { return text + "Z" }
    func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return text + (minutes < 0 ? "-" : "+") + padded(abs(minutes) / 60) + ":" + padded(abs(minutes) % 60)
  }

  private static func numbers(in date: String) -> [Int] {
    date.split { !$0.isASCII || !$0.isNumber }.compactMap { Int($0) }
  }
}
