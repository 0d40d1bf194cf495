/// A format for dates: a named one, whose text depends on the language, or a pattern.
///
///     DateFormat.long.text(of: date, in: DateLanguage("de"))            // 2. Januar 2026
///     try DateFormat(pattern: "EEE d MMM").text(of: date)               // Fri 2 Jan
///     DateFormat.rfc822.text(of: date)                                  // Fri, 02 Jan 2026 03:04:05 +0200
public struct DateFormat: Sendable, Hashable {
  private enum Kind: Sendable, Hashable {
    case iso, rfc822
    case ofLanguage(LanguageFormat)
    case fields([DateField])
  }

  private let kind: Kind

  private init(_ kind: Kind) {
    self.kind = kind
  }

  /// Creates a format from a pattern in the letters of Unicode CLDR, such as `d. MMMM yyyy, HH:mm`.
  ///
  /// The letters for dates are `y yy yyyy`, `M MM MMM MMMM`, `L LL LLL LLLL` (a month without a day), `d dd`, `E EEEE`
  /// and `ccc cccc` (a weekday alone). The letters for times are `H HH` (from 0 to 23), `h hh` (from 1 to 12), `m mm`,
  /// `s ss` and `a`. Put literal letters in single quotes.
  public init(pattern: String) throws(DatePatternError) {
    kind = .fields(try DatePattern.fields(of: pattern))
  }

  /// Creates a format from the name of a format, such as `long`, or from a pattern.
  public init(_ nameOrPattern: String) throws(DatePatternError) {
    if let (_, format) = Self.named.first(where: { $0.name == nameOrPattern }) {
      self = format
    } else {
      try self.init(pattern: nameOrPattern)
    }
  }

  /// The names of the named formats.
  package static var names: [String] { named.map(\.name) }

  /// The letters that patterns may use, with the allowed repetitions.
  package static let letters =
    "y yy yyyy, M MM MMM MMMM, L LL LLL LLLL, d dd, E EEEE, ccc cccc, H HH, h hh, m mm, s ss, a"

  /// RFC 3339 with the parts that the date has: `2026-01-02` or `2026-01-02T03:04:05+02:00`.
  public static let iso = DateFormat(.iso)

  /// RFC 822 for RSS: `Fri, 02 Jan 2026 03:04:05 +0200`; a date without an offset counts as UTC.
  public static let rfc822 = DateFormat(.rfc822)

  /// The day in numbers, the same in all languages: `2026-01-02`.
  public static let date = DateFormat(.fields(DatePattern.fields(known: "yyyy-MM-dd")))

  /// The day in numbers, in the order of the language: `1/2/26`.
  public static let short = DateFormat(.ofLanguage(.short))

  /// The day with a short month: `Jan 2, 2026`.
  public static let medium = DateFormat(.ofLanguage(.medium))

  /// The day with the month's name: `January 2, 2026`.
  public static let long = DateFormat(.ofLanguage(.long))

  /// The day with its weekday: `Friday, January 2, 2026`.
  public static let full = DateFormat(.ofLanguage(.full))

  /// The month and its year: `January 2026`.
  public static let month = DateFormat(.ofLanguage(.month))

  /// The year: `2026`.
  public static let year = DateFormat(.ofLanguage(.year))

  /// Hours and minutes: `3:04 AM`.
  public static let time = DateFormat(.ofLanguage(.time))

  /// The day of the week: `Friday`.
  public static let weekday = DateFormat(.ofLanguage(.weekday))

  /// Returns the text of a date; a date without a time counts as midnight.
  public func text(of date: CivilDate, in language: DateLanguage = .english) -> String {
    var text = DateText()
    switch kind {
    case .iso: text.appendRFC3339(date)
    case .rfc822: text.appendRFC822(date)
    case .ofLanguage(let format): text.append(language.words.fields(of: format), of: date, in: language.words)
    case .fields(let fields): text.append(fields, of: date, in: language.words)
    }
    return text.string
  }

  /// Returns the text of an instant in a time zone.
  public func text(of instant: Instant, in language: DateLanguage = .english, zone: NamedZone) -> String {
    text(of: instant.civilDate(in: zone), in: language)
  }

  private static let named: [(name: String, format: DateFormat)] = [
    ("iso", .iso), ("rfc822", .rfc822), ("date", .date), ("short", .short), ("medium", .medium), ("long", .long),
    ("full", .full), ("month", .month), ("year", .year), ("time", .time), ("weekday", .weekday),
  ]
}

extension DateText {
  fileprivate mutating func appendRFC822(_ date: CivilDate) {
    let english = DateLanguage.english.words
    append(english.shortWeekdays[date.weekday.rawValue - 1])
    append(", " as String)
    append(date.day, digits: 2)
    append(" ")
    append(english.shortMonths[date.month - 1])
    append(" ")
    append(date.year, digits: 4)
    append(" ")
    append(date.time ?? CivilDate.Time(secondOfDay: 0))
    append(" ")
    append(offset: date.offsetMinutes ?? 0, separator: "")
  }
}

extension Instant {
  /// Returns the date as text.
  ///
  /// ```swift
  /// post.date?.formatted(.long)  // 26 November 2026
  /// ```
  public func formatted(
    _ format: DateFormat = .medium, in language: DateLanguage = .english, zone: NamedZone = .utc
  ) -> String {
    format.text(of: self, in: language, zone: zone)
  }
}
