extension CivilDate {
  /// Reads a date as YAML, TOML and RFC 3339 write it, unless the text is anything else.
  ///
  /// The time stands after `T` or a space, the seconds and their fraction may be missing, and the offset may follow a
  /// space: `Z`, `+02:00`, `+0200` or `+02`. The fraction is dropped.
  public init?(_ text: String) {
    var scanner = Scanner(rest: Array(text.utf8)[...])
    guard let year = scanner.number(digits: 4), scanner.skip("-"), let month = scanner.number(digits: 2),
      scanner.skip("-"), let day = scanner.number(digits: 2)
    else { return nil }
    guard !scanner.rest.isEmpty else {
      self.init(year: year, month: month, day: day)
      return
    }
    guard scanner.skip("T") || scanner.skip("t") || scanner.skip(" "), let time = scanner.time() else { return nil }
    guard !scanner.rest.isEmpty else {
      self.init(year: year, month: month, day: day, time: time)
      return
    }
    guard let offset = scanner.offset(), scanner.rest.isEmpty else { return nil }
    self.init(year: year, month: month, day: day, time: time, offsetMinutes: offset)
  }
}

extension CivilDate: CustomStringConvertible {
  /// The date as RFC 3339 writes it, as far as it is known, such as `2026-01-02T03:04:05+02:00`.
  public var description: String {
    let date = "\(padded(year, to: 4))-\(padded(month))-\(padded(day))"
    guard let time else { return date }
    let clock = "\(date)T\(padded(time.hour)):\(padded(time.minute)):\(padded(time.second))"
    guard let offset = offsetMinutes else { return clock }
    if offset == 0 { return clock + "Z" }
    return clock + (offset < 0 ? "-" : "+") + "\(padded(abs(offset) / 60)):\(padded(abs(offset) % 60))"
  }

  private func padded(_ number: Int, to width: Int = 2) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}

/// A walk through the bytes of a date.
private struct Scanner {
  var rest: ArraySlice<UInt8>

  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: character) else { return false }
    rest.removeFirst()
    return true
  }

  mutating func number(digits: Int) -> Int? {
    let text = rest.prefix(digits)
    guard text.count == digits, text.allSatisfy({ 0x30...0x39 ~= $0 }) else { return nil }
    rest = rest.dropFirst(digits)
    return text.reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }

  mutating func time() -> CivilDate.Time? {
    guard let hour = number(digits: 2), skip(":"), let minute = number(digits: 2) else { return nil }
    guard skip(":") else { return CivilDate.Time(hour: hour, minute: minute) }
    guard let second = number(digits: 2) else { return nil }
    if skip(".") {
      guard number(digits: 1) != nil else { return nil }
      rest = rest.drop { 0x30...0x39 ~= $0 }
    }
    return CivilDate.Time(hour: hour, minute: minute, second: second)
  }

  mutating func offset() -> Int? {
    _ = skip(" ")
    if skip("Z") || skip("z") { return 0 }
    let isNegative = skip("-")
    guard isNegative || skip("+"), let hours = number(digits: 2) else { return nil }
    let hasColon = skip(":")
    let minutes = hasColon || !rest.isEmpty ? number(digits: 2) : 0
    guard let minutes, hours < 24, minutes < 60 else { return nil }
    return (isNegative ? -1 : 1) * (hours * 60 + minutes)
  }
}
