/// A day of the week, with its number in ISO 8601.
public enum Weekday: Int, Sendable, CaseIterable {
  /// The first day of the week.
  case monday = 1
  /// The second day of the week.
  case tuesday
  /// The third day of the week.
  case wednesday
  /// The fourth day of the week.
  case thursday
  /// The fifth day of the week.
  case friday
  /// The sixth day of the week.
  case saturday
  /// The last day of the week.
  case sunday
}

extension CivilDate {
  /// The day of the week that the date is.
  public var weekday: Weekday {
    Weekday(rawValue: GregorianDay.weekday(dayNumber)) ?? .sunday
  }
}
