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
  }

  /// Takes a day, unless the calendar has none such, or the offset is a day or more.
  public init?(year: Int, month: Int, day: Int, time: Time? = nil, offsetMinutes: Int? = nil) {
    guard 0...9999 ~= year, 1...12 ~= month, 1...Self.length(ofMonth: month, in: year) ~= day else { return nil }
    guard abs(offsetMinutes ?? 0) < 24 * 60 else { return nil }
    self.year = year
    self.month = month
    self.day = day
    self.time = time
    self.offsetMinutes = offsetMinutes
  }

  /// The seconds from the beginning of 1970 in UTC; a day without a time begins at midnight.
  ///
  /// Where the date does not say how far its clock is ahead of UTC, the default holds.
  public func secondsSince1970(defaultOffsetMinutes: Int = 0) -> Int {
    let minutes = (time?.hour ?? 0) * 60 + (time?.minute ?? 0) - (offsetMinutes ?? defaultOffsetMinutes)
    return daysSince1970 * 86_400 + minutes * 60 + (time?.second ?? 0)
  }

  /// Days in years that begin in March, so that the leap day comes last.
  private var daysSince1970: Int {
    let shiftedYear = month > 2 ? year : year - 1
    let shiftedMonth = (month + 9) % 12
    let leapDays = floorDivide(shiftedYear, 4) - floorDivide(shiftedYear, 100) + floorDivide(shiftedYear, 400)
    let daysBeforeMonth = (153 * shiftedMonth + 2) / 5
    return 365 * shiftedYear + leapDays + daysBeforeMonth + day - 1 - 719_468
  }

  private static func length(ofMonth month: Int, in year: Int) -> Int {
    switch month {
    case 2: year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400)) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

private func floorDivide(_ dividend: Int, _ divisor: Int) -> Int {
  dividend >= 0 ? dividend / divisor : -((divisor - 1 - dividend) / divisor)
}
