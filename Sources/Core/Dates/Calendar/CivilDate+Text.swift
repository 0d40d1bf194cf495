extension CivilDate {
  /// Reads a date as YAML, TOML and RFC 3339 write it, unless the text is anything else.
  ///
  /// The time stands after `T` or a space, the seconds and their fraction may be missing, and the offset may follow a
  /// space: `Z`, `+02:00`, `+0200` or `+02`. The fraction is dropped.
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
  /// The date as RFC 3339 writes it, as far as it is known, such as `2026-01-02T03:04:05+02:00`.
  public var description: String {
    var text = DateText()
    text.appendRFC3339(self)
    return text.string
  }
}
