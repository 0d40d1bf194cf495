/// The locales of Open Graph, which join a language and a country with an underscore.
enum OpenGraphLocale {
  /// Returns the locale for the tag of a language.
  ///
  ///     OpenGraphLocale.of("de")       // de_DE
  ///     OpenGraphLocale.of("pt-BR")    // pt_BR
  ///     OpenGraphLocale.of("zh-Hant")  // zh_TW
  static func of(_ tag: String) -> String {
    let parts = tag.split { $0 == "-" || $0 == "_" }.map(String.init)
    guard let language = parts.first?.lowercased() else { return tag }
    if let country = parts.dropFirst().first(where: { $0.count == 2 && $0.allSatisfy(\.isLetter) }) {
      return "\(language)_\(country.uppercased())"
    }
    if language == "zh", parts.contains(where: { $0.lowercased() == "hant" }) { return "zh_TW" }
    return countries[language].map { "\(language)_\($0)" } ?? language
  }

  /// The country that readers of a language most likely expect.
  private static let countries = [
    "af": "ZA", "ar": "AR", "az": "AZ", "be": "BY", "bg": "BG", "bn": "IN", "bs": "BA", "ca": "ES", "cs": "CZ",
    "cy": "GB", "da": "DK", "de": "DE", "el": "GR", "en": "US", "eo": "EO", "es": "ES", "et": "EE", "eu": "ES",
    "fa": "IR", "fi": "FI", "fr": "FR", "ga": "IE", "gl": "ES", "he": "IL", "hi": "IN", "hr": "HR", "hu": "HU",
    "hy": "AM", "id": "ID", "is": "IS", "it": "IT", "ja": "JP", "ka": "GE", "kk": "KZ", "km": "KH", "ko": "KR",
    "lt": "LT", "lv": "LV", "mk": "MK", "ml": "IN", "mn": "MN", "mr": "IN", "ms": "MY", "mt": "MT", "my": "MM",
    "nb": "NO", "ne": "NP", "nl": "NL", "nn": "NO", "no": "NO", "pa": "IN", "pl": "PL", "ps": "AF", "pt": "PT",
    "ro": "RO", "ru": "RU", "si": "LK", "sk": "SK", "sl": "SI", "sq": "AL", "sr": "RS", "sv": "SE", "sw": "KE",
    "ta": "IN", "te": "IN", "tg": "TJ", "th": "TH", "tl": "PH", "tr": "TR", "uk": "UA", "ur": "PK", "uz": "UZ",
    "vi": "VN", "zh": "CN",
  ]
}
