internal import Dates
internal import Diagnostics
internal import Parsing

/// Front matter as Jekyll, Hugo and Zola have it, with its fields under the names that they have here.
///
/// Another name counts where the field itself is not given; else it is a parameter like any other. Tables that hold fields
/// (`taxonomies`) or parameters (`extra`, `params`) are opened.
struct ForeignKeys {
  /// The keys under the names of fields, in the order of the text.
  private(set) var map = DataMap()
  /// What the author wrote instead of the names of fields.
  private(set) var written: [String: String] = [:]
  /// The keys of tables that hold nothing but parameters.
  private(set) var parameters: [DataMap.Entry] = []
  /// Where `published: false` stands, which makes a draft of an article whatever else it says.
  private(set) var unpublished: Range<Int>?
  /// What is doubtful about it.
  private(set) var problems: [(problem: ForeignKeyProblem, range: Range<Int>)] = []

  init(_ map: DataMap) {
    let entries = Self.opened(map.entries, &parameters)
    let fields = entries.map { ArticleMetadata.Field(ownName: $0.key) }
    guard fields.contains(nil) else {
      for (entry, field) in zip(entries, fields) { if let field { add(entry, as: field, under: entry.key) } }
      return
    }
    var owners: [ArticleMetadata.Field: Int] = [:]
    for (index, entry) in entries.enumerated() where entry.value.value != .null && !entry.value.isEmptyText {
      if let field = fields[index], owners[field] == nil { owners[field] = index }
    }
    for (index, entry) in entries.enumerated() {
      if let field = fields[index] {
        add(entry, as: field, under: entry.key)
      } else if entry.key == "published", case .bool(let isPublished) = entry.value.value {
        if !isPublished { unpublished = entry.value.range }
      } else if let field = Self.field(of: entry), owners[field] == nil {
        owners[field] = index
        written[field.rawValue] = entry.key
        add(entry, as: field, under: field.rawValue)
      } else {
        self.map.insert(entry)
        if let owner = owners[.date], Self.field(of: entry) == .date { compare(entry, with: entries[owner]) }
      }
    }
    for (entry, field) in zip(entries, fields) where field == nil { merge(entry) }
  }

  /// The entries, with those of tables in the place of the tables.
  private static func opened(_ entries: [DataMap.Entry], _ parameters: inout [DataMap.Entry]) -> [DataMap.Entry] {
    var opened: [DataMap.Entry] = []
    for entry in entries {
      switch (entry.key, entry.value.map) {
      case ("taxonomies", let map?): opened += map.entries
      case ("extra", let map?), ("params", let map?): parameters += map.entries
      default: opened.append(entry)
      }
    }
    return opened
  }

  private mutating func add(_ entry: DataMap.Entry, as field: ArticleMetadata.Field, under name: String) {
    var entry = entry
    let key = entry.key
    entry.key = name
    entry.value = entry.value.isEmptyText ? DataNode(.null, at: entry.value.range) : entry.value
    switch field {
    case .tags, .categories: split(&entry, ofMany: key.hasSuffix("s"), written: key)
    case .authors: entry.value = entry.value.naming(["name"])
    case .image: entry.value = (entry.value.firstText ?? entry.value).naming(["path", "url", "src"])
    case .series:
      if let list = entry.value.list, list.isEmpty {
        entry.value.value = .null
      } else if let list = entry.value.list, let first = entry.value.firstText {
        if list.count > 1 { problems.append((.oneSeries, entry.value.range)) }
        entry.value = first
      }
    case .url:
      if let text = entry.value.string, text.isPattern(under: key) {
        problems.append((.pattern(key: key, text), entry.value.range))
        entry.key = key
        parameters.append(entry)
        return
      }
    case .template:
      if let text = entry.value.string, text.hasSuffix(".html") {
        entry.key = ArticleMetadata.Field.layout.rawValue
        let name = String(text.dropLast(".html".count))
        // These are what Zola takes anyway.
        entry.value.value = ["page", "section", "index"].contains(name) ? .null : .string(name)
      }
    case .layout:
      // `layout: false` is for pages that nothing frames.
      if entry.value.string == nil { entry.value.value = .null }
    case .excerptSeparator:
      if let text = entry.value.string, !(text.hasPrefix("<!--") && text.hasSuffix("-->")) {
        problems.append((.noComment(text), entry.value.range))
        entry.value.value = .null
      }
    default: break
    }
    map.insert(entry)
  }

  /// Makes a list of texts in one: between commas, or, as Jekyll has it, between spaces.
  private mutating func split(_ entry: inout DataMap.Entry, ofMany isPlural: Bool, written key: String) {
    guard isPlural, let text = entry.value.string else { return }
    let separator: Character = text.contains(",") ? "," : " "
    let words = text.split(separator: separator).map { $0.trimmingSpaces() }.filter { !$0.isEmpty }
    guard words.count > 1 else { return }
    let range = entry.value.range
    if separator == " " { problems.append((.words(key: key, words), range)) }
    entry.value.value = .list(words.map { DataNode(.string($0), at: range) })
  }

  /// Adds what stands under `tag` or `category` to what stands under the plural.
  private mutating func merge(_ entry: DataMap.Entry) {
    guard let field = Self.field(of: entry), field == .tags || field == .categories, written[field.rawValue] == nil,
      let all = map[field.rawValue]
    else { return }
    let nodes = (all.list ?? [all]) + (entry.value.list ?? [entry.value])
    var merged = DataMap()
    for var other in map.entries where other.key != entry.key {
      if other.key == field.rawValue { other.value.value = .list(nodes) }
      merged.insert(other)
    }
    map = merged
  }

  /// Tells of a day to be seen from that is later than the date, which alone is read.
  private mutating func compare(_ entry: DataMap.Entry, with date: DataMap.Entry) {
    guard let later = entry.value.date, let date = date.value.date,
      later.secondsSince1970() > date.secondsSince1970()
    else { return }
    problems.append((.laterDate(key: entry.key), entry.value.range))
  }
}

extension ForeignKeys {
  /// The field that a key of another tool stands for, if its value is of the type that the tool has there.
  private static func field(of entry: DataMap.Entry) -> ArticleMetadata.Field? {
    let (isText, isList) = (entry.value.string != nil, entry.value.list != nil)
    guard !entry.value.isEmptyText else { return nil }
    switch entry.key {
    case "publishDate", "publishdate", "pubDate", "pubdate", "published": return entry.value.isDated ? .date : nil
    case "lastmod", "last_modified_at", "modified": return entry.value.isDated ? .updated : nil
    case "expiryDate", "expirydate", "unpublishdate": return entry.value.isDated ? .expires : nil
    case "tag": return isText || isList ? .tags : nil
    case "category": return isText || isList ? .categories : nil
    case "permalink", "path": return isText ? .url : nil
    case "redirect_from": return isText || isList ? .aliases : nil
    case "summary", "excerpt": return isText ? .description : nil
    case "images": return isText || entry.value.firstText != nil ? .image : nil
    default: return nil
    }
  }
}
