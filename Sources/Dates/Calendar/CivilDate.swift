/// A day of the calendar, with a time of day and its distance from UTC where they are known.
///
///     CivilDate("2026-01-02 03:04:05 +0200")?.secondsSince1970()  // 1767315845
///     CivilDate("2026-02-29")                                     // nil: no leap year
public struct CivilDate: Sendable, Hashable {
  /// The year, from 0 to 9999.
  public let year: Int

  /// The month, January being 1.
  public let month: Int

  /// The day of the month, the first being 1.
  public let day: Int

  /// The time of day, if it is known.
  public let time: Time?

  /// How many minutes the clock is ahead of UTC, if that is known.
  public let offsetMinutes: Int?

  /// A time of day, to the second.
  public struct Time: Sendable, Hashable {
    /// The hour, from 0 to 23.
    public let hour: Int

    /// The minute, from 0 to 59.
    public let minute: Int

    /// The second, from 0 to 59.
    public let second: Int

    /// Takes a time of day, unless there is none such.
    public init?(hour: Int, minute: Int, second: Int = 0) {
      guard 0..<24 ~= hour, 0..<60 ~= minute, 0..<60 ~= second else { return nil }
      self.hour = hour
      self.minute = minute
      self.second = second
    }

    /// The time that many seconds after midnight, of which a day has 86,400.
    init(secondOfDay: Int) {
      hour = secondOfDay / 3600
      minute = secondOfDay / 60 % 60
      second = secondOfDay % 60
    }
  }

  /// Takes a day, unless the calendar has none such, or the offset is a day or more.
  public init?(year: Int, month: Int, day: Int, time: Time? = nil, offsetMinutes: Int? = nil) {
    guard 0...9999 ~= year, 1...12 ~= month, 1...GregorianDay.length(ofMonth: month, in: year) ~= day else {
      return nil
    }
    guard -1439...1439 ~= offsetMinutes ?? 0 else { return nil }
    self.year = year
    self.month = month
    self.day = day
    self.time = time
    self.offsetMinutes = offsetMinutes
  }

  /// The date that a clock shows which runs ahead of UTC by an offset, given what it would show as seconds since 1970.
  init(localSeconds: Int, offsetMinutes: Int) {
    let days = GregorianDay.floorDivide(localSeconds, 86_400)
    (year, month, day) = GregorianDay.date(days)
    time = Time(secondOfDay: localSeconds - days * 86_400)
    self.offsetMinutes = offsetMinutes
  }

  /// The seconds from the beginning of 1970 in UTC; a day without a time begins at midnight.
  ///
  /// Where the date does not say how far its clock is ahead of UTC, the default holds.
  public func secondsSince1970(defaultOffsetMinutes: Int = 0) -> Int {
    localSeconds - (offsetMinutes ?? defaultOffsetMinutes) * 60
  }

  /// The seconds that a clock has counted that showed midnight when 1970 began.
  var localSeconds: Int {
    guard let time else { return dayNumber * 86_400 }
    return dayNumber * 86_400 + time.hour * 3600 + time.minute * 60 + time.second
  }

  /// The days since 1 January 1970.
  var dayNumber: Int { GregorianDay.number(year: year, month: month, day: day) }
}
