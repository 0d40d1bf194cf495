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

  /// Skips digits, and returns whether there was at least one.
  mutating func skipDigits() -> Bool {
    let count = rest.count
    rest = rest.drop { 0x30...0x39 ~= $0 }
    return rest.count < count
  }

  /// Skips everything up to and including a character, and returns whether the text has it.
  mutating func skipPast(_ character: Unicode.Scalar) -> Bool {
    rest = rest.drop { $0 != UInt8(ascii: character) }
    return skip(character)
  }

  /// Reads ASCII letters and returns them in lower case.
  mutating func word() -> String? {
    let letters = rest.prefix { 0x61...0x7A ~= $0 | 0x20 }
    guard !letters.isEmpty else { return nil }
    rest = rest.dropFirst(letters.count)
    return String(decoding: letters.map { $0 | 0x20 }, as: UTF8.self)
  }

  /// Reads hours and minutes with optional seconds; fractions of a second are dropped.
  mutating func time() -> CivilDate.Time? {
    guard let hour = number(digits: 2), skip(":"), let minute = number(digits: 2) else { return nil }
    guard skip(":") else { return CivilDate.Time(hour: hour, minute: minute) }
    guard let second = number(digits: 2) else { return nil }
    if skip("."), !skipDigits() { return nil }
    return CivilDate.Time(hour: hour, minute: minute, second: second)
  }

  /// Reads an offset, such as `Z`, `+02:00`, `+0200` or `+02`, and returns its minutes.
  mutating func offset() -> Int? {
    if skip("Z") || skip("z") { return 0 }
    let isNegative = skip("-")
    guard isNegative || skip("+"), let hours = number(digits: 2) else { return nil }
    let hasMinutes = skip(":") || (rest.first.map { 0x30...0x39 ~= $0 } ?? false)
    let minutes = hasMinutes ? number(digits: 2) : 0
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
