/// A language for dates: its names of months and days, and its date formats.
///
///     DateLanguage("de-AT").tag          // de
///     DateLanguage("tlh").isKnown        // false: dates become numbers, such as 2026-01-02
public struct DateLanguage: Sendable {
  /// The tag of the language whose words are used, such as `de` for `de-AT`; the given tag if the language is unknown.
  public let tag: String

  /// Whether Garland knows the words of the language.
  package let isKnown: Bool

  let words: DateWords

  /// Creates a language from a BCP 47 tag in any case; parts are dropped from the end until the language is known.
  public init(_ tag: String) {
    let known = NaturalLanguage.value(for: tag) { language in language.dates.map { (language.tag, $0) } }
    (self.tag, words) = known ?? (tag, .unknown)
    isKnown = known != nil
  }

  /// American English.
  public static let english = DateLanguage("en")

  /// The tags of all known languages, in byte order.
  package static let tags = NaturalLanguage.all.filter { $0.dates != nil }.map(\.tag).sorted()
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
