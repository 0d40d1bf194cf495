import Dates

/// The dates and times of TOML.
enum TOMLTime {
  /// Whether the text can be meant for nothing else: `2026-…` or `07:…`.
  static func looksLikeOne(_ text: String) -> Bool {
    let shape = text.utf8.prefix(5).map { isDigit($0) ? UInt8(ascii: "0") : $0 }
    return shape == Array("0000-".utf8) || shape.starts(with: Array("00:".utf8))
  }

  /// Whether the text is a day, a time, or both, with or without an offset.
  static func isValid(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    guard bytes.count > 10, bytes[4] == UInt8(ascii: "-") else { return isTime(bytes[...]) || isDay(text) }
    let separator = bytes[10]
    guard [UInt8(ascii: "T"), UInt8(ascii: "t"), UInt8(ascii: " ")].contains(separator) else { return false }
    return isDay(String(text.utf8.prefix(10)) ?? "") && isTime(withoutOffset(bytes[11...]))
  }

  private static func isDay(_ text: String) -> Bool {
    text.utf8.count == 10 && CivilDate(text) != nil
  }

  /// Hours, minutes and seconds, with a fraction or without.
  private static func isTime(_ bytes: ArraySlice<UInt8>) -> Bool {
    let text = Array(bytes)
    guard text.count >= 8, text[2] == UInt8(ascii: ":"), text[5] == UInt8(ascii: ":") else { return false }
    guard let hour = number(text[0..<2]), let minute = number(text[3..<5]), let second = number(text[6..<8]) else {
      return false
    }
    let isWhole = text.count == 8
    let isFraction = text.count > 9 && text[8] == UInt8(ascii: ".") && text[9...].allSatisfy(isDigit)
    return hour < 24 && minute < 60 && second < 60 && (isWhole || isFraction)
  }

  /// The time alone, or nothing where the offset is none.
  private static func withoutOffset(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    if bytes.last == UInt8(ascii: "Z") || bytes.last == UInt8(ascii: "z") { return bytes.dropLast() }
    let offset = Array(bytes.suffix(6))
    guard offset.count == 6, offset[0] == UInt8(ascii: "+") || offset[0] == UInt8(ascii: "-") else { return bytes }
    guard offset[3] == UInt8(ascii: ":"), let hours = number(offset[1..<3]), let minutes = number(offset[4...]),
      hours < 24, minutes < 60
    else { return [] }
    return bytes.dropLast(6)
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int? {
    bytes.allSatisfy(isDigit) ? bytes.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) } : nil
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
