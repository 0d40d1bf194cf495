import Dates

/// Dates in the formats of `strftime`, as far as addresses and templates need them.
///
/// ```swift
/// Strftime.text(of: date, "%-d %B %Y")  // 2 January 2026
/// ```
enum Strftime {
  /// Returns a date in a format; a code that is unknown here gives no text.
  static func text(of date: CivilDate, _ format: String) -> String {
    let written = "\(date)"
    func digits(_ from: Int, _ count: Int) -> String { String(written.dropFirst(from).prefix(count)) }
    let months = [
      "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
      "December",
    ]
    let month = Int(digits(5, 2)).map { months[($0 + 11) % 12] } ?? ""
    let day = Weekdays(of: date)
    let values: [Character: String] = [
      "j": padded(day.dayOfYear, 3), "V": padded(day.week, 2), "G": padded(day.yearOfWeek, 4), "u": "\(day.number)",
      "A": day.name, "a": String(day.name.prefix(3)),
      "Y": digits(0, 4), "y": digits(2, 2), "m": digits(5, 2), "d": digits(8, 2),
      "e": digits(8, 2).replacing(/^0/, with: " "), "B": month, "b": String(month.prefix(3)),
      "h": String(month.prefix(3)), "H": digits(11, 2),
      "M": digits(14, 2), "S": digits(17, 2), "F": digits(0, 10), "%": "%",
    ]
    var text = ""
    var rest = format[...]
    while let character = rest.popFirst() {
      guard character == "%", var code = rest.popFirst() else {
        text.append(character)
        continue
      }
      let isUnpadded = code == "-"
      if isUnpadded { code = rest.popFirst() ?? "%" }
      let value = values[code] ?? ""
      text += isUnpadded && value.hasPrefix("0") ? String(value.dropFirst()) : value
    }
    return text
  }

  private static func padded(_ number: Int, _ count: Int) -> String {
    String(repeating: "0", count: max(0, count - "\(number)".count)) + "\(number)"
  }
}

/// The day of a date within its year and its week, as ISO 8601 counts weeks.
private struct Weekdays {
  let dayOfYear: Int
  /// The number of the weekday; Monday is 1.
  let number: Int
  let name: String
  let week: Int
  /// The year of the week, which can be another one than that of the date.
  let yearOfWeek: Int

  init(of date: CivilDate) {
    let days = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334]
    func isLeap(_ year: Int) -> Bool { year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) }
    dayOfYear = days[(date.month + 11) % 12] + date.day + (date.month > 2 && isLeap(date.year) ? 1 : 0)
    let names = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
    number = date.weekday.rawValue
    name = names[number - 1]
    /// Returns the number of weeks in a year whose last day has a number from 1 to 7.
    func weeks(in year: Int, lastDay: Int) -> Int { lastDay == 4 || lastDay == 5 && isLeap(year) ? 53 : 52 }
    let (count, length) = ((dayOfYear - number + 10) / 7, isLeap(date.year) ? 366 : 365)
    let lastDay = (number + length - dayOfYear - 1) % 7 + 1
    let lastDayBefore = (number + 700 - dayOfYear - 1) % 7 + 1
    if count < 1 {
      (week, yearOfWeek) = (weeks(in: date.year - 1, lastDay: lastDayBefore), date.year - 1)
    } else if count > weeks(in: date.year, lastDay: lastDay) {
      (week, yearOfWeek) = (1, date.year + 1)
    } else {
      (week, yearOfWeek) = (count, date.year)
    }
  }
}
