/// A time zone: a name in the time zone database, or a fixed offset from UTC.
///
///     NamedZone("Europe/Berlin")?.offsetMinutes(at: instant)  // 60 in winter, 120 in summer
///     NamedZone("+05:30")
///     NamedZone("Europe/Brelin")                              // nil: no such name, see `names`
///
/// Offsets are exact to the minute from 1970 on. Before 1970, the offset at the start of 1970 is used.
public struct NamedZone: Sendable {
  /// The given name, `UTC`, or an offset such as `+05:30`.
  public let name: String

  private let clock: ZoneClock

  /// Creates a zone from a name in the time zone database, or from an offset such as `+05:30`, `-0300` or `Z`.
  ///
  /// Names are case-sensitive.
  public init?(_ name: String) {
    if let clock = ZoneTable.clock(named: name) {
      self.init(name: name, clock: clock)
      return
    }
    var scanner = DateScanner(name)
    guard let offset = scanner.offset(), scanner.isAtEnd else { return nil }
    self.init(offsetMinutes: offset)
  }

  /// Creates a zone with a fixed offset from UTC, which must be less than a day.
  package init?(offsetMinutes: Int) {
    guard -1439...1439 ~= offsetMinutes else { return nil }
    var text = DateText()
    text.append(offset: offsetMinutes, separator: ":")
    self.init(name: offsetMinutes == 0 ? "UTC" : text.string, clock: ZoneClock(fixedOffset: offsetMinutes))
  }

  private init(name: String, clock: ZoneClock) {
    self.name = name
    self.clock = clock
  }

  /// Coordinated Universal Time.
  public static let utc = NamedZone(name: "UTC", clock: ZoneClock(fixedOffset: 0))

  /// All names in the time zone database, in byte order.
  package static let names: [String] = ZoneTable.names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }

  /// The version of the time zone database, such as `2026a`.
  package static var databaseVersion: String { ZoneTable.version }

  /// Returns the offset from UTC at an instant, in minutes.
  package func offsetMinutes(at instant: Instant) -> Int {
    clock.offset(at: instant.secondsSince1970)
  }

  /// Returns the offset from UTC for a local time, which the zone's clocks may skip or show twice.
  ///
  /// Offsets are less than a day, and no zone changes its offset twice within two days. So the result is the offset a
  /// day before or a day after.
  func offsetMinutes(atLocalSeconds local: Int) -> Int {
    let before = clock.offset(at: local - 86_400)
    let after = clock.offset(at: local + 86_400)
    if before == after || clock.offset(at: local - before * 60) == before { return before }
    return clock.offset(at: local - after * 60) == after ? after : before
  }
}

extension NamedZone: Hashable, CustomStringConvertible {
  /// Compares the names.
  public static func == (lhs: NamedZone, rhs: NamedZone) -> Bool {
    lhs.name == rhs.name
  }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }

  /// The name.
  public var description: String { name }
}
