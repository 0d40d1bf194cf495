/// A language in which dates are written.
///
///     DateLanguage("de-AT").tag          // de
///     DateLanguage("tlh").isKnown        // false: its dates are numbers, such as 2026-01-02
public struct DateLanguage: Sendable {
  /// The language whose words are used, such as `de` for `de-AT`; for one that is not known, what was asked for.
  public let tag: String

  /// Whether there are words for the language.
  public let isKnown: Bool

  private let content: LanguageContent

  /// Takes a BCP 47 tag, in any case, and leaves parts out from its end until the language is known.
  public init(_ tag: String) {
    if let (known, content) = Self.find(tag) {
      self.tag = known
      self.content = content
      isKnown = true
    } else {
      self.tag = tag
      content = Self.fallback
      isKnown = false
    }
  }

  /// American English.
  public static let english = DateLanguage("en")

  /// The tags of all languages there are words for, in byte order.
  public static let tags: [String] = LanguageWords.all.keys.sorted()

  var words: LanguageWords { content.words }

  func fields(of format: LanguageFormat) -> [DateField] { content.fields[format.rawValue] }

  private static func find(_ tag: String) -> (String, LanguageContent)? {
    // No known tag has more than two parts; a long one is not worth looking at.
    var parts = tag.lowercased().split(maxSplits: 2) { $0 == "-" || $0 == "_" }.prefix(2)
    while !parts.isEmpty {
      let asked = parts.joined(separator: "-")
      let known = LanguageWords.aliases[asked] ?? asked
      if let found = contents[known] { return found }
      parts.removeLast()
    }
    return nil
  }

  /// The languages by their tags in lower case.
  private static let contents: [String: (String, LanguageContent)] = {
    var contents: [String: (String, LanguageContent)] = [:]
    for (tag, words) in LanguageWords.all { contents[tag.lowercased()] = (tag, LanguageContent(words)) }
    return contents
  }()

  private static let fallback = LanguageContent(.unknown)
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

/// The words of a language with its patterns taken apart; a class, so that a language is passed on at little cost.
private final class LanguageContent: Sendable {
  let words: LanguageWords
  let fields: [[DateField]]

  init(_ words: LanguageWords) {
    self.words = words
    fields = LanguageFormat.allCases.map { DatePattern.fields(known: words.patterns[$0] ?? "") }
  }
}
