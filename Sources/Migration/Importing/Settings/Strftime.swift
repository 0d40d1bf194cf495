import Dates

/// Dates in the formats of `strftime`, as far as addresses and templates need them.
///
/// ```swift
/// Strftime.text(of: date, "%-d %B %Y")  // 2 January 2026
/// ```
enum Strftime {
  /// Returns a date in a format; a code that is unknown here gives no text.
  static func text(of date: CivilDate, _ format: String) -> String {
    var text = ""
    var rest = format[...]
    while let character = rest.popFirst() {
      guard character == "%", var code = rest.popFirst() else {
        text.append(character)
        continue
      }
      let isUnpadded = code == "-"
      if isUnpadded { code = rest.popFirst() ?? "%" }
      let value = value(of: code, at: date)
      let short = value.drop { $0 == "0" }
      text += !isUnpadded ? value : short.isEmpty ? String(value.suffix(1)) : String(short)
    }
    return text
  }

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
  ]

  private static func value(of code: Character, at date: CivilDate) -> String {
    let (month, weekday) = (months[date.month - 1], "\(date.weekday)")
    switch code {
    case "Y": return padded(date.year, 4)
    case "y": return padded(date.year % 100)
    case "m": return padded(date.month)
    case "d": return padded(date.day)
    case "e": return date.day < 10 ? " \(date.day)" : "\(date.day)"
    case "F": return text(of: date, "%Y-%m-%d")
    case "H": return padded(date.time?.hour ?? 0)
    case "M": return padded(date.time?.minute ?? 0)
    case "S": return padded(date.time?.second ?? 0)
    case "B": return month
    case "b", "h": return String(month.prefix(3))
    case "A": return weekday.prefix(1).uppercased() + weekday.dropFirst()
    case "a": return weekday.prefix(1).uppercased() + weekday.dropFirst().prefix(2)
    case "u": return "\(date.weekday.rawValue)"
    case "w": return "\(date.weekday.rawValue % 7)"
    case "j": return padded(dayOfYear(date), 3)
    case "V": return padded((dayOfYear(thursday(of: date)) - 1) / 7 + 1)
    case "G": return padded(thursday(of: date).year, 4)
    case "%": return "%"
    default: return ""
    }
  }

  private static func padded(_ number: Int, _ count: Int = 2) -> String {
    String(repeating: "0", count: max(0, count - "\(number)".count)) + "\(number)"
  }

  // MARK: Days

  private static func seconds(_ year: Int, _ month: Int, _ day: Int) -> Int {
    CivilDate(year: year, month: month, day: day)?.secondsSince1970() ?? 0
  }

  private static func dayOfYear(_ date: CivilDate) -> Int {
    (seconds(date.year, date.month, date.day) - seconds(date.year, 1, 1)) / 86_400 + 1
  }

  /// Returns the Thursday in the week of a date, which decides the number and the year of the week in ISO 8601.
  private static func thursday(of date: CivilDate) -> CivilDate {
    let days = Weekday.thursday.rawValue - date.weekday.rawValue
    return Instant(secondsSince1970: seconds(date.year, date.month, date.day) + days * 86_400).civilDate(in: .utc)
  }
}
