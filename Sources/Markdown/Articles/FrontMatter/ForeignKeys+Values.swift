internal import Dates
internal import Parsing

extension ArticleMetadata.Field {
  /// The field of a name, or of a second name.
  init?(ownName name: String) {
    guard let field = Self.byName[name] else { return nil }
    self = field
  }

  private static let byName = Dictionary(
    uniqueKeysWithValues: allCases.flatMap { field in
      [field.rawValue, field.alternative].compactMap(\.self).map { ($0, field) }
    })
}

extension DataNode {
  /// Whether nothing stands between its quotes: what other tools prepare for whoever fills it in.
  var isEmptyText: Bool { string?.utf8.allSatisfy { $0 <= 0x20 } ?? false }

  /// Whether it may be a date.
  var isDated: Bool {
    switch value {
    case .string, .date: true
    default: false
    }
  }

  /// The date that it is.
  var date: CivilDate? {
    switch value {
    case .string(let text), .date(let text): CivilDate(text) ?? CivilDate(loosely: text)
    default: nil
    }
  }

  /// The first of a list, if it is a text.
  var firstText: DataNode? { list?.first.flatMap { $0.textual == nil ? nil : $0 } }

  /// The same with the text of one of some keys in the place of each map, of itself and of the values in its list.
  func naming(_ keys: [String]) -> DataNode {
    if let list { return DataNode(.list(list.map { $0.list == nil ? $0.naming(keys) : $0 }), at: range) }
    guard let map else { return self }
    return keys.lazy.compactMap { map[$0] }.first { $0.string != nil } ?? self
  }
}

extension String {
  /// Whether it is no address but says how other tools make one: `/:year/:title/`, or one of Jekyll's styles.
  func isPattern(under key: String) -> Bool {
    if key == "permalink", ["date", "pretty", "ordinal", "weekdate", "none"].contains(self) { return true }
    return hasPrefix(":") || contains("/:")
  }
}

extension Substring {
  /// The text without spaces and ends of lines around it.
  func trimmingSpaces() -> String {
    let text = drop(while: \.isWhitespace)
    return String(text[..<(text.lastIndex { !$0.isWhitespace }.map { text.index(after: $0) } ?? text.startIndex)])
  }
}
