/// The names of months and days in a language, and its date patterns, from Unicode CLDR.
///
/// A class, so that passing a language on is cheap.
final class DateWords: Sendable {
  /// The names of months in dates with a day, such as `2 января`.
  let months: [String]
  let shortMonths: [String]
  /// The names of months without a day, which have another form in some languages.
  let standaloneMonths: [String]
  let loneShortMonths: [String]

  /// The names of weekdays in dates, starting with Monday.
  let weekdays: [String]
  let shortWeekdays: [String]
  /// The weekdays on their own.
  let loneWeekdays: [String]
  let loneShortWeekdays: [String]

  /// The words for before noon and after noon, next to an hour from 1 to 12.
  let dayPeriods: [String]

  /// The fields of each format's pattern.
  private let fields: [[DateField]]

  /// Creates the words of a language; the default patterns are those of most languages.
  init(
    months: [String], shortMonths: [String]? = nil, standaloneMonths: [String]? = nil,
    loneShortMonths: [String]? = nil, weekdays: [String], shortWeekdays: [String]? = nil,
    loneWeekdays: [String]? = nil, loneShortWeekdays: [String]? = nil, dayPeriods: [String] = ["AM", "PM"],
    short: String, medium: String = "d MMM y", long: String = "d MMMM y", full: String = "EEEE d MMMM y",
    month: String = "MMMM y", year: String = "y", time: String = "HH:mm"
  ) {
    self.months = months
    self.shortMonths = shortMonths ?? months
    self.standaloneMonths = standaloneMonths ?? months
    self.loneShortMonths = loneShortMonths ?? self.shortMonths
    self.weekdays = weekdays
    self.shortWeekdays = shortWeekdays ?? weekdays
    self.loneWeekdays = loneWeekdays ?? weekdays
    self.loneShortWeekdays = loneShortWeekdays ?? self.shortWeekdays
    self.dayPeriods = dayPeriods
    fields = [short, medium, long, full, month, year, time, "cccc"].map(DatePattern.fields(known:))
  }

  func fields(of format: LanguageFormat) -> [DateField] { fields[format.rawValue] }

  /// The words for unknown languages: numbers, and the defaults of Unicode CLDR.
  static let unknown = DateWords(
    months: (1...12).map { $0 < 10 ? "M0\($0)" : "M\($0)" }, weekdays: DateLanguage.english.words.shortWeekdays,
    short: "yyyy-MM-dd", medium: "yyyy-MM-dd", long: "yyyy-MM-dd", full: "yyyy-MM-dd", month: "yyyy-MM", year: "yyyy")
}

/// A format with a pattern for each language.
enum LanguageFormat: Int, Sendable {
  case short, medium, long, full, month, year, time, weekday
}
