/// A walk through the bytes of a date.
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

  /// A number of exactly so many digits.
  mutating func number(digits: Int) -> Int? {
    number(digits: digits...digits)
  }

  /// A number of so many digits, and as many as there are.
  mutating func number(digits: ClosedRange<Int>) -> Int? {
    let text = rest.prefix(digits.upperBound).prefix { 0x30...0x39 ~= $0 }
    guard text.count >= digits.lowerBound else { return nil }
    rest = rest.dropFirst(text.count)
    return text.reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }

  /// Letters of ASCII in lower case, as many as there are.
  mutating func word() -> String? {
    let letters = rest.prefix { 0x61...0x7A ~= $0 | 0x20 }
    guard !letters.isEmpty else { return nil }
    rest = rest.dropFirst(letters.count)
    return String(decoding: letters.map { $0 | 0x20 }, as: UTF8.self)
  }

  /// Hours and minutes, with seconds and their fraction or without; the fraction is dropped.
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

  /// The minutes that `Z`, `+02:00`, `+0200` or `+02` is ahead of UTC.
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
