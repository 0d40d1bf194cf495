/// A scanner for the bytes of a date.
struct DateScanner {
  private(set) var rest: ArraySlice<UInt8>

  init(_ text: String) {
    rest = Array(text.utf8)[...]
  }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: character) else { return false }
    rest.removeFirst()
    return true
  }

  mutating func skipSpaces() -> Bool {
    guard skip(" ") else { return false }
    while skip(" ") {}
    return true
  }

  /// Reads a number of exactly `digits` digits.
  mutating func number(digits: Int) -> Int? {
    number(digits: digits...digits)
  }

  /// Reads as many digits as there are, within a range.
  mutating func number(digits: ClosedRange<Int>) -> Int? {
    let text = rest.prefix(digits.upperBound).prefix { 0x30...0x39 ~= $0 }
    guard text.count >= digits.lowerBound else { return nil }
    rest = rest.dropFirst(text.count)
    return text.reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }

  /// Reads ASCII letters and returns them in lower case.
  mutating func word() -> String? {
    let letters = rest.prefix { 0x61...0x7A ~= $0 | 0x20 }
    guard !letters.isEmpty else { return nil }
    rest = rest.dropFirst(letters.count)
    return String(decoding: letters.map { $0 | 0x20 }, as: UTF8.self)
  }

  /// Reads hours and minutes with optional seconds; fractions of a second are dropped.
  mutating func time(hourDigits: ClosedRange<Int> = 2...2) -> CivilDate.Time? {
    guard let hour = number(digits: hourDigits), skip(":"), let minute = number(digits: 2) else { return nil }
    guard skip(":") else { return CivilDate.Time(hour: hour, minute: minute) }
    guard let second = number(digits: 2) else { return nil }
    if skip(".") {
      guard number(digits: 1) != nil else { return nil }
      rest = rest.drop { 0x30...0x39 ~= $0 }
    }
    return CivilDate.Time(hour: hour, minute: minute, second: second)
  }

  /// Reads an offset, such as `Z`, `+02:00`, `+0200` or `+02`, and returns its minutes.
  mutating func offset() -> Int? {
    if skip("Z") || skip("z") { return 0 }
    let isNegative = skip("-")
    guard isNegative || skip("+"), let hours = number(digits: 2) else { return nil }
    let hasColon = skip(":")
    let minutes = hasColon || !rest.isEmpty ? number(digits: 2) : 0
    guard let minutes, hours < 24, minutes < 60 else { return nil }
    return (isNegative ? -1 : 1) * (hours * 60 + minutes)
  }
}

extension CivilDate {
  /// Creates a date from text in the form of YAML, TOML or RFC 3339, or returns `nil`.
  ///
  /// The time follows `T` or a space. Seconds and their fraction are optional; the fraction is dropped. The offset is
  /// `Z`, `+02:00`, `+0200` or `+02`; a space may precede it.
  public init?(_ text: String) {
    var scanner = DateScanner(text)
    guard let year = scanner.number(digits: 4), scanner.skip("-"), let month = scanner.number(digits: 2),
      scanner.skip("-"), let day = scanner.number(digits: 2)
    else { return nil }
    guard !scanner.isAtEnd else {
      self.init(year: year, month: month, day: day)
      return
    }
    guard scanner.skip("T") || scanner.skip("t") || scanner.skip(" "), let time = scanner.time() else { return nil }
    guard !scanner.isAtEnd else {
      self.init(year: year, month: month, day: day, time: time)
      return
    }
    _ = scanner.skip(" ")
    guard let offset = scanner.offset(), scanner.isAtEnd else { return nil }
    self.init(year: year, month: month, day: day, time: time, offsetMinutes: offset)
  }
}

extension CivilDate: CustomStringConvertible {
  /// The known parts of the date as RFC 3339 text, such as `2026-01-02T03:04:05+02:00`.
  public var description: String {
    var text = DateText()
    text.appendRFC3339(self)
    return text.string
  }
}

extension CivilDate {
  /// Creates a date from text in any common form that is unambiguous, or returns `nil`.
  ///
  /// In addition to the forms of `init(_:)`, it accepts `2025-1-2`, `2025/01/02`, `Jan 2, 2025`, `2 January 2025` and
  /// `Thu, 02 Jan 2025`. The time is optional: `10:00`, `10:00:00`, `10:00:00.5`. The offset is optional: `Z`, `UTC`,
  /// `GMT`, `+02:00`, `+0200`, `+02`. Months and weekdays are in English, in full or abbreviated.
  ///
  /// It rejects `01/02/2025`, which means different days in Europe and America. It also rejects a year of two digits,
  /// and a weekday that does not match the date.
  package init?(loosely text: String) {
    var scanner = DateScanner(text)
    _ = scanner.skipSpaces()
    guard let (day, isEnglish) = scanner.scanLooseDay() else { return nil }
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
      guard let scanned = scanner.scanLooseOffset() else { return nil }
      offset = scanned
      _ = scanner.skipSpaces()
    }
    guard scanner.isAtEnd else { return nil }
    self.init(year: day.year, month: day.month, day: day.day, time: time, offsetMinutes: offset)
  }
}

extension DateScanner {
  /// Reads a date without a time, and returns whether it is written in English.
  fileprivate mutating func scanLooseDay() -> (CivilDate, isEnglish: Bool)? {
    let weekday = scanWeekday()
    if weekday == nil, let day = scanNumericDay() { return (day, false) }
    guard let day = scanEnglishDay() else { return nil }
    if let weekday, day.weekday != weekday { return nil }
    return (day, true)
  }

  /// Reads `2025-1-2` or `2025/01/02`; on failure, the position does not change.
  private mutating func scanNumericDay() -> CivilDate? {
    let start = self
    if let year = number(digits: 4), let day = scanNumericDay(of: year) { return day }
    self = start
    return nil
  }

  private mutating func scanNumericDay(of year: Int) -> CivilDate? {
    for separator: Unicode.Scalar in ["-", "/"] where skip(separator) {
      guard let month = number(digits: 1...2), skip(separator), let day = number(digits: 1...2) else { return nil }
      return CivilDate(year: year, month: month, day: day)
    }
    return nil
  }

  /// Reads `Jan 2, 2025` or `2 January 2025`.
  private mutating func scanEnglishDay() -> CivilDate? {
    let first = number(digits: 1...2)
    if first != nil, !skipSpaces() { return nil }
    guard let month = word().flatMap(englishMonth) else { return nil }
    _ = skip(".")
    guard let day = first ?? (skipSpaces() ? number(digits: 1...2) : nil) else { return nil }
    let hasComma = skip(",")
    guard skipSpaces() || hasComma, let year = number(digits: 4) else { return nil }
    return CivilDate(year: year, month: month, day: day)
  }

  /// Reads `Fri,` or `Friday`; on failure, the position does not change.
  private mutating func scanWeekday() -> Weekday? {
    let start = self
    if let weekday = word().flatMap(englishWeekday) {
      _ = skip(",")
      if skipSpaces() { return weekday }
    }
    self = start
    return nil
  }

  fileprivate mutating func scanLooseOffset() -> Int? {
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

/// Returns whether a lower-case word is a name or its first three letters.
private func isWord(_ word: String, of name: String) -> Bool {
  let name = name.lowercased()
  return word == name || (word.utf8.count == 3 && name.hasPrefix(word))
}
