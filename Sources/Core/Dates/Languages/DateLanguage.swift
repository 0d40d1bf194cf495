/// A language in which dates are written.
///
///     DateLanguage("de-AT").tag          // de
///     DateLanguage("tlh").isKnown        // false: its dates are numbers, such as 2026-01-02
public struct DateLanguage: Sendable {
  /// The language whose words are used, such as `de` for `de-AT`; for one that is not known, what was asked for.
  public let tag: String

  /// Whether there are words for the language.
  public let isKnown: Bool

  let words: LanguageWords

  /// Takes a BCP 47 tag, in any case, and leaves parts out from its end until the language is known.
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

  /// The tags of all languages there are words for, in byte order.
  public static let tags: [String] = LanguageWords.all.keys.sorted()

  private static func find(_ tag: String) -> (tag: String, words: @Sendable () -> LanguageWords)? {
    // No known tag has more than two parts; a long one is not worth looking at.
    var parts = tag.lowercased().split(maxSplits: 2) { $0 == "-" || $0 == "_" }.prefix(2)
    while !parts.isEmpty {
      let asked = parts.joined(separator: "-")
      let known = LanguageWords.aliases[asked] ?? asked
      if let found = languages[known] { return found }
      parts.removeLast()
    }
    return nil
  }

  /// The languages by their tags in lower case.
  private static let languages = Dictionary(
    uniqueKeysWithValues: LanguageWords.all.map { ($0.lowercased(), (tag: $0, words: $1)) })
}

extension DateLanguage: Hashable {
  /// Whether two languages use the same words, and have the same tag.
  public static func == (one: DateLanguage, other: DateLanguage) -> Bool {
    one.tag == other.tag && one.isKnown == other.isKnown
  }

  /// Hashes the tag.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(tag)
  }
}
