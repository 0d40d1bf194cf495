import Synchronization

/// What Garland knows about a language: each file of this folder declares one.
///
///     NaturalLanguage.value(for: "de-AT") { $0.country }  // DE
///
/// A variant such as `en-GB` declares what differs from its language.
package final class NaturalLanguage: Sendable {
  /// The tag, such as `de` or `en-GB`.
  package let tag: String
  /// Other codes for the same language, such as the former `iw` for `he`.
  package let otherCodes: [String]
  /// The other regions that write as this variant does.
  package let regions: [String]
  /// The names in lower case that authors write in place of the tag.
  package let names: [String]
  /// The country that most readers expect, for locales such as `de_DE`.
  package let country: String?
  /// How numbers select the form of a text; `nil` if a text has one form.
  let plurals: PluralRule?
  /// How numbers are grouped; `nil` if they are not.
  let numbers: DigitGroups?
  package let isRightToLeft: Bool
  /// The name of the language on giscus.app.
  package let giscus: String?
  /// The letters in lower case, in their order; `nil` if they are the basic letters of the script.
  package let alphabet: String?
  /// Letters that are evidence of the language, because other languages of the script lack them.
  package let ownLetters: String
  /// Words that are evidence of the language: frequent in it, and rare in other languages with such words.
  package let frequentWords: String

  private let describe: (@Sendable () -> DateWords)?
  private let described = AtomicLazyReference<DateWords>()

  init(
    _ tag: String, otherCodes: [String] = [], regions: [String] = [], names: [String] = [], country: String? = nil,
    plurals: PluralRule? = nil, numbers: DigitGroups? = nil, isRightToLeft: Bool = false, giscus: String? = nil,
    alphabet: String? = nil, ownLetters: String = "", frequentWords: String = "",
    dates: (@Sendable () -> DateWords)? = nil
  ) {
    (self.tag, self.otherCodes, self.regions, self.names) = (tag, otherCodes, regions, names)
    (self.country, self.plurals, self.numbers, self.isRightToLeft) = (country, plurals, numbers, isRightToLeft)
    (self.giscus, self.alphabet) = (giscus, alphabet)
    (self.ownLetters, self.frequentWords) = (ownLetters, frequentWords)
    describe = dates
  }

  /// The words and formats of dates, which are created on first use, because most sites need one language.
  var dates: DateWords? { described.load() ?? describe.map { described.storeIfNil($0()) } }
}

extension NaturalLanguage {
  /// All languages.
  package static let all: [NaturalLanguage] =
    [
      .arabic, .britishEnglish, .chinese, .czech, .danish, .dutch, .english, .europeanPortuguese, .finnish, .french,
      .german, .greek, .hebrew, .hindi, .hungarian, .indonesian, .italian, .japanese, .korean, .norwegian, .persian,
      .polish, .portuguese, .romanian, .russian, .slovak, .spanish, .swedish, .traditionalChinese, .turkish,
      .ukrainian, .vietnamese,
    ] + others

  /// Returns a property of the language with a tag in any case.
  ///
  /// If the language does not have the property, parts are dropped from the end of the tag until a language has it.
  package static func value<Value>(for tag: String, of property: (NaturalLanguage) -> Value?) -> Value? {
    // No language has more than two parts in its tag, so further parts of a long tag are ignored.
    var parts = tag.lowercased().split(maxSplits: 2) { $0 == "-" || $0 == "_" }.prefix(2)
    while !parts.isEmpty {
      if let value = byTag[parts.joined(separator: "-")].flatMap(property) { return value }
      parts.removeLast()
    }
    return nil
  }

  /// The languages by their tags in lower case.
  private static let byTag = Dictionary(
    uniqueKeysWithValues: all.flatMap { language in
      let regions = language.regions.map { "\(language.tag.prefix { $0 != "-" })-\($0)" }
      return ([language.tag] + language.otherCodes + regions).map { ($0.lowercased(), language) }
    })
}
