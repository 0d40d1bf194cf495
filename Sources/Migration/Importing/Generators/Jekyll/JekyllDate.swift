import Dates
import Parsing

/// The dates in front matter that Jekyll reads with Ruby's `Time.parse`.
enum JekyllDate {
  /// Returns a date as Garland reads it, or the value itself if Ruby reads it in no other way.
  ///
  /// Ruby reads `02/01/2026` and `2.1.2026` as the second of January, and `20260102` as a day.
  static func readable(_ value: DataNode.Value) -> DataNode.Value {
    guard let text = value.text, CivilDate(text) == nil, CivilDate(loosely: text) == nil else { return value }
    for (pattern, order) in patterns {
      guard let match = try? pattern.wholeMatch(in: text) else { continue }
      let parts = [match.1, match.2, match.3].map(String.init)
      let day = order.map { parts[$0] }.joined(separator: "-")
      let written = day + " " + match.4.trimmed
      if CivilDate(loosely: written.trimmed) != nil { return .string(written.trimmed.description) }
    }
    return value
  }

  /// Patterns for a day with the rest of the text, and the positions of the year, the month and the day.
  private static var patterns: [(Regex<(Substring, Substring, Substring, Substring, Substring)>, [Int])] {
    [
      (/(\d{4})[.\/](\d{1,2})[.\/](\d{1,2})(.*)/, [0, 1, 2]), (/(\d{1,2})[.\/-](\d{1,2})[.\/-](\d{4})(.*)/, [2, 1, 0]),
      (/(\d{4})(\d{2})(\d{2})(.*)/, [0, 1, 2]),
    ]
  }
}
