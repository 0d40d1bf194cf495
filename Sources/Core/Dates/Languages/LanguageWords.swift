/// What a language calls months and days, and in which order it writes them, after Unicode CLDR; a class, so that a language is
/// passed on at little cost.
final class LanguageWords: Sendable {
  /// The months beside a day: `2 января`.
  let months: [String]
  let shortMonths: [String]
  /// The months without a day: `январь 2026`.
  let loneMonths: [String]
  let loneShortMonths: [String]

  /// The weekdays beside a day, Monday being the first.
  let weekdays: [String]
  let shortWeekdays: [String]
  /// The weekdays alone.
  let loneWeekdays: [String]
  let loneShortWeekdays: [String]

  /// What stands beside an hour from 1 to 12, before noon and after.
  let halfDays: [String]

  /// The patterns of formats, taken apart.
  private let fields: [[DateField]]

  init(
    months: [String], shortMonths: [String], loneMonths: [String]? = nil, loneShortMonths: [String]? = nil,
    weekdays: [String], shortWeekdays: [String], loneWeekdays: [String]? = nil, loneShortWeekdays: [String]? = nil,
    halfDays: [String], patterns: [LanguageFormat: String]
  ) {
    self.months = months
    self.shortMonths = shortMonths
    self.loneMonths = loneMonths ?? months
    self.loneShortMonths = loneShortMonths ?? shortMonths
    self.weekdays = weekdays
    self.shortWeekdays = shortWeekdays
    self.loneWeekdays = loneWeekdays ?? weekdays
    self.loneShortWeekdays = loneShortWeekdays ?? shortWeekdays
    self.halfDays = halfDays
    fields = LanguageFormat.allCases.map { DatePattern.fields(known: patterns[$0] ?? "") }
  }

  func fields(of format: LanguageFormat) -> [DateField] { fields[format.rawValue] }
}

/// A format that each language has a pattern of its own for.
enum LanguageFormat: Int, Sendable, CaseIterable {
  case short, medium, long, full, month, year, time, weekday
}
