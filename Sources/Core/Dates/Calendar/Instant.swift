/// A moment, to the second, the same everywhere.
///
///     let start = Instant("2026-01-02T03:04:05+02:00")
///     start?.civilDate(in: .utc)         // 2026-01-02T01:04:05Z
///     start?.secondsSince1970            // 1767315845
public struct Instant: Sendable, Hashable, Comparable {
  /// The seconds since 1970 began in UTC, without leap seconds.
  public let secondsSince1970: Int

  /// Takes the seconds since 1970 began in UTC.
  ///
  /// What lies before `earliest` or after `latest` becomes these: then every clock shows a year from 0 to 9999.
  public init(secondsSince1970: Int) {
    self.secondsSince1970 = min(max(secondsSince1970, -62_167_132_800), 253_402_214_399)
  }

  /// Takes a date; where it does not say how far its clock is ahead of UTC, it is one of the zone's clocks.
  ///
  /// Where the zone's clocks skipped that time, they are taken for not yet set forward: 02:30 becomes 03:30. Where they
  /// showed it twice, it is the first of the two. A day without a time begins at midnight.
  public init(_ date: CivilDate, in zone: NamedZone = .utc) {
    let offset = date.offsetMinutes ?? zone.offsetMinutes(atLocalSeconds: date.localSeconds)
    self.init(secondsSince1970: date.localSeconds - offset * 60)
  }

  /// The first moment there is, as the second day of the year 0 begins in UTC.
  public static let earliest = Instant(secondsSince1970: .min)

  /// The last moment there is, as the last day but one of the year 9999 ends in UTC.
  public static let latest = Instant(secondsSince1970: .max)

  /// What the clocks of a zone show, with how far they are ahead of UTC.
  public func civilDate(in zone: NamedZone = .utc) -> CivilDate {
    let offset = zone.offsetMinutes(at: self)
    return CivilDate(localSeconds: secondsSince1970 + offset * 60, offsetMinutes: offset)
  }

  /// Whether one moment is before another.
  public static func < (one: Instant, other: Instant) -> Bool {
    one.secondsSince1970 < other.secondsSince1970
  }
}

extension Instant: LosslessStringConvertible {
  /// Reads a moment as RFC 3339 writes it, such as `2026-01-02T03:04:05Z`; a fraction of a second is dropped.
  ///
  /// A text without a time or without an offset is no moment.
  public init?(_ text: String) {
    guard let date = CivilDate(text), date.time != nil, date.offsetMinutes != nil else { return nil }
    self.init(date)
  }

  /// The moment as RFC 3339 writes it in UTC, such as `2026-01-02T01:04:05Z`.
  public var description: String { civilDate().description }
}
