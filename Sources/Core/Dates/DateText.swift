/// A buffer for the text of a date.
struct DateText {
  private var bytes: [UInt8] = []

  init() {
    bytes.reserveCapacity(48)
  }

  var string: String { String(decoding: bytes, as: UTF8.self) }

  mutating func append(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  mutating func append(_ character: Unicode.Scalar) {
    bytes.append(UInt8(ascii: character))
  }

  /// Appends a number that is not negative, padded with zeros.
  mutating func append(_ number: Int, digits: Int) {
    var divisor = 1
    for _ in 1..<max(1, digits) { divisor *= 10 }
    while number / divisor >= 10 { divisor *= 10 }
    while divisor > 0 {
      bytes.append(0x30 + UInt8(truncatingIfNeeded: number / divisor % 10))
      divisor /= 10
    }
  }

  /// Appends the known parts of a date, such as `2026-01-02T03:04:05+02:00`.
  mutating func appendRFC3339(_ date: CivilDate) {
    append(date.year, digits: 4)
    append("-")
    append(date.month, digits: 2)
    append("-")
    append(date.day, digits: 2)
    guard let time = date.time else { return }
    append("T")
    append(time)
    guard let offset = date.offsetMinutes else { return }
    if offset == 0 { append("Z") } else { append(offset: offset, separator: ":") }
  }

  mutating func append(_ time: CivilDate.Time) {
    append(time.hour, digits: 2)
    append(":")
    append(time.minute, digits: 2)
    append(":")
    append(time.second, digits: 2)
  }

  mutating func append(offset: Int, separator: String) {
    append(offset < 0 ? "-" : "+" as Unicode.Scalar)
    append(abs(offset) / 60, digits: 2)
    append(separator)
    append(abs(offset) % 60, digits: 2)
  }
}
