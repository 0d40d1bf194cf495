/// A date in any common form that is unambiguous, such as `January 2nd, 2025` or `2025-1-2 10:00 PM`.
///
/// Besides the form of `CivilDate(_:)`, it accepts:
///
/// - days: `2025-1-2`, `2025/01/02`, `2025-01-002`, `Jan 2, 2025`, `January 2nd, 2025`, `2 January 2025`
///   or `Thu, 02 Jan 2025`
/// - times: `3:4`, `10:00`, `1000`, `10:00:00.5`, `10:00 PM`, after a space, a comma, `T` or, behind numbers, a hyphen
/// - zones: `Z`, `+02:00`, `+0200`, `+02`, `CET`, `GMT+0100 (CET)`
/// - the year at the end, as Unix tools write it: `Thu Jan  2 10:00:00 UTC 2025`
/// - Unix time in ten digits: `1735812000`
///
/// Months and weekdays are in English, in full or abbreviated. It rejects `01/02/2025`, which means different days in
/// Europe and America, a year of two digits, and a weekday that does not match the date.
package struct WrittenDate: Sendable, Hashable {
  /// The date; it has no offset if the text has none, or if its time zone is ambiguous.
  package let date: CivilDate

  /// The abbreviation in the text, such as `CST`, if it stands for several time zones.
  package private(set) var ambiguousZone: String?

  /// Reads a text, or returns `nil` if it is no date.
  package init?(_ text: String) {
    var scanner = DateScanner(text)
    _ = scanner.skipSpaces()
    guard let date = scanner.unixTime() ?? scanner.writtenDate() else { return nil }
    _ = scanner.skipSpaces()
    guard scanner.isAtEnd else { return nil }
    self = date
  }

  fileprivate init(_ date: CivilDate, ambiguousZone: String? = nil) {
    (self.date, self.ambiguousZone) = (date, ambiguousZone)
  }
}

extension CivilDate {
  /// Creates a date from text in any form of `WrittenDate`, or returns `nil`.
  package init?(loosely text: String) {
    guard let written = WrittenDate(text) else { return nil }
    self = written.date
  }
}

/// A day as written; its year may follow the time.
private struct WrittenDay {
  var year: Int?
  let month, day: Int
  var weekday: Weekday?
  let isEnglish: Bool
}

extension DateScanner {
  /// Reads the seconds since 1970 in ten digits: a time between 2001 and 2286.
  fileprivate mutating func unixTime() -> WrittenDate? {
    number(digits: 10).map { WrittenDate(Instant(secondsSince1970: $0).civilDate()) }
  }

  /// Reads a day, and a time with a zone if they follow.
  fileprivate mutating func writtenDate() -> WrittenDate? {
    guard let day = writtenDay() else { return nil }
    guard day.year == nil || skipToTime(afterEnglish: day.isEnglish) else {
      return date(day, year: day.year).map { WrittenDate($0) }
    }
    guard let time = clockTime() else { return nil }
    _ = skipSpaces()
    let zone = writtenZone()
    _ = skipSpaces()
    let year = day.year ?? number(digits: 4)
    _ = skipSpaces()
    guard skipComment() else { return nil }
    switch zone {
    case nil: return date(day, year: year, time: time).map { WrittenDate($0) }
    case .offset(let minutes): return date(day, year: year, time: time, offset: minutes).map { WrittenDate($0) }
    case .ambiguous(let name): return date(day, year: year, time: time).map { WrittenDate($0, ambiguousZone: name) }
    }
  }

  /// Returns the date of a day, or `nil` if it does not exist or has another weekday.
  private func date(_ day: WrittenDay, year: Int?, time: CivilDate.Time? = nil, offset: Int? = nil) -> CivilDate? {
    let date = year.flatMap {
      CivilDate(year: $0, month: day.month, day: day.day, time: time, offsetMinutes: offset)
    }
    return date.flatMap { day.weekday == nil || day.weekday == $0.weekday ? $0 : nil }
  }

  /// Skips the separator between a day and a time, and returns whether text follows it.
  private mutating func skipToTime(afterEnglish isEnglish: Bool) -> Bool {
    let hasComma = skip(",")
    if skipSpaces() {
      if isEnglish { _ = skipWord("at") && skipSpaces() }
      return !isAtEnd
    }
    return !isEnglish && !hasComma && (skip("T") || skip("t") || skip("-"))
  }

  /// Skips a comment in parentheses, such as JavaScript's `(Central European Time)`.
  ///
  /// Returns `false` if it has no end.
  private mutating func skipComment() -> Bool {
    guard skip("(") else { return true }
    return skipPast(")")
  }
}

extension DateScanner {
  /// Reads a day in numbers or in English.
  private mutating func writtenDay() -> WrittenDay? {
    if let weekday = weekday() {
      var day = englishDay()
      day?.weekday = weekday
      return day
    }
    return attempt { $0.numericDay() } ?? englishDay()
  }

  /// Reads `2025-1-2` or `2025/01/02`.
  private mutating func numericDay() -> WrittenDay? {
    guard let year = number(digits: 4) else { return nil }
    for separator: Unicode.Scalar in ["-", "/"] where skip(separator) {
      guard let month = number(digits: 1...2), skip(separator),
        let day = attempt({ $0.number(digits: 3) }) ?? number(digits: 1...2)
      else { return nil }
      return WrittenDay(year: year, month: month, day: day, isEnglish: false)
    }
    return nil
  }

  /// Reads `Jan 2nd, 2025`, `2 January 2025`, or `Jan 2` before a time and the year.
  private mutating func englishDay() -> WrittenDay? {
    let first = dayNumber()
    if first != nil, !skipSpaces() { return nil }
    guard let month = word().flatMap(englishMonth) else { return nil }
    _ = skip(".")
    guard let day = first ?? (skipSpaces() ? dayNumber() : nil) else { return nil }
    let hasComma = skip(",")
    guard skipSpaces() || hasComma else { return nil }
    return WrittenDay(year: number(digits: 4), month: month, day: day, isEnglish: true)
  }

  /// Reads the number of a day, such as `2`, `02` or `2nd`.
  private mutating func dayNumber() -> Int? {
    guard let number = number(digits: 1...2) else { return nil }
    _ = ["st", "nd", "rd", "th"].contains { skipWord($0) }
    return number
  }

  /// Reads `Fri,` or `Friday`.
  private mutating func weekday() -> Weekday? {
    attempt { scanner in
      guard let weekday = scanner.word().flatMap(englishWeekday) else { return nil }
      _ = scanner.skip(",")
      return scanner.skipSpaces() ? weekday : nil
    }
  }
}

extension DateScanner {
  /// Reads `3:4`, `10:00:00.5`, `10:00 PM` or `1000`; fractions of a second are dropped.
  private mutating func clockTime() -> CivilDate.Time? {
    if let time = attempt({ $0.number(digits: 4) }) {
      return CivilDate.Time(hour: time / 100, minute: time % 100, second: 0)
    }
    guard let hour = number(digits: 1...2), skip(":"), let minute = number(digits: 1...2) else { return nil }
    var second = 0
    if skip(":") {
      guard let number = number(digits: 1...2) else { return nil }
      second = number
      if skip(".") || skip(",") {
        guard skipDigits() else { return nil }
      }
    }
    guard let isAfternoon = attempt({ $0.dayPeriod() }) else {
      return CivilDate.Time(hour: hour, minute: minute, second: second)
    }
    guard 1...12 ~= hour else { return nil }
    return CivilDate.Time(hour: hour % 12 + (isAfternoon ? 12 : 0), minute: minute, second: second)
  }

  /// Reads `AM`, `pm` or `p.m.`, and returns whether it is the afternoon.
  private mutating func dayPeriod() -> Bool? {
    _ = skipSpaces()
    switch word() {
    case "am": return false
    case "pm": return true
    case let letter? where letter == "a" || letter == "p":
      return skip(".") && skipWord("m") && skip(".") ? letter == "p" : nil
    default: return nil
    }
  }

  /// Reads an offset, an abbreviation, or both: `+01:00`, `CET`, `GMT+0100`, `+0100 CET`.
  private mutating func writtenZone() -> ZoneAbbreviation? {
    if let zone = attempt({ $0.zoneAbbreviation() }) {
      guard zone == .offset(0), let minutes = attempt({ $0.offset() }) else { return zone }
      return .offset(minutes)
    }
    guard let minutes = attempt({ $0.offset() }) else { return nil }
    _ = attempt { $0.skipSpaces() ? $0.zoneAbbreviation() : nil }
    return .offset(minutes)
  }

  private mutating func zoneAbbreviation() -> ZoneAbbreviation? { word().flatMap { ZoneAbbreviation($0) } }

  /// Runs a scan, and goes back to where it began if the result is `nil`.
  private mutating func attempt<Result>(_ scan: (inout DateScanner) -> Result?) -> Result? {
    let start = self
    if let result = scan(&self) { return result }
    self = start
    return nil
  }

  /// Skips a word in lower or upper case, if it is next.
  private mutating func skipWord(_ expected: String) -> Bool {
    attempt { $0.word() == expected ? true : nil } ?? false
  }
}

private func englishMonth(_ word: String) -> Int? {
  let months = DateLanguage.english.words.months
  if word == "sept" { return 9 }
  return months.firstIndex { isWord(word, of: $0) }.map { $0 + 1 }
}

private func englishWeekday(_ word: String) -> Weekday? {
  let index = DateLanguage.english.words.weekdays.firstIndex { isWord(word, of: $0) }
  return index.flatMap { Weekday(rawValue: $0 + 1) }
}

/// Returns whether a lower-case word is a name or its first three letters.
private func isWord(_ word: String, of name: String) -> Bool {
  let name = name.lowercased()
  return word == name || (word.utf8.count == 3 && name.hasPrefix(word))
}
