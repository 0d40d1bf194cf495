/// The numbers of TOML.
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

  /// Digits, with single underscores between them.
  private static func isDigits(_ text: Substring, radix: Int = 10) -> Bool {
    text.split(separator: "_", omittingEmptySubsequences: false).allSatisfy { part in
      !part.isEmpty
        && part.utf8.allSatisfy { byte in
          byte < 0x80 && Character(Unicode.Scalar(byte)).hexDigitValue.map { $0 < radix } ?? false
        }
    }
  }

  /// Digits that do not begin with a zero, unless that is all.
  private static func isDecimal(_ text: Substring) -> Bool {
    isDigits(text) && (text == "0" || !text.hasPrefix("0"))
  }

  /// A decimal with a fraction, an exponent, or both; there are digits on each side of the point.
  private static func isFraction(_ text: Substring) -> Bool {
    let parts = text.split(maxSplits: 1, omittingEmptySubsequences: false) { $0 == "e" || $0 == "E" }
    let mantissa = parts[0].split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard isDecimal(mantissa[0]), mantissa.dropFirst().allSatisfy({ isDigits($0) }) else { return false }
    guard parts.count == 2 else { return mantissa.count == 2 }
    let exponent = parts[1].hasPrefix("+") || parts[1].hasPrefix("-") ? parts[1].dropFirst() : parts[1]
    return isDigits(exponent)
  }
}
