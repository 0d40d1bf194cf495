/// A moment in time, to the second, independent of time zones.
///
///     let start = Instant("2026-01-02T03:04:05+02:00")
///     start?.civilDate(in: .utc)         // 2026-01-02T01:04:05Z
///     start?.secondsSince1970            // 1767315845
public struct Instant: Sendable, Hashable, Comparable {
  /// The seconds since the start of 1970 in UTC, without leap seconds.
  public let secondsSince1970: Int

  /// Creates an instant from the seconds since the start of 1970 in UTC.
  ///
  /// The value is clamped to `earliest...latest`, where every time zone shows a year from 0 to 9999.
  public init(secondsSince1970: Int) {
    self.secondsSince1970 = min(max(secondsSince1970, -62_167_132_800), 253_402_214_399)
  }

  /// Creates the instant of a date; a date without an offset is in the given time zone.
  ///
  /// If the zone's clocks skip the time, the old offset applies: 02:30 becomes 03:30. If the clocks show the time
  /// twice, the result is the first of the two instants. A date without a time counts as midnight.
  public init(_ date: CivilDate, in zone: NamedZone = .utc) {
    let offset = date.offsetMinutes ?? zone.offsetMinutes(atLocalSeconds: date.localSeconds)
    self.init(secondsSince1970: date.localSeconds - offset * 60)
  }

  /// The earliest instant: the start of the second day of the year 0 in UTC.
  package static let earliest = Instant(secondsSince1970: .min)

  /// The latest instant: the end of the second to last day of the year 9999 in UTC.
  package static let latest = Instant(secondsSince1970: .max)

  /// Returns the date and time in a time zone, with the offset from UTC.
  public func civilDate(in zone: NamedZone = .utc) -> CivilDate {
    let offset = zone.offsetMinutes(at: self)
    return CivilDate(localSeconds: secondsSince1970 + offset * 60, offsetMinutes: offset)
  }

  /// Compares instants by time.
  public static func < (lhs: Instant, rhs: Instant) -> Bool {
    lhs.secondsSince1970 < rhs.secondsSince1970
  }
}

extension Instant: LosslessStringConvertible {
  /// Creates an instant from RFC 3339 text, such as `2026-01-02T03:04:05Z`; fractions of a second are dropped.
  ///
  /// Text without a time or without an offset gives `nil`.
  public init?(_ text: String) {
    guard let date = CivilDate(text), date.time != nil, date.offsetMinutes != nil else { return nil }
    self.init(date)
  }

  /// The instant as RFC 3339 text in UTC, such as `2026-01-02T01:04:05Z`.
  public var description: String { civilDate().description }
}
