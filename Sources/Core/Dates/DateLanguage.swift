/// A language for dates: its names of months and days, and its date formats.
///
///     DateLanguage("de-AT").tag          // de
///     DateLanguage("tlh").isKnown        // false: dates become numbers, such as 2026-01-02
public struct DateLanguage: Sendable {
  /// The tag of the language whose words are used, such as `de` for `de-AT`; the given tag if the language is unknown.
  public let tag: String

  /// Whether Garland knows the words of the language.
  package let isKnown: Bool

  let words: LanguageWords

  /// Creates a language from a BCP 47 tag in any case; parts are dropped from the end until the language is known.
  public init(_ tag: String) {
    if let (known, words) = Self.find(tag) {
      self.tag = known
      self.words = words()
      isKnown = true
    } else {
      self.tag = tag
      words = .unknown
      isKnown = false
    }
  }

  /// American English.
  public static let english = DateLanguage("en")

  /// The tags of all known languages, in byte order.
  package static let tags: [String] = LanguageWords.all.keys.sorted()

  private static func find(_ tag: String) -> (tag: String, words: @Sendable () -> LanguageWords)? {
    // No known tag has more than two parts, so further parts of a long tag are ignored.
    var parts = tag.lowercased().split(maxSplits: 2) { $0 == "-" || $0 == "_" }.prefix(2)
    while !parts.isEmpty {
      let name = parts.joined(separator: "-")
      let known = LanguageWords.aliases[name] ?? name
      if let language = languages[known] { return language }
      parts.removeLast()
    }
    return nil
  }

  /// The languages by their tags in lower case.
  private static let languages = Dictionary(
    uniqueKeysWithValues: LanguageWords.all.map { ($0.lowercased(), (tag: $0, words: $1)) })
}

extension DateLanguage: Hashable {
  /// Compares the tags.
  public static func == (lhs: DateLanguage, rhs: DateLanguage) -> Bool {
    lhs.tag == rhs.tag && lhs.isKnown == rhs.isKnown
  }

  /// Hashes the tag.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(tag)
  }
}

/// The names of months and days in a language, and its date patterns, from Unicode CLDR.
///
/// A class, so that passing a language on is cheap.
final class LanguageWords: Sendable {
  /// The names of months in dates with a day, such as `2 января`.
  let months: [String]
  let shortMonths: [String]
  /// The names of months without a day, which have another form in some languages.
  let standaloneMonths: [String]
  let loneShortMonths: [String]

  /// The names of weekdays in dates, starting with Monday.
  let weekdays: [String]
  let shortWeekdays: [String]
  /// The weekdays on their own.
  let loneWeekdays: [String]
  let loneShortWeekdays: [String]

  /// The words for before noon and after noon, next to an hour from 1 to 12.
  let dayPeriods: [String]

  /// The fields of each format's pattern.
  private let fields: [[DateField]]

  init(
    months: [String], shortMonths: [String], standaloneMonths: [String]? = nil, loneShortMonths: [String]? = nil,
    weekdays: [String], shortWeekdays: [String], loneWeekdays: [String]? = nil, loneShortWeekdays: [String]? = nil,
    dayPeriods: [String], patterns: [LanguageFormat: String]
  ) {
    self.months = months
    self.shortMonths = shortMonths
    self.standaloneMonths = standaloneMonths ?? months
    self.loneShortMonths = loneShortMonths ?? shortMonths
    self.weekdays = weekdays
    self.shortWeekdays = shortWeekdays
    self.loneWeekdays = loneWeekdays ?? weekdays
    self.loneShortWeekdays = loneShortWeekdays ?? shortWeekdays
    self.dayPeriods = dayPeriods
    fields = LanguageFormat.allCases.map { DatePattern.fields(known: patterns[$0] ?? "") }
  }

  func fields(of format: LanguageFormat) -> [DateField] { fields[format.rawValue] }
}

/// A format with a pattern for each language.
enum LanguageFormat: Int, Sendable, CaseIterable {
  case short, medium, long, full, month, year, time, weekday
}

extension LanguageWords {
  /// All languages by their tags, each created on first use, because most sites need only one.
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

  /// Lower-case tags of languages that use the dates of another language in the list.
  static let aliases: [String: String] = [
    "en-001": "en-gb", "en-au": "en-gb", "en-hk": "en-gb", "en-ie": "en-gb", "en-in": "en-gb", "en-nz": "en-gb",
    "en-sg": "en-gb", "en-za": "en-gb", "in": "id", "iw": "he", "no": "nb", "pt-ao": "pt-pt", "pt-mz": "pt-pt",
  ]

  /// The words for unknown languages: numbers, and the defaults of Unicode CLDR.
  static let unknown = LanguageWords(
    months: (1...12).map { $0 < 10 ? "M0\($0)" : "M\($0)" },
    shortMonths: (1...12).map { $0 < 10 ? "M0\($0)" : "M\($0)" },
    weekdays: english.shortWeekdays,
    shortWeekdays: english.shortWeekdays,
    dayPeriods: ["AM", "PM"],
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
