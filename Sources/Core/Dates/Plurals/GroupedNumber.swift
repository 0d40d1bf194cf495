/// Writes whole numbers with the separators of a language.
///
///     GroupedNumber.text(1_234_567, in: "de")  // 1.234.567
///     GroupedNumber.text(1_234_567, in: "hi")  // 12,34,567
///     GroupedNumber.text(1_234, in: "es")      // 1234
///
/// Digits are European, as in dates. A language that declares no groups has no separators.
package enum GroupedNumber {
  /// Returns the number in a language; the tag may be in any case.
  package static func text(_ number: Int, in tag: String) -> String {
    let digits = String(number.magnitude)
    guard digits.utf8.count > 3, let style = NaturalLanguage.value(for: tag, of: { $0.numbers }),
      digits.utf8.count >= style.fewestDigits
    else { return String(number) }
    var grouped: [UInt8] = []
    for (index, digit) in digits.utf8.enumerated() {
      let rest = digits.utf8.count - index
      let isStart = rest == 3 || rest > 3 && (rest - 3) % style.groupSize == 0
      if index > 0, isStart { grouped += Array(style.separator.utf8) }
      grouped.append(digit)
    }
    return (number < 0 ? "-" : "") + String(decoding: grouped, as: UTF8.self)
  }
}

/// How a language groups the digits of whole numbers.
struct DigitGroups: Sendable {
  let separator: String
  /// The size of all groups except for the last, which has three digits.
  var groupSize = 3
  /// The length from which numbers have separators.
  var fewestDigits = 4

  static let commas = DigitGroups(separator: ",")
  static let dots = DigitGroups(separator: ".")
  static let spaces = DigitGroups(separator: "\u{A0}")
  static let pairs = DigitGroups(separator: ",", groupSize: 2)

  /// The same groups, but not in numbers with four digits.
  var fromFiveDigits: DigitGroups { DigitGroups(separator: separator, groupSize: groupSize, fewestDigits: 5) }
}
