extension CivilDate {
  /// Reads a date as authors write it, as long as it can be meant for one day only.
  ///
  /// Beside what `init(_:)` takes, these are read: `2025-1-2`, `2025/01/02`, `Jan 2, 2025`, `2 January 2025` and
  /// `Thu, 02 Jan 2025`, each with a time behind it or without (`10:00`, `10:00:00`, `10:00:00.5`), and the time with an
  /// offset or without (`Z`, `UTC`, `GMT`, `+02:00`, `+0200`, `+02`). Months and weekdays are English, whole or short.
  ///
  /// Refused are `01/02/2025`, which is another day in Europe than in America, years of two digits, and a weekday that
  /// the day is not.
  public init?(loosely text: String) {
    var scanner = DateScanner(text)
    _ = scanner.skipSpaces()
    guard let (day, isEnglish) = scanner.looseDay() else { return nil }
    let isSpaced = scanner.skipSpaces()
    if scanner.isAtEnd {
      self = day
      return
    }
    guard isSpaced || (!isEnglish && (scanner.skip("T") || scanner.skip("t"))) else { return nil }
    guard let time = scanner.time(hourDigits: 1...2) else { return nil }
    _ = scanner.skipSpaces()
    var offset: Int?
    if !scanner.isAtEnd {
      guard let found = scanner.looseOffset() else { return nil }
      offset = found
      _ = scanner.skipSpaces()
    }
    guard scanner.isAtEnd else { return nil }
    self.init(year: day.year, month: day.month, day: day.day, time: time, offsetMinutes: offset)
  }
}

extension DateScanner {
  /// A day without a time, and whether it is written in English.
  fileprivate mutating func looseDay() -> (CivilDate, isEnglish: Bool)? {
    let weekday = weekdayInFront()
    if weekday == nil, let day = dayInNumbers() { return (day, false) }
    guard let day = dayWithEnglishMonth() else { return nil }
    if let weekday, day.weekday != weekday { return nil }
    return (day, true)
  }

  /// `2025-1-2` or `2025/01/02`; whatever is read of anything else is given back.
  private mutating func dayInNumbers() -> CivilDate? {
    let start = self
    if let year = number(digits: 4), let day = dayInNumbers(of: year) { return day }
    self = start
    return nil
  }

  private mutating func dayInNumbers(of year: Int) -> CivilDate? {
    for separator: Unicode.Scalar in ["-", "/"] where skip(separator) {
      guard let month = number(digits: 1...2), skip(separator), let day = number(digits: 1...2) else { return nil }
      return CivilDate(year: year, month: month, day: day)
    }
    return nil
  }

  /// `Jan 2, 2025` or `2 January 2025`.
  private mutating func dayWithEnglishMonth() -> CivilDate? {
    let first = number(digits: 1...2)
    if first != nil, !skipSpaces() { return nil }
    guard let month = word().flatMap(englishMonth) else { return nil }
    _ = skip(".")
    guard let day = first ?? (skipSpaces() ? number(digits: 1...2) : nil) else { return nil }
    let hasComma = skip(",")
    guard skipSpaces() || hasComma, let year = number(digits: 4) else { return nil }
    return CivilDate(year: year, month: month, day: day)
  }

  /// `Fri,` or `Friday`; whatever is read of anything else is given back.
  private mutating func weekdayInFront() -> Weekday? {
    let start = self
    if let weekday = word().flatMap(englishWeekday) {
      _ = skip(",")
      if skipSpaces() { return weekday }
    }
    self = start
    return nil
  }

  fileprivate mutating func looseOffset() -> Int? {
    let start = self
    if let word = word(), ["utc", "gmt", "z"].contains(word) { return 0 }
    self = start
    return offset()
  }
}

private func englishMonth(_ word: String) -> Int? {
  let months = LanguageWords.english.months
  if word == "sept" { return 9 }
  return months.firstIndex { isWord(word, of: $0) }.map { $0 + 1 }
}

private func englishWeekday(_ word: String) -> Weekday? {
  let index = LanguageWords.english.weekdays.firstIndex { isWord(word, of: $0) }
  return index.flatMap { Weekday(rawValue: $0 + 1) }
}

/// Whether a word in lower case is a name or its first three letters.
private func isWord(_ word: String, of name: String) -> Bool {
  let name = name.lowercased()
  return word == name || (word.utf8.count == 3 && name.hasPrefix(word))
}
