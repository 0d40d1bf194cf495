internal import Dates
internal import Diagnostics
internal import Parsing
import Texts

/// The front matter keys of Jekyll, Hugo and Zola, translated to Garland's fields.
///
/// A foreign key is used only if the field itself is missing; otherwise it becomes a parameter. The entries of nested
/// tables (`taxonomies`, `extra`, `params`) are read as if they were at the top level.
struct ForeignKeys {
  /// The entries under Garland's keys, in the order of the text.
  private(set) var map = DataMap()
  /// The foreign keys that the author wrote, by the name of Garland's field.
  private(set) var written: [String: String] = [:]
  /// The entries of tables that contain only parameters.
  private(set) var parameters: [DataMap.Entry] = []
  /// What the keys of other generators say about who sees the article.
  private(set) var publication: PublicationReader
  /// The doubtful values.
  private(set) var problems: [(problem: ForeignKeyProblem, range: Range<Int>)] = []
  private let rules: FrontMatterRules

  init(_ map: DataMap, rules: FrontMatterRules = FrontMatterRules()) {
    self.rules = rules
    publication = PublicationReader(rules)
    let entries = Self.flattened(map.entries, &parameters)
    let fields = entries.map { ArticleMetadata.Field.named($0.key) }
    for entry in entries { publication.check(entry) }
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
      } else if rules.ownKeys.contains(entry.key) {
        self.map.insert(entry)
      } else if publication.read(entry) {
        if PublicationKey.named(entry.key)?.isShown ?? false { parameters.append(entry) }
      } else if let field = Self.field(of: entry), owners[field] == nil {
        owners[field] = index
        written[field.name] = entry.key
        add(entry, as: field, under: field.name)
      } else {
        self.map.insert(entry)
        if let owner = owners[.date], Self.field(of: entry) == .date { reportLaterDate(entry, than: entries[owner]) }
      }
    }
    for (entry, field) in zip(entries, fields) where field == nil { merge(entry) }
  }

  /// Returns the entries with nested tables flattened; entries of parameter tables go to `parameters`.
  private static func flattened(_ entries: [DataMap.Entry], _ parameters: inout [DataMap.Entry]) -> [DataMap.Entry] {
    var flattened: [DataMap.Entry] = []
    for entry in entries {
      switch (entry.key, entry.value.map) {
      case ("taxonomies", let map?): flattened += map.entries
      case ("extra", let map?), ("params", let map?): parameters += map.entries
      default: flattened.append(entry)
      }
    }
    return flattened
  }

  private mutating func add(_ entry: DataMap.Entry, as field: ArticleMetadata.Field, under name: String) {
    var entry = entry
    let key = entry.key
    entry.key = name
    entry.value = entry.value.isEmptyText ? DataNode(.null, at: entry.value.range) : entry.value
    switch field {
    case .tags, .categories: split(&entry, ofMany: key.hasSuffix("s"), written: key)
    case .authors: entry.value = entry.value.replacingMaps(byTextOf: ["name"])
    case .image:
      for text in ["alt", "caption"] {
        guard let value = entry.value.map?[text] else { continue }
        parameters.append(DataMap.Entry(key: "image_\(text)", keyRange: value.range, value: value))
      }
      entry.value = (entry.value.firstText ?? entry.value).replacingMaps(byTextOf: ["path", "url", "src"])
    case .series:
      if let list = entry.value.list, list.isEmpty {
        entry.value.value = .null
      } else if let list = entry.value.list, let first = entry.value.firstText {
        if list.count > 1 { problems.append((.severalSeries, entry.value.range)) }
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
        entry.key = ArticleMetadata.Field.layout.name
        let name = String(text.dropLast(".html".count))
        // These are Zola's defaults.
        entry.value.value = ["page", "section", "index"].contains(name) ? .null : .string(name)
      }
    case .layout:
      // `layout: false` means no template in Jekyll; it is not a template's name.
      if entry.value.string == nil { entry.value.value = .null }
    case .excerptSeparator:
      if let text = entry.value.string, !(text.hasPrefix("<!--") && text.hasSuffix("-->")) {
        problems.append((.separatorIsNoComment(text), entry.value.range))
        entry.value.value = .null
      }
    default: break
    }
    map.insert(entry)
  }

  /// Splits one text into a list of texts: at the site's separator, or else at commas or, as Jekyll does, at spaces.
  private mutating func split(_ entry: inout DataMap.Entry, ofMany isPlural: Bool, written key: String) {
    guard isPlural, let text = entry.value.string else { return }
    let separator = rules.tagSeparator ?? (text.contains(",") ? "," : " ")
    let words = text.split(separator: separator).map { String($0.trimmed) }.filter { !$0.isEmpty }
    guard words.count > 1 else { return }
    let range = entry.value.range
    if rules.tagSeparator == nil, separator == " " { problems.append((.words(key: key, words), range)) }
    entry.value.value = .list(words.map { DataNode(.string($0), at: range) })
  }

  /// Adds the items of `tag` or `category` to the items of `tags` or `categories`.
  private mutating func merge(_ entry: DataMap.Entry) {
    guard let field = Self.field(of: entry), field == .tags || field == .categories, written[field.name] == nil,
      let all = map[field.name]
    else { return }
    let nodes = (all.list ?? [all]) + (entry.value.list ?? [entry.value])
    var merged = DataMap()
    for var other in map.entries where other.key != entry.key {
      if other.key == field.name { other.value.value = .list(nodes) }
      merged.insert(other)
    }
    map = merged
  }

  /// Reports a foreign publication date later than `date`, because Garland ignores the foreign date.
  private mutating func reportLaterDate(_ entry: DataMap.Entry, than date: DataMap.Entry) {
    guard entry.value.writtenDate != nil else {
      publication.reportUnclearDate(entry)
      return
    }
    guard let later = entry.value.writtenDate?.date, let date = date.value.writtenDate?.date,
      later.secondsSince1970() > date.secondsSince1970()
    else { return }
    problems.append((.laterDate(key: entry.key), entry.value.range))
  }
}

extension ForeignKeys {
  /// Returns the field of a foreign key, if the value has the type that the other tool expects.
  private static func field(of entry: DataMap.Entry) -> ArticleMetadata.Field? {
    let (isText, isList) = (entry.value.string != nil, entry.value.list != nil)
    guard !entry.value.isEmptyText else { return nil }
    switch entry.key {
    case "published", "publish": return entry.value.isDated ? .date : nil
    case "lastmod", "last_modified_at", "modified": return entry.value.isDated ? .updated : nil
    // A value of another type must be an error, so it is not left to the author's parameters.
    case "publishDate", "publishdate", "pubDate", "pubdate": return entry.value.value == .null ? nil : .date
    case "expiryDate", "expirydate", "unpublishdate": return entry.value.value == .null ? nil : .expires
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

extension DataNode {
  /// Whether the value is blank text, which other tools' templates contain as a placeholder.
  var isEmptyText: Bool { string?.utf8.allSatisfy { $0 <= 0x20 } ?? false }

  /// Whether the value may be a date.
  var isDated: Bool {
    switch value {
    case .string, .date: true
    case .integer: writtenDate != nil
    default: false
    }
  }

  /// The value as a date; a number of ten digits is a Unix time.
  var writtenDate: WrittenDate? {
    switch value {
    case .string(let text), .date(let text): WrittenDate(text)
    case .integer(let number): WrittenDate("\(number)")
    default: nil
    }
  }

  /// The boolean that the text spells, such as `"true"` or `yes` of YAML 1.1; `nil` for any other text.
  var truth: Bool? {
    switch string?.lowercased() {
    case "yes", "on", "y", "true": true
    case "no", "off", "n", "false": false
    default: nil
    }
  }

  /// The first item of a list, if it is text.
  var firstText: DataNode? { list?.first.flatMap { $0.textual == nil ? nil : $0 } }

  /// Returns the node with each map replaced by a text in it: with the key `name`, `{name: Ann}` becomes `Ann`.
  ///
  /// The first key with a text in the map is used.
  func replacingMaps(byTextOf keys: [String]) -> DataNode {
    if let list {
      return DataNode(.list(list.map { $0.list == nil ? $0.replacingMaps(byTextOf: keys) : $0 }), at: range)
    }
    guard let map else { return self }
    return keys.lazy.compactMap { map[$0] }.first { $0.string != nil } ?? self
  }
}

extension String {
  /// Whether the text is a permalink pattern such as `/:year/:title/`, or one of Jekyll's permalink styles.
  func isPattern(under key: String) -> Bool {
    if key == "permalink", ["date", "pretty", "ordinal", "weekdate", "none"].contains(self) { return true }
    return hasPrefix(":") || contains("/:")
  }
}
