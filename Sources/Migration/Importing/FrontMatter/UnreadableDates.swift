import Dates
import Parsing

/// Values that decide who sees an article and that Garland cannot read, such as `date: 31/31/2020`.
///
/// The article becomes a draft, because it may have been hidden in the old site. A comment keeps the old value.
enum UnreadableDates {
  /// The names of dates of publication, in lower case without signs, in all generators.
  private static let names: Set<String> = [
    "date", "pubdate", "pubdatetime", "publishdate", "publisheddate", "publishedat", "publishedon", "expires",
    "expirydate", "unpublishdate",
  ]

  /// Returns the keys without such values, and a note on each.
  ///
  /// `keys` are those of the converted article; `readable` returns a date as the old generator reads it.
  static func removed(
    from keys: ArticleKeys, of article: ForeignArticle, in bytes: [UInt8],
    _ readable: (DataNode.Value) -> DataNode.Value
  ) -> (keys: ArticleKeys, notes: [ImportNote]) {
    let written = article.keys.entries.filter { isDate($0.key) && !isRead(readable($0.value.value)) }
    let converted = keys.map.entries.filter { entry in
      switch entry.key {
      case "published": !isRead(entry.value.value) && !isFlag(entry.value.value)
      case "listed": !isFlag(entry.value.value)
      default: isDate(entry.key) && !isRead(entry.value.value)
      }
    }
    guard !written.isEmpty || !converted.isEmpty else { return (keys, []) }
    var keys = keys
    keys.remove(Set(converted.map(\.key)))
    let known = written.map(\.value.value)
    let unread = written + converted.filter { !known.contains($0.value.value) }
    let notes = unread.map { entry in
      let line = keys.makeDraft(insteadOf: entry)
      return ImportNote(
        path: article.source, line: article.line(of: entry, in: bytes),
        message: "`\(line)` cannot be read; the article is a draft now, with this line as a comment")
    }
    return (keys, notes)
  }

  private static func isDate(_ key: String) -> Bool { names.contains(key.lowercased().filter(\.isLetter)) }

  /// Whether Garland reads a value as a date; an empty value is no date in any generator.
  static func isRead(_ value: DataNode.Value) -> Bool {
    switch value {
    case .null, .string(""): true
    case .string(let text) where text.allSatisfy(\.isWhitespace): true
    case .string, .date, .integer: value.text.flatMap { WrittenDate($0) } != nil
    default: false
    }
  }

  private static func isFlag(_ value: DataNode.Value) -> Bool {
    switch value {
    case .bool, .null: true
    default: ["true", "false", "yes", "no", "on", "off", "y", "n"].contains(value.text?.lowercased() ?? "")
    }
  }
}

extension ArticleKeys {
  /// Makes a draft of an article, and returns the line that becomes a comment in its front matter.
  mutating func makeDraft(insteadOf entry: DataMap.Entry) -> String {
    self["draft"] = .bool(true)
    let text = YAMLText.of(DataMap([(entry.key, entry.value.value)])).trimmed
    comments.append(text)
    return text
  }
}

extension ForeignArticle {
  /// Returns the line of a key in the front matter, or `nil` if the key is not in the file.
  func line(of entry: DataMap.Entry, in bytes: [UInt8]) -> Int? {
    let head = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
      .prefix(bodyLine)
    let (text, key) = (entry.value.value.text ?? "", entry.key.lowercased())
    let line =
      head.firstIndex { $0.lowercased().contains(key) && (text.isEmpty || $0.contains(text)) }
      ?? head.firstIndex { text.isEmpty ? $0.lowercased().contains(key) : $0.contains(text) }
    return line.map { $0 + 1 }
  }
}
