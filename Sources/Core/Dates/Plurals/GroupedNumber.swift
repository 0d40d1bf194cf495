/// Writes whole numbers with the separators of a language.
///
///     GroupedNumber.text(1_234_567, in: "de")  // 1.234.567
///     GroupedNumber.text(1_234_567, in: "hi")  // 12,34,567
///     GroupedNumber.text(1_234, in: "es")      // 1234
///
/// Digits are European, as in dates. A language that is not in the table has no separators.
package enum GroupedNumber {
  /// Returns the number in a language; the tag may be in any case.
  package static func text(_ number: Int, in tag: String) -> String {
    let digits = String(number.magnitude)
    guard digits.utf8.count > 3, let style = Style.of(tag), digits.utf8.count >= style.fewestDigits else {
      return String(number)
    }
    var grouped: [UInt8] = []
    for (index, digit) in digits.utf8.enumerated() {
      let rest = digits.utf8.count - index
      let isStart = rest == 3 || rest > 3 && (rest - 3) % style.groupSize == 0
      if index > 0, isStart { grouped += Array(style.separator.utf8) }
      grouped.append(digit)
    }
    return (number < 0 ? "-" : "") + String(decoding: grouped, as: UTF8.self)
  }

  private struct Style {
    let separator: String
    /// The size of all groups except for the last, which has three digits.
    var groupSize = 3
    /// The length from which numbers have separators.
    var fewestDigits = 4

    static func of(_ tag: String) -> Style? {
      let parts = tag.lowercased().split { $0 == "-" || $0 == "_" }
      guard let language = parts.first else { return nil }
      let isEuropeanPortuguese = language == "pt" && parts.count > 1 && ["pt", "ao", "mz"].contains(parts[1])
      switch language {
      case "hi": return Style(separator: ",", groupSize: 2)
      case "ar", "en", "fa", "he", "iw", "ja", "ko", "zh": return Style(separator: ",")
      case "es": return Style(separator: ".", fewestDigits: 5)
      case "pl": return Style(separator: "\u{A0}", fewestDigits: 5)
      case "pt" where isEuropeanPortuguese: return Style(separator: "\u{A0}", fewestDigits: 5)
      case "da", "de", "el", "id", "in", "it", "nl", "pt", "ro", "tr", "vi": return Style(separator: ".")
      case "cs", "fi", "fr", "hu", "nb", "no", "ru", "sk", "sv", "uk": return Style(separator: "\u{A0}")
      default: return nil
      }
    }
  }
}
