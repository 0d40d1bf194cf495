/// The offsets of a time zone from UTC, and the times at which they change.
struct ZoneClock: Sendable {
  /// The times of all changes, in seconds since 1970, in order.
  private let changes: [Int]

  /// The offsets in minutes: before the first change, then after each change.
  private let offsets: [Int]

  /// The yearly rule after the last change, if the zone has daylight saving time.
  private let rule: YearlyRule?

  /// Creates a zone whose offset never changes.
  init(fixedOffset: Int) {
    changes = []
    offsets = [fixedOffset]
    rule = nil
  }

  /// Creates a zone from its changes and offsets; there is one more offset than changes.
  init(changes: [Int], offsets: [Int], rule: YearlyRule?) {
    self.changes = changes
    self.offsets = offsets
    self.rule = rule
  }

  /// Returns the offset in minutes at a time in seconds since 1970.
  func offset(at seconds: Int) -> Int {
    guard seconds < changes.last ?? 0 else {
      return rule?.offset(at: seconds) ?? offsets[changes.count]
    }
    var low = 0
    var high = changes.count
    while low < high {
      let middle = (low + high) / 2
      if changes[middle] <= seconds { low = middle + 1 } else { high = middle }
    }
    return offsets[low]
  }
}

/// The yearly start and end of daylight saving time, such as `CET-1CEST,M3.5.0,M10.5.0/3`.
struct YearlyRule: Sendable {
  /// The standard offset from UTC, in minutes.
  let standardOffset: Int

  /// The offset of daylight saving time from UTC, in minutes.
  let summerOffset: Int

  /// The start of daylight saving time.
  let summerStart: Change

  /// The end of daylight saving time.
  let summerEnd: Change

  /// A date such as the last Sunday in March, with a local time.
  struct Change: Sendable {
    /// The month, January being 1.
    let month: Int
    /// The number of the weekday within the month, 5 for the last.
    let week: Int
    /// The day of the week, 0 for Sunday.
    let weekday: Int
    /// The local time in minutes from midnight of that day, which may be negative or longer than a day.
    let minutes: Int
  }

  /// Returns the offset in minutes at a time in seconds since 1970.
  func offset(at seconds: Int) -> Int {
    let day = GregorianDay.floorDivide(seconds + standardOffset * 60, 86_400)
    let year = GregorianDay.date(day).year
    let begin = summerStart.localSeconds(in: year) - standardOffset * 60
    let end = summerEnd.localSeconds(in: year) - summerOffset * 60
    let isSummer = begin < end ? begin <= seconds && seconds < end : seconds < end || begin <= seconds
    return isSummer ? summerOffset : standardOffset
  }
}

extension YearlyRule.Change {
  fileprivate func localSeconds(in year: Int) -> Int {
    let first = GregorianDay.number(year: year, month: month, day: 1)
    var day = (weekday - GregorianDay.weekday(first) + 7) % 7 + (week - 1) * 7
    if day >= GregorianDay.length(ofMonth: month, in: year) { day -= 7 }
    return (first + day) * 86_400 + minutes * 60
  }
}
