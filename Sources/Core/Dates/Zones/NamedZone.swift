/// The clocks of a place, by its name in the time zone database, or clocks a fixed time ahead of UTC.
///
///     NamedZone("Europe/Berlin")?.offsetMinutes(at: instant)  // 60 in winter, 120 in summer
///     NamedZone("+05:30")
///     NamedZone("Europe/Brelin")                              // nil: see `names` for what may have been meant
///
/// Clocks are known to the minute and from 1970 on; before that they show what they showed as 1970 began.
public struct NamedZone: Sendable {
  /// The name as it was given, or `UTC`, or an offset such as `+05:30`.
  public let name: String

  private let clock: ZoneClock

  /// Takes a name of the time zone database, in its upper and lower case, or an offset such as `+05:30`, `-0300` or `Z`.
  public init?(_ name: String) {
    if let clock = ZoneTable.clock(named: name) {
      self.init(name: name, clock: clock)
      return
    }
    var scanner = DateScanner(name)
    guard let offset = scanner.offset(), scanner.isAtEnd else { return nil }
    self.init(offsetMinutes: offset)
  }

  /// Takes clocks that are so many minutes ahead of UTC, which must be less than a day.
  public init?(offsetMinutes: Int) {
    guard -1439...1439 ~= offsetMinutes else { return nil }
    var text = DateText()
    text.append(offset: offsetMinutes, separator: ":")
    self.init(name: offsetMinutes == 0 ? "UTC" : text.string, clock: ZoneClock(fixedOffset: offsetMinutes))
  }

  private init(name: String, clock: ZoneClock) {
    self.name = name
    self.clock = clock
  }

  /// Clocks that show UTC.
  public static let utc = NamedZone(name: "UTC", clock: ZoneClock(fixedOffset: 0))

  /// All names of the time zone database, in byte order.
  public static let names: [String] = ZoneTable.rows.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }

  /// The version of the time zone database, such as `2026a`.
  public static var databaseVersion: String { ZoneTable.version }

  /// How many minutes the clocks are ahead of UTC at a moment.
  public func offsetMinutes(at instant: Instant) -> Int {
    clock.offset(at: instant.secondsSince1970)
  }

  /// How many minutes the clocks are ahead of UTC when they show a time, which they may skip or show twice.
  ///
  /// No clock is a day or more from UTC, and no zone sets its clocks twice within two days. So the offsets a day before
  /// and a day after are the only ones that can hold.
  func offsetMinutes(atLocalSeconds local: Int) -> Int {
    let before = clock.offset(at: local - 86_400)
    let after = clock.offset(at: local + 86_400)
    if before == after || clock.offset(at: local - before * 60) == before { return before }
    return clock.offset(at: local - after * 60) == after ? after : before
  }
}

extension NamedZone: Hashable, CustomStringConvertible {
  /// Whether two zones have the same name.
  public static func == (one: NamedZone, other: NamedZone) -> Bool {
    one.name == other.name
  }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }

  /// The name.
  public var description: String { name }
}
