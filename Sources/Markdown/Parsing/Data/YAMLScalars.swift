extension YAMLComposer {
  /// Returns the value of a scalar.
  ///
  /// A tag determines the type. Without a tag, the core schema determines the type of a plain scalar, and any other
  /// scalar is a string.
  mutating func scalar(_ text: String, isPlain: Bool, tag: String?, at range: Range<Int>) -> DataNode.Value {
    guard let tag else { return isPlain ? plain(text, at: range) : .string(text) }
    guard let kind = CoreTag(rawValue: shortName(of: tag)) else {
      report(.unknownTag(displayName(tag)), at: range)
      return .string(text)
    }
    switch (kind, plain(text, at: range)) {
    case (.text, _), (.asIs, _): return .string(text)
    case (.null, .null): return .null
    case (.bool, .bool(let isTrue)): return .bool(isTrue)
    case (.int, .integer(let number)): return .integer(number)
    case (.float, .number(let number)): return .number(number)
    case (.float, .integer(let number)): return .number(Double(number))
    default:
      report(.tagMismatch(displayName(tag)), at: range)
      return .string(text)
    }
  }

  /// Reports a tag that does not fit a list or a map.
  mutating func check(_ event: YAMLEvent, against expected: String) {
    guard let tag = event.tag else { return }
    let name = shortName(of: tag)
    if name == expected || name == CoreTag.asIs.rawValue { return }
    let isKnown = name == "seq" || name == "map" || CoreTag(rawValue: name) != nil
    report(isKnown ? .tagMismatch(displayName(tag)) : .unknownTag(displayName(tag)), at: event.range)
  }

  private enum CoreTag: String {
    case text = "str"
    case null, bool, int, float
    case asIs = "!"
  }

  private static let prefix = "tag:yaml.org,2002:"

  /// Returns the short name of a tag that YAML defines, such as `int`, or any other tag unchanged.
  private func shortName(of tag: String) -> String {
    tag.hasPrefix(Self.prefix) ? String(tag.dropFirst(Self.prefix.count)) : tag
  }

  /// Returns the tag as the author most likely wrote it.
  private func displayName(_ tag: String) -> String {
    tag.hasPrefix(Self.prefix) ? "!!\(shortName(of: tag))" : tag
  }

  private mutating func plain(_ text: String, at range: Range<Int>) -> DataNode.Value {
    if let value = CoreSchema.value(of: text) { return value }
    report(.numberTooLarge(text), at: range)
    return .string(text)
  }
}

/// The rules of YAML 1.2's core schema for plain scalars.
enum CoreSchema {
  /// Returns the value, or `nil` for an integer that does not fit in 64 bits.
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

  /// Returns the digits after `0x` or `0o`, or `nil` if the text is anything else.
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

  /// Whether a byte can occur in a fraction.
  ///
  /// This excludes most dates before the text is split.
  private static func mayBeInFraction(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "+"), UInt8(ascii: "-"): true
    case UInt8(ascii: "e"), UInt8(ascii: "E"): true
    default: false
    }
  }

  /// Whether the text is digits with an optional point and an optional exponent.
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
