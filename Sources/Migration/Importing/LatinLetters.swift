@_spi(_Unicode) import Swift

/// Latin letters in the place of others, for addresses.
enum LatinLetters {
  /// Returns a text whose accents are dropped, and whose Cyrillic letters are Latin ones.
  static func replaced(in text: String) -> String {
    guard !text.utf8.allSatisfy({ $0 < 0x80 }) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      if scalar.isASCII {
        result.unicodeScalars.append(scalar)
      } else if let letters = known[scalar] {
        result += letters
      } else if let letters = known[scalar.properties.lowercaseMapping.unicodeScalars.first ?? scalar] {
        result += letters.prefix(1).uppercased() + letters.dropFirst()
      } else {
        result += withoutAccents(String(scalar))
      }
    }
    return result
  }

  /// Returns whether a text has letters, such as Chinese ones, that Garland cannot write in Latin letters.
  static func isIncomplete(for text: String) -> Bool {
    replaced(in: text).unicodeScalars.contains { !$0.isASCII && $0.properties.isAlphabetic }
  }

  /// Returns a text without its accents, in composed form.
  static func withoutAccents(_ text: String) -> String {
    let plain = String.UnicodeScalarView(text._nfd.filter { $0.properties.generalCategory != .nonspacingMark })
    return String(String.UnicodeScalarView(String(plain)._nfc))
  }

  private static let known: [Unicode.Scalar: String] = {
    let latin: [(Unicode.Scalar, String)] = [
      ("ß", "ss"), ("æ", "ae"), ("œ", "oe"), ("ø", "o"), ("ł", "l"), ("đ", "d"), ("ð", "d"), ("þ", "th"), ("ı", "i"),
      ("’", "'"), ("‘", "'"), ("“", "\""), ("”", "\""), ("–", "-"), ("—", "--"), ("…", "..."), ("\u{A0}", " "),
      ("\u{3000}", " "), ("«", "<<"), ("»", ">>"), ("©", "(c)"), ("×", "x"), ("№", "No"), ("€", "EUR"), ("™", "tm"),
      ("й", "i"), ("ё", "io"), ("ї", "yi"),
    ]
    let cyrillic = zip(
      "абвгдежзиклмнопрстуфхцчшщъыьэюяєіґў".unicodeScalars,
      "a b v g d e zh z i k l m n o p r s t u f kh ts ch sh shch ' y ' e iu ia ie i g u".split(separator: " ")
    ).map { ($0, String($1)) }
    return Dictionary(latin + cyrillic) { first, _ in first }
  }()
}
