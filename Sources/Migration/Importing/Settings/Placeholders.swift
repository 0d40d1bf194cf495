import Addresses
import Dates

/// Placeholders such as `:year` in the addresses of other generators.
enum Placeholders {
  /// Returns a pattern with a value in the place of each placeholder, or `nil` if one has none.
  ///
  /// A slice can follow the name, as in Hugo's `:sections[1:]`.
  static func replaced(in pattern: String, _ value: (_ name: String) -> String?) -> String? {
    var text = ""
    var rest = pattern[...]
    while let colon = rest.firstIndex(of: ":") {
      text += rest[..<colon]
      rest = rest[rest.index(after: colon)...]
      var name = rest.prefix { $0.isLetter || $0 == "_" }
      if rest[name.endIndex...].first == "[", let end = rest.firstIndex(of: "]") { name = rest[...end] }
      guard let value = name.isEmpty ? ":" : value(String(name)) else { return nil }
      text += value
      rest = rest[name.endIndex...]
    }
    return text + rest
  }

  /// The formats of the parts of a date, by the names of Hexo and Jekyll.
  static let dateFormats = [
    "year": "%Y", "short_year": "%y", "month": "%m", "i_month": "%-m", "short_month": "%b", "long_month": "%B",
    "day": "%d", "i_day": "%-d", "y_day": "%j", "hour": "%H", "minute": "%M", "second": "%S", "week": "%V",
    "w_year": "%G", "w_day": "%u", "short_day": "%a", "long_day": "%A",
  ]

  /// Garland's placeholder for each format that it has.
  static let byFormat = Dictionary(
    dateFormats.filter { isKnown($0.key) }.map { ($0.value, ":" + $0.key) }
  ) { first, _ in first }

  /// Whether Garland has a placeholder of this name.
  static func isKnown(_ name: String) -> Bool { PermalinkPlaceholder(rawValue: name) != nil }
}
