import Dates

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
    return NaturalLanguage.value(for: tag) { $0.country }.map { "\(language)_\($0)" } ?? language
  }
}
