/// When a post was published: one every five hours since the beginning of 2008.
struct PostTime: Sendable, Equatable {
  /// How many posts there may be before their times lie in the future.
  static let limit = 30_000

  private let seconds: Int

  init(_ number: Int) {
    seconds = 1_199_174_400 + number * 5 * 3_600
  }

  /// The day, such as `2008-01-31`.
  var day: String { "\(digits(date.year, 4))-\(digits(date.month, 2))-\(digits(date.day, 2))" }

  /// The hour and the minute, such as `08:00`.
  var hour: String { "\(digits(seconds / 3_600 % 24, 2)):\(digits(seconds / 60 % 60, 2))" }

  /// Both, as ISO 8601 has them.
  var iso: String { "\(day)T\(hour):00Z" }

  /// The day by the calendar, counted in years that begin in March.
  private var date: (year: Int, month: Int, day: Int) {
    let days = seconds / 86_400 + 719_468
    let era = days / 146_097
    let dayOfEra = days % 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let month = (5 * dayOfYear + 2) / 153
    let year = era * 400 + yearOfEra + (month < 10 ? 0 : 1)
    return (year, month < 10 ? month + 3 : month - 9, dayOfYear - (153 * month + 2) / 5 + 1)
  }

  private func digits(_ number: Int, _ width: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, width - text.count)) + text
  }
}
