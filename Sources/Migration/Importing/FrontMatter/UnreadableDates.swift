import Dates
import Parsing

extension CleanedKeys {
  /// The names of dates of publication, in lower case without signs, in all generators.
  private static let dates: Set<String> = [
    "date", "pubdate", "pubdatetime", "publishdate", "publisheddate", "publishedat", "publishedon", "expires",
    "expirydate", "unpublishdate",
  ]

  private static func isDate(_ key: String) -> Bool { dates.contains(key.lowercased().filter(\.isLetter)) }

  /// Removes values that decide who sees the article and that Garland cannot read, such as `date: 31/31/2020`.
  ///
  /// The article becomes a draft, because it may have been hidden in the old site. A comment keeps the old value.
  /// `readable` returns a date as the old generator reads it.
  mutating func removeUnreadableDates(_ readable: (DataNode.Value) -> DataNode.Value) {
    let written = article.keys.entries.filter { Self.isDate($0.key) && !readable($0.value.value).isReadableDate }
    let converted = keys.map.entries.filter { entry in
      switch entry.key {
      case "published": !entry.value.value.isReadableDate && !entry.value.value.isFlag
      case "listed": !entry.value.value.isFlag
      default: Self.isDate(entry.key) && !entry.value.value.isReadableDate
      }
    }
    keys.remove(Set(converted.map(\.key)))
    let known = written.map(\.value.value)
    for entry in written + converted.filter({ !known.contains($0.value.value) }) {
      let line = makeDraft(insteadOf: entry)
      note("`\(line)` cannot be read; the article is a draft now, with this line as a comment", at: entry)
    }
  }

  /// Removes a date that is too far in the future for a publication date, such as `2199-01-01`.
  ///
  /// Garland publishes an article on its date. Most generators publish it at once, so it would be lost for now.
  mutating func removeFarDate() {
    guard let entry = keys.map.entries.first(where: { $0.key == "date" }), let date = entry.value.value.text,
      let year = Int(date.prefix { $0.isNumber }), (2100..<10_000) ~= year
    else { return }
    keys["date"] = nil
    note("the date `\(date)` is removed: Garland would publish the article on that day", at: entry)
  }
}

extension DataNode.Value {
  /// Whether Garland reads the value as a date; an empty value is no date in any generator.
  var isReadableDate: Bool {
    switch self {
    case .null: true
    case .string(let text) where text.allSatisfy(\.isWhitespace): true
    case .string, .date, .integer: text.flatMap { WrittenDate($0) } != nil
    default: false
    }
  }

  fileprivate var isFlag: Bool {
    switch self {
    case .bool, .null: true
    default: ["true", "false", "yes", "no", "on", "off", "y", "n"].contains(text?.lowercased() ?? "")
    }
  }
}
