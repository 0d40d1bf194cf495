import Dates
import Parsing

/// Dates in the forms of Ruby's `Time.parse` and Python's `dateutil`.
enum ForeignDate {
  /// Returns a date as Garland reads it, or the value itself.
  ///
  /// Both read `2026.1.2` and `20260102`. In `02/01/2026`, Ruby reads the day first, and Python the month where both are
  /// possible.
  static func readable(_ value: DataNode.Value, monthFirst: Bool) -> DataNode.Value {
    guard let text = value.text, CivilDate(text) == nil, CivilDate(loosely: text) == nil else { return value }
    // Ruby reads the day before a time with wrong signs, such as `10::00`.
    if !monthFirst, let match = text.wholeMatch(of: /(\d{4}-\d\d?-\d\d?)\s+\d+::.*/),
      CivilDate(loosely: String(match.1)) != nil
    {
      return .string(String(match.1))
    }
    let year = text.wholeMatch(of: /(\d{4})[.\/](\d{1,2})[.\/](\d{1,2})(\D.*)?/)
    if let match = year ?? text.wholeMatch(of: /(\d{4})(\d\d)(\d\d)(\D.*)?/) {
      return date([match.1, match.2, match.3], match.4, padded: monthFirst) ?? value
    }
    guard let match = text.wholeMatch(of: /(\d{1,2})[.\/-](\d{1,2})[.\/-](\d{4})(\D.*)?/), let first = Int(match.1)
    else { return value }
    let (month, day) = monthFirst && first < 13 ? (match.1, match.2) : (match.2, match.1)
    return date([match.3, month, day], match.4, padded: monthFirst) ?? value
  }

  private static func date(_ parts: [Substring], _ rest: Substring?, padded: Bool) -> DataNode.Value? {
    let numbers = parts.map { padded && $0.count == 1 ? "0" + $0 : String($0) }
    let text = numbers.joined(separator: "-") + (rest ?? "")
    return CivilDate(loosely: text) == nil ? nil : .string(text)
  }
}
