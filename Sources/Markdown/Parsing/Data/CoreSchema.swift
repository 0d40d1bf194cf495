/// What a plain text means in YAML 1.2's core schema, the one that people expect of it.
enum CoreSchema {
  /// The value, or nothing where it is a whole number that does not fit.
  static func value(of text: String) -> DataNode.Value? {
    guard let first = text.utf8.first else { return .null }
    switch first {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
      return number(text)
    case UInt8(ascii: "~"), UInt8(ascii: "n"), UInt8(ascii: "N"):
      return ["~", "null", "Null", "NULL"].contains(text) ? .null : .string(text)
    case UInt8(ascii: "t"), UInt8(ascii: "T"):
      return ["true", "True", "TRUE"].contains(text) ? .bool(true) : .string(text)
    case UInt8(ascii: "f"), UInt8(ascii: "F"):
      return ["false", "False", "FALSE"].contains(text) ? .bool(false) : .string(text)
    default:
      return .string(text)
    }
  }

  private static func number(_ text: String) -> DataNode.Value? {
    let isSigned = text.hasPrefix("+") || text.hasPrefix("-")
    let unsigned = isSigned ? text.dropFirst() : text[...]
    if isDecimal(unsigned) { return Int(text).map { .integer($0) } }
    if !isSigned, let (digits, radix) = prefixed(text) { return Int(digits, radix: radix).map { .integer($0) } }
    switch unsigned {
    case ".inf", ".Inf", ".INF": return .number(text.hasPrefix("-") ? -.infinity : .infinity)
    case ".nan" where !isSigned, ".NaN" where !isSigned, ".NAN" where !isSigned: return .number(.nan)
    default: break
    }
    guard unsigned.utf8.allSatisfy(mayBeInFraction), isFraction(unsigned) else { return .string(text) }
    return Double(text).map { .number($0) } ?? .string(text)
  }

  private static func isDecimal(_ text: Substring) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }

  /// The digits after `0x` or `0o`, if that is how the text begins and digits are all that follows.
  private static func prefixed(_ text: String) -> (digits: Substring, radix: Int)? {
    let digits = text.dropFirst(2)
    if text.hasPrefix("0x"), !digits.isEmpty, digits.utf8.allSatisfy(isHexadecimal) { return (digits, 16) }
    if text.hasPrefix("0o"), isDecimal(digits), digits.utf8.allSatisfy({ $0 < UInt8(ascii: "8") }) {
      return (digits, 8)
    }
    return nil
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): true
    case UInt8(ascii: "a")...UInt8(ascii: "f"), UInt8(ascii: "A")...UInt8(ascii: "F"): true
    default: false
    }
  }

  /// Rules most dates out before anything is taken apart.
  private static func mayBeInFraction(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "+"), UInt8(ascii: "-"): true
    case UInt8(ascii: "e"), UInt8(ascii: "E"): true
    default: false
    }
  }

  /// Digits with a point among them or at either end, with an exponent or without.
  private static func isFraction(_ text: Substring) -> Bool {
    let parts = text.split(maxSplits: 1, omittingEmptySubsequences: false) { $0 == "e" || $0 == "E" }
    let mantissa = parts[0].split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard mantissa.allSatisfy({ $0.isEmpty || isDecimal($0) }), mantissa.contains(where: { !$0.isEmpty }) else {
      return false
    }
    guard parts.count == 2 else { return true }
    let exponent = parts[1].hasPrefix("+") || parts[1].hasPrefix("-") ? parts[1].dropFirst() : parts[1]
    return isDecimal(exponent)
  }
}
