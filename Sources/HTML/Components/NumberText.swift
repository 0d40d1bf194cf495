extension BinaryInteger {
  /// Returns the number with its digits in groups of three, in the same way in every language.
  ///
  /// ```swift
  /// Text(1_234_567.formatted(grouping: ","))  // 1,234,567
  /// ```
  public func formatted(grouping separator: String) -> String {
    let text = String(self)
    let sign = text.hasPrefix("-") ? "-" : ""
    return sign + grouped(text.dropFirst(sign.count), by: separator)
  }
}

extension BinaryFloatingPoint where Self: LosslessStringConvertible {
  /// Returns the number with a fixed count of decimals, in the same way in every language.
  ///
  /// ```swift
  /// Text(1234.5.formatted(decimals: 2))  // 1234.50
  /// Text(1234.5.formatted(decimals: 2, point: ",", grouping: "."))  // 1.234,50
  /// ```
  ///
  /// A half is rounded away from zero, as on a price tag: 1.005 with two decimals is 1.01. The digits are those that
  /// Swift prints for the number.
  public func formatted(decimals: Int, point: String = ".", grouping separator: String = "") -> String {
    guard isFinite else { return description }
    let decimals = min(max(decimals, 0), 100)
    var (digits, exponent) = Self.digits(of: magnitude.description)
    // `exponent` digits stand before the point.
    let kept = exponent + decimals
    if kept < 0 {
      digits = []
    } else if kept < digits.count {
      let roundsUp = digits[kept] >= 5
      digits = Array(digits[..<kept])
      if roundsUp {
        var index = kept - 1
        while index >= 0, digits[index] == 9 {
          digits[index] = 0
          index -= 1
        }
        if index >= 0 { digits[index] += 1 } else { (digits, exponent) = ([1] + digits, exponent + 1) }
      }
    }
    let zeros = Array(repeating: 0, count: max(-exponent, 0))
    let all = zeros + digits + Array(repeating: 0, count: max(exponent, 0) + decimals + 1)
    let end = max(exponent, 0)
    let text = { (range: Range<Int>) in String(all[range].map { Character("\($0)") }) }
    let whole = end == 0 ? "0" : text(0..<end)
    let fraction = decimals == 0 ? "" : point + text(end..<end + decimals)
    let isZero = digits.allSatisfy { $0 == 0 }
    return (sign == .minus && !isZero ? "-" : "") + grouped(whole[...], by: separator) + fraction
  }

  /// Returns the digits of a positive number as Swift writes it, such as `12.5` or `1e-07`, and how many of them stand
  /// before the point.
  private static func digits(of text: String) -> (digits: [Int], exponent: Int) {
    let parts = text.split(separator: "e", maxSplits: 1)
    let mantissa = parts[0].split(separator: ".", omittingEmptySubsequences: false)
    let shift = parts.count > 1 ? Int(parts[1].drop { $0 == "+" }) ?? 0 : 0
    let digits = mantissa.joined().compactMap(\.wholeNumberValue)
    let zeros = digits.prefix { $0 == 0 }.count
    return (Array(digits.dropFirst(zeros)), mantissa[0].count + shift - zeros)
  }
}

/// Returns digits in groups of three.
private func grouped(_ digits: Substring, by separator: String) -> String {
  guard !separator.isEmpty else { return String(digits) }
  return digits.enumerated().reduce(into: "") { text, digit in
    if digit.offset > 0, (digits.count - digit.offset) % 3 == 0 { text += separator }
    text.append(digit.element)
  }
}
