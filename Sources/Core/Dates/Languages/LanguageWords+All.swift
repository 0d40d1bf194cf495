extension LanguageWords {
  /// All languages by their tags; most sites ask for one of them, and no other is made.
  static let all: [String: @Sendable () -> LanguageWords] = [
    "ar": { .arabic },
    "cs": { .czech },
    "da": { .danish },
    "de": { .german },
    "el": { .greek },
    "en": { .english },
    "en-GB": { .britishEnglish },
    "es": { .spanish },
    "fa": { .persian },
    "fi": { .finnish },
    "fr": { .french },
    "he": { .hebrew },
    "hi": { .hindi },
    "hu": { .hungarian },
    "id": { .indonesian },
    "it": { .italian },
    "ja": { .japanese },
    "ko": { .korean },
    "nb": { .norwegian },
    "nl": { .dutch },
    "pl": { .polish },
    "pt": { .portuguese },
    "pt-PT": { .europeanPortuguese },
    "ro": { .romanian },
    "ru": { .russian },
    "sk": { .slovak },
    "sv": { .swedish },
    "tr": { .turkish },
    "uk": { .ukrainian },
    "vi": { .vietnamese },
    "zh": { .chinese },
  ]

  /// Tags in lower case whose dates are written as another language of the list has them.
  static let aliases: [String: String] = [
    "en-001": "en-gb", "en-au": "en-gb", "en-hk": "en-gb", "en-ie": "en-gb", "en-in": "en-gb", "en-nz": "en-gb",
    "en-sg": "en-gb", "en-za": "en-gb", "in": "id", "iw": "he", "no": "nb", "pt-ao": "pt-pt", "pt-mz": "pt-pt",
  ]

  /// What is written in languages that are not known: numbers, and what Unicode CLDR has for no language at all.
  static let unknown = LanguageWords(
    months: (1...12).map { $0 < 10 ? "M0\($0)" : "M\($0)" },
    shortMonths: (1...12).map { $0 < 10 ? "M0\($0)" : "M\($0)" },
    weekdays: english.shortWeekdays,
    shortWeekdays: english.shortWeekdays,
    halfDays: ["AM", "PM"],
    patterns: [
      .short: "yyyy-MM-dd",
      .medium: "yyyy-MM-dd",
      .long: "yyyy-MM-dd",
      .full: "yyyy-MM-dd",
      .month: "yyyy-MM",
      .year: "yyyy",
      .time: "HH:mm",
      .weekday: "cccc",
    ])
}
