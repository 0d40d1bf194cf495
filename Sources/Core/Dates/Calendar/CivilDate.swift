/// A day of the calendar, with a time of day and its distance from UTC where they are known.
///
///     CivilDate("2026-01-02 03:04:05 +0200")?.secondsSince1970()  // 1767315845
///     CivilDate("2026-02-29")                                     // nil: no leap year
public struct CivilDate: Sendable, Hashable {
  // A site keeps three for each article, so they are small.
  private let storedYear: Int32
  private let storedMonth, storedDay: Int8
  private let storedOffset: Int16?

  /// The time of day, if it is known.
  public let time: Time?

  /// The year, from 0 to 9999.
  public var year: Int { Int(storedYear) }

  /// The month, January being 1.
  public var month: Int { Int(storedMonth) }

  /// The day of the month, the first being 1.
  public var day: Int { Int(storedDay) }

  /// How many minutes the clock is ahead of UTC, if that is known.
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

    /// Takes a time of day, unless there is none such.
    public init?(hour: Int, minute: Int, second: Int = 0) {
      guard 0..<24 ~= hour, 0..<60 ~= minute, 0..<60 ~= second else { return nil }
      (storedHour, storedMinute, storedSecond) = (Int8(hour), Int8(minute), Int8(second))
    }

    /// The time that many seconds after midnight, of which a day has 86,400.
    init(secondOfDay: Int) {
      storedHour = Int8(secondOfDay / 3600)
      (storedMinute, storedSecond) = (Int8(secondOfDay / 60 % 60), Int8(secondOfDay % 60))
    }
  }

  /// Takes a day, unless the calendar has none such, or the offset is a day or more.
  public init?(year: Int, month: Int, day: Int, time: Time? = nil, offsetMinutes: Int? = nil) {
    guard 0...9999 ~= year, 1...12 ~= month, 1...GregorianDay.length(ofMonth: month, in: year) ~= day else {
      return nil
    }
    guard -1439...1439 ~= offsetMinutes ?? 0 else { return nil }
    self.init(year, month, day, time, offsetMinutes)
  }

  /// Whether its day comes before another's, whatever the time of day.
  public func isDay(before other: CivilDate) -> Bool {
    (year, month, day) < (other.year, other.month, other.day)
  }

  /// Takes what is known to be a date.
  private init(_ year: Int, _ month: Int, _ day: Int, _ time: Time?, _ offsetMinutes: Int?) {
    (storedYear, storedMonth, storedDay) = (Int32(clamping: year), Int8(month), Int8(day))
    (self.time, storedOffset) = (time, offsetMinutes.map { Int16($0) })
  }

  /// The date that a clock shows which runs ahead of UTC by an offset, given what it would show as seconds since 1970.
  init(localSeconds: Int, offsetMinutes: Int) {
    let days = GregorianDay.floorDivide(localSeconds, 86_400)
    let (year, month, day) = GregorianDay.date(days)
    self.init(year, month, day, Time(secondOfDay: localSeconds - days * 86_400), offsetMinutes)
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
