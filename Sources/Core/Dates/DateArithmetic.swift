extension Instant {
  /// Returns the instant after a time, such as `start + .seconds(90)`; fractions of a second are dropped.
  public static func + (instant: Instant, time: Duration) -> Instant {
    Instant(secondsSince1970: instant.secondsSince1970 + seconds(of: time))
  }

  /// Returns the instant a time earlier; fractions of a second are dropped.
  public static func - (instant: Instant, time: Duration) -> Instant {
    Instant(secondsSince1970: instant.secondsSince1970 - seconds(of: time))
  }

  /// Returns the seconds of a time, clamped to 30,000 years, so that no sum overflows.
  private static func seconds(of time: Duration) -> Int {
    Int(min(max(time.components.seconds, -1_000_000_000_000), 1_000_000_000_000))
  }

  /// Returns the time between two instants, which is negative if the second one is later.
  public static func - (end: Instant, start: Instant) -> Duration {
    .seconds(end.secondsSince1970 - start.secondsSince1970)
  }
}

extension CivilDate {
  /// Returns the date a number of years and months later, then of days; negative numbers lead to earlier dates.
  ///
  ///     CivilDate("2026-01-31")?.adding(months: 1)  // 2026-02-28
  ///     CivilDate("2026-01-31")?.adding(days: 1)    // 2026-02-01
  ///
  /// In a shorter month, the last day is used. The time and the offset stay. The result is `nil` outside of the years 0
  /// to 9999.
  public func adding(years: Int = 0, months: Int = 0, days: Int = 0) -> CivilDate? {
    // Ten thousand years have fewer days than this, and the sums below cannot overflow.
    let limit = 4_000_000
    guard [years, months, days].allSatisfy({ -limit...limit ~= $0 }) else { return nil }
    let month = (year + years) * 12 + (self.month - 1) + months
    let newYear = GregorianDay.floorDivide(month, 12)
    let newMonth = month - newYear * 12 + 1
    let newDay = min(day, GregorianDay.length(ofMonth: newMonth, in: newYear))
    let date = GregorianDay.date(GregorianDay.number(year: newYear, month: newMonth, day: newDay) + days)
    return CivilDate(year: date.year, month: date.month, day: date.day, time: time, offsetMinutes: offsetMinutes)
  }

  /// Returns the number of days until another date, which is negative if that one is earlier; times do not count.
  public func days(until other: CivilDate) -> Int { other.dayNumber - dayNumber }
}

extension CivilDate: Comparable {
  /// Compares dates by what they show: the day, then the time of day; a date without a time is the first of its day.
  ///
  /// The offset decides only between equal texts. Compare `Instant(date, in: zone)` to order moments.
  public static func < (left: CivilDate, right: CivilDate) -> Bool {
    let (one, other) = (left.localSeconds, right.localSeconds)
    if one != other { return one < other }
    if (left.time == nil) != (right.time == nil) { return left.time == nil }
    return (left.offsetMinutes ?? .min) < (right.offsetMinutes ?? .min)
  }
}

extension CivilDate: Codable {
  /// Decodes a text in any form that `date` in front matter has, such as `2026-01-02` or `January 2, 2026, 10:00 PM`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let date = (try? container.decode(String.self)).flatMap({ CivilDate(loosely: $0) }) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "it must be a date, such as `2026-01-02` or `2026-01-02 15:04`")
    }
    self = date
  }

  /// Encodes the date as RFC 3339 text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

extension Instant: Codable {
  /// Decodes a text as `CivilDate` does; without an offset, it is in the time zone of the site, or else in UTC.
  public init(from decoder: any Decoder) throws {
    let zone = CodingUserInfoKey.timeZone.flatMap { decoder.userInfo[$0] } as? NamedZone
    self.init(try CivilDate(from: decoder), in: zone ?? .utc)
  }

  /// Encodes the instant as RFC 3339 text in UTC.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

extension CodingUserInfoKey {
  /// The time zone of decoded dates without an offset, a `NamedZone`.
  package static let timeZone = CodingUserInfoKey(rawValue: "time zone")
}
