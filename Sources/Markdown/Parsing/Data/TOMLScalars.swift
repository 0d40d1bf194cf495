import Dates
import Texts

extension TOMLParser {
  /// Parses a string in double quotes, on one line.
  mutating func basicText() throws(DataProblem) -> String {
    let start = cursor.offset
    cursor.advance()
    var text: [UInt8] = []
    while true {
      appendPlain(to: &text)
      switch cursor.byte {
      case UInt8(ascii: "\""):
        cursor.advance()
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): try appendEscape(to: &text)
      case UInt8(ascii: "'"): append(count: 1, to: &text)
      default: throw textProblem(from: start)
      }
    }
  }

  /// Parses a string in single quotes, on one line.
  mutating func literalText() throws(DataProblem) -> String {
    let start = cursor.offset
    cursor.advance()
    cursor.advance { isPrintable($0) && $0 != UInt8(ascii: "'") }
    let text = String(decoding: cursor.text(from: start + 1), as: UTF8.self)
    guard cursor.skip("'") else { throw textProblem(from: start) }
    return text
  }

  /// Parses a string in three quotes of either kind, without the line end directly after them.
  mutating func longText(in quote: UInt8) throws(DataProblem) -> String {
    let start = cursor.offset
    cursor.advance(by: 3)
    _ = skipNewline()
    var text: [UInt8] = []
    while true {
      appendPlain(to: &text)
      if skipNewline() {
        text.append(UInt8(ascii: "\n"))
        continue
      }
      switch cursor.byte {
      case quote:
        guard try appendQuotes(quote, to: &text) else { continue }
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\") where quote == UInt8(ascii: "\""):
        if !skipLineContinuation() { try appendEscape(to: &text) }
      case UInt8(ascii: "\\"), UInt8(ascii: "'"), UInt8(ascii: "\""): append(count: 1, to: &text)
      default: throw textProblem(from: start)
      }
    }
  }

  /// Appends the next quotes and returns whether they end the string.
  ///
  /// The last three quotes end the string. Up to two more may precede them as text.
  private mutating func appendQuotes(_ quote: UInt8, to text: inout [UInt8]) throws(DataProblem) -> Bool {
    var count = 0
    while count < 5, cursor.byte(ahead: count) == quote { count += 1 }
    guard count >= 3 else {
      append(count: count, to: &text)
      return false
    }
    append(count: count - 3, to: &text)
    cursor.advance(by: 3)
    return true
  }

  /// Skips a backslash at the end of a line, and all white space after it.
  private mutating func skipLineContinuation() -> Bool {
    var ahead = cursor
    ahead.advance()
    ahead.skipBlanks()
    guard ahead.starts(with: "\n") || ahead.starts(with: "\r\n") else { return false }
    repeat { ahead.skipBlanks() } while ahead.skip("\n") || ahead.skip("\r\n")
    cursor = ahead
    return true
  }

  /// Appends the bytes up to the next quote, backslash, line end or control character.
  private mutating func appendPlain(to text: inout [UInt8]) {
    let start = cursor.offset
    cursor.advance { byte in
      isPrintable(byte) && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "'") && byte != UInt8(ascii: "\\")
    }
    text += cursor.text(from: start)
  }

  private mutating func append(count: Int, to text: inout [UInt8]) {
    let start = cursor.offset
    cursor.advance(by: count)
    text += cursor.text(from: start)
  }

  /// Returns the problem with a string: a missing closing quote at a line end, or a control character.
  private func textProblem(from start: Int) -> DataProblem {
    let isEnd = cursor.isAtEnd || cursor.starts(with: "\n") || cursor.starts(with: "\r\n")
    let unclosed = cursor.problem(.unclosedString, from: start)
    return isEnd ? unclosed : cursor.controlCharacter ?? unclosed
  }
}

private func isPrintable(_ byte: UInt8) -> Bool {
  byte >= 0x20 && byte != 0x7F || byte == UInt8(ascii: "\t")
}

extension TOMLParser {
  /// Appends the character that an escape sequence denotes.
  mutating func appendEscape(to text: inout [UInt8]) throws(DataProblem) {
    let start = cursor.offset
    cursor.advance()
    let letter = cursor.byte
    cursor.advance(by: cursor.character.count)
    switch letter {
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): text.append(letter ?? 0)
    case UInt8(ascii: "u"): try appendCodePoint(digits: 4, from: start, to: &text)
    case UInt8(ascii: "U"): try appendCodePoint(digits: 8, from: start, to: &text)
    default: throw cursor.problem(.invalidEscape, from: start)
    }
  }

  private mutating func appendCodePoint(digits: Int, from start: Int, to text: inout [UInt8]) throws(DataProblem) {
    let first = cursor.offset
    var count = 0
    cursor.advance { byte in
      count += 1
      return count <= digits && Character(Unicode.Scalar(byte)).isHexDigit
    }
    let value = UInt32(String(decoding: cursor.text(from: first), as: UTF8.self), radix: 16)
    guard cursor.offset - first == digits, let scalar = value.flatMap(Unicode.Scalar.init) else {
      throw cursor.problem(.invalidEscape, from: start)
    }
    text += Array(String(scalar).utf8)
  }
}

extension TOMLParser {
  /// Parses a value without quotes or brackets: a boolean, a number, a date or a time.
  mutating func bareValue() throws(DataProblem) -> DataNode.Value {
    let start = cursor.offset
    cursor.advance(while: isBareValue)
    if isDateBeforeTime(from: start) {
      cursor.advance()
      cursor.advance(while: isBareValue)
    }
    let text = String(decoding: cursor.text(from: start), as: UTF8.self)
    switch text {
    case "": throw cursor.controlCharacter.flatMap { isLineEnd ? nil : $0 } ?? cursor.problem(.expectedValue)
    case "true": return .bool(true)
    case "false": return .bool(false)
    default: break
    }
    if TOMLTime.looksLikeOne(text) {
      guard TOMLTime.isValid(text) else { throw cursor.problem(.invalidDate(text), from: start) }
      return .date(text)
    }
    switch TOMLNumber.value(of: text) {
    case .value(let value): return value
    case .tooLarge: throw DataProblem(.numberTooLarge(text), at: start..<cursor.offset)
    case .noNumber: throw cursor.problem(.invalidValue(text), from: start)
    }
  }

  private var isLineEnd: Bool { cursor.starts(with: "\n") || cursor.starts(with: "\r\n") }

  /// Whether the parser has just read a date, and one space and a time follow.
  private func isDateBeforeTime(from start: Int) -> Bool {
    cursor.offset - start == 10 && cursor.starts(with: " ") && cursor.byte(ahead: 3) == UInt8(ascii: ":")
      && TOMLTime.looksLikeOne(String(decoding: cursor.text(from: start), as: UTF8.self))
  }
}

/// Whether a byte can be part of a bare value, valid or not.
private func isBareValue(_ byte: UInt8) -> Bool {
  switch byte {
  case 0...0x20, 0x7F, UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: "#"): false
  case UInt8(ascii: "="), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "\""), UInt8(ascii: "'"): false
  default: true
  }
}

/// A reader for TOML numbers.
enum TOMLNumber {
  enum Result {
    case value(DataNode.Value)
    case tooLarge
    case noNumber
  }

  static func value(of text: String) -> Result {
    let isNegative = text.hasPrefix("-")
    let unsigned = isNegative || text.hasPrefix("+") ? text.dropFirst() : text[...]
    switch unsigned {
    case "inf": return .value(.number(isNegative ? -.infinity : .infinity))
    case "nan": return .value(.number(.nan))
    default: break
    }
    if let radix = radix(of: text) { return integer(text.dropFirst(2), radix: radix, isNegative: false) }
    if isDecimal(unsigned) { return integer(unsigned, radix: 10, isNegative: isNegative) }
    guard isFraction(unsigned), let number = Double(text.filter { $0 != "_" }) else { return .noNumber }
    return .value(.number(number))
  }

  private static func radix(of text: String) -> Int? {
    switch text.prefix(2) {
    case "0x": 16
    case "0o": 8
    case "0b": 2
    default: nil
    }
  }

  private static func integer(_ text: Substring, radix: Int, isNegative: Bool) -> Result {
    guard isDigits(text, radix: radix) else { return .noNumber }
    let digits = text.filter { $0 != "_" }
    return Int((isNegative ? "-" : "") + digits, radix: radix).map { .value(.integer($0)) } ?? .tooLarge
  }

  /// Whether the text is digits with single underscores between them.
  private static func isDigits(_ text: Substring, radix: Int = 10) -> Bool {
    text.split(separator: "_", omittingEmptySubsequences: false).allSatisfy { part in
      !part.isEmpty
        && part.utf8.allSatisfy { byte in
          byte < 0x80 && Character(Unicode.Scalar(byte)).hexDigitValue.map { $0 < radix } ?? false
        }
    }
  }

  /// Whether the text is digits without a leading zero, or `0`.
  private static func isDecimal(_ text: Substring) -> Bool {
    isDigits(text) && (text == "0" || !text.hasPrefix("0"))
  }

  /// Whether the text is a decimal with a fraction, an exponent, or both, and digits on each side of the point.
  private static func isFraction(_ text: Substring) -> Bool {
    let parts = text.split(maxSplits: 1, omittingEmptySubsequences: false) { $0 == "e" || $0 == "E" }
    let mantissa = parts[0].split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard isDecimal(mantissa[0]), mantissa.dropFirst().allSatisfy({ isDigits($0) }) else { return false }
    guard parts.count == 2 else { return mantissa.count == 2 }
    let exponent = parts[1].hasPrefix("+") || parts[1].hasPrefix("-") ? parts[1].dropFirst() : parts[1]
    return isDigits(exponent)
  }
}

/// A validator for TOML dates and times.
enum TOMLTime {
  /// Whether the text starts like a date or a time: `2026-…` or `07:…`.
  static func looksLikeOne(_ text: String) -> Bool {
    let shape = text.utf8.prefix(5).map { $0.isASCIIDigit ? UInt8(ascii: "0") : $0 }
    return shape == Array("0000-".utf8) || shape.starts(with: Array("00:".utf8))
  }

  /// Whether the text is a date, a time, or both, with or without an offset.
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

  /// Whether the bytes are hours, minutes and seconds, with or without a fraction.
  private static func isTime(_ bytes: ArraySlice<UInt8>) -> Bool {
    let text = Array(bytes)
    guard text.count >= 8, text[2] == UInt8(ascii: ":"), text[5] == UInt8(ascii: ":") else { return false }
    guard let hour = number(text[0..<2]), let minute = number(text[3..<5]), let second = number(text[6..<8]) else {
      return false
    }
    let isWhole = text.count == 8
    let isFraction = text.count > 9 && text[8] == UInt8(ascii: ".") && text[9...].allSatisfy(\.isASCIIDigit)
    return hour < 24 && minute < 60 && second < 60 && (isWhole || isFraction)
  }

  /// Returns the time without its offset, or an empty slice if the offset is invalid.
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
    bytes.allSatisfy(\.isASCIIDigit) ? bytes.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) } : nil
  }
}
