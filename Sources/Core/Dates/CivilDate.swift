/// A calendar date, with a time of day and an offset from UTC if they are known.
///
///     CivilDate("2026-01-02 03:04:05 +0200")?.secondsSince1970()  // 1767315845
///     CivilDate("2026-02-29")                                     // nil: 2026 is not a leap year
public struct CivilDate: Sendable, Hashable {
  // Small integers, because a site keeps three dates per article.
  private let storedYear: Int32
  private let storedMonth, storedDay: Int8
  private let storedOffset: Int16?

  /// The time of day, if it is known.
  public let time: Time?

  /// The year, from 0 to 9999.
  public var year: Int { Int(storedYear) }

  /// The month, January being 1.
  public var month: Int { Int(storedMonth) }

  /// The day of the month, from 1.
  public var day: Int { Int(storedDay) }

  /// The offset from UTC in minutes, if it is known.
  public var offsetMinutes: Int? { storedOffset.map { Int($0) } }

  /// A time of day, to the second.
  public struct Time: Sendable, Hashable {
    private let storedHour, storedMinute, storedSecond: Int8

    /// The hour, from 0 to 23.
    public var hour: Int { Int(storedHour) }

    /// The minute, from 0 to 59.
    public var minute: Int { Int(storedMinute) }

    /// The second, from 0 to 59.
    public var second: Int { Int(storedSecond) }

    /// Creates a time of day, or returns `nil` if a number is out of range.
    public init?(hour: Int, minute: Int, second: Int = 0) {
      guard 0..<24 ~= hour, 0..<60 ~= minute, 0..<60 ~= second else { return nil }
      (storedHour, storedMinute, storedSecond) = (Int8(hour), Int8(minute), Int8(second))
    }

    /// Creates the time from the seconds since midnight.
    init(secondOfDay: Int) {
      storedHour = Int8(secondOfDay / 3600)
      (storedMinute, storedSecond) = (Int8(secondOfDay / 60 % 60), Int8(secondOfDay % 60))
    }
  }

  /// Creates a date, or returns `nil` if the calendar has no such day or the offset is a day or more.
  public init?(year: Int, month: Int, day: Int, time: Time? = nil, offsetMinutes: Int? = nil) {
    guard 0...9999 ~= year, 1...12 ~= month, 1...GregorianDay.length(ofMonth: month, in: year) ~= day else {
      return nil
    }
    guard -1439...1439 ~= offsetMinutes ?? 0 else { return nil }
    self.init(year, month, day, time, offsetMinutes)
  }

  /// Returns whether this day is before the day of another date, ignoring the times.
  package func isDay(before other: CivilDate) -> Bool {
    (year, month, day) < (other.year, other.month, other.day)
  }

  /// Creates a date from values that are known to be valid.
  private init(_ year: Int, _ month: Int, _ day: Int, _ time: Time?, _ offsetMinutes: Int?) {
    (storedYear, storedMonth, storedDay) = (Int32(clamping: year), Int8(month), Int8(day))
    (self.time, storedOffset) = (time, offsetMinutes.map { Int16($0) })
  }

  /// Creates a date from a local time, as seconds since 1970, and its offset from UTC.
  init(localSeconds: Int, offsetMinutes: Int) {
    let days = GregorianDay.floorDivide(localSeconds, 86_400)
    let (year, month, day) = GregorianDay.date(days)
    self.init(year, month, day, Time(secondOfDay: localSeconds - days * 86_400), offsetMinutes)
  }

  /// Returns the seconds since the start of 1970 in UTC; a date without a time counts as midnight.
  ///
  /// The default offset is used if the date has none.
  package func secondsSince1970(defaultOffsetMinutes: Int = 0) -> Int {
    localSeconds - (offsetMinutes ?? defaultOffsetMinutes) * 60
  }

  /// The local time as seconds since the start of 1970 on the same clock.
  var localSeconds: Int {
    guard let time else { return dayNumber * 86_400 }
    return dayNumber * 86_400 + time.hour * 3600 + time.minute * 60 + time.second
  }

  /// The days since 1 January 1970.
  var dayNumber: Int { GregorianDay.number(year: year, month: month, day: day) }
}

/// A day of the week, numbered as in ISO 8601.
public enum Weekday: Int, Sendable, CaseIterable {
  /// Monday.
  case monday = 1
  /// Tuesday.
  case tuesday
  /// Wednesday.
  case wednesday
  /// Thursday.
  case thursday
  /// Friday.
  case friday
  /// Saturday.
  case saturday
  /// Sunday.
  case sunday
}

extension CivilDate {
  /// The day of the week.
  public var weekday: Weekday {
    Weekday(rawValue: GregorianDay.weekday(dayNumber)) ?? .sunday
  }
}
