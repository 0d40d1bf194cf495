/// When clocks are set forward and back in every year, as `CET-1CEST,M3.5.0,M10.5.0/3` says.
struct YearlyRule: Sendable {
  /// The minutes ahead of UTC in the one part of the year.
  let standardOffset: Int

  /// The minutes ahead of UTC in the other part of the year.
  let summerOffset: Int

  /// When the standard offset ends.
  let summerBegins: Turn

  /// When the summer offset ends.
  let summerEnds: Turn

  /// A day such as the last Sunday in March, and what the clocks show then.
  struct Turn: Sendable {
    /// The month, January being 1.
    let month: Int
    /// Which of the weekdays it is in the month, 5 being the last.
    let week: Int
    /// The day of the week, Sunday being 0.
    let weekday: Int
    /// The minutes from midnight, which may lie on another day.
    let minutes: Int
  }

  /// The minutes ahead of UTC at a moment.
  func offset(at seconds: Int) -> Int {
    let day = GregorianDay.floorDivide(seconds + standardOffset * 60, 86_400)
    let year = GregorianDay.date(day).year
    let begin = summerBegins.localSeconds(in: year) - standardOffset * 60
    let end = summerEnds.localSeconds(in: year) - summerOffset * 60
    let isSummer = begin < end ? begin <= seconds && seconds < end : seconds < end || begin <= seconds
    return isSummer ? summerOffset : standardOffset
  }
}

extension YearlyRule.Turn {
  fileprivate func localSeconds(in year: Int) -> Int {
    let first = GregorianDay.number(year: year, month: month, day: 1)
    var day = (weekday - GregorianDay.weekday(first) + 7) % 7 + (week - 1) * 7
    if day >= GregorianDay.length(ofMonth: month, in: year) { day -= 7 }
    return (first + day) * 86_400 + minutes * 60
  }
}
