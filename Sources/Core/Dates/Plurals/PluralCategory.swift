/// A plural category of Unicode CLDR, which selects the form of a text that goes with a number.
///
///     PluralCategory.of(22, in: "pl")         // few
///     PluralCategory.all(in: "pl")            // one, few, many, other
package enum PluralCategory: String, Sendable, CaseIterable {
  case zero, one, two, few, many, other

  /// Returns the category of a whole number in a language; only the magnitude counts.
  ///
  /// The tag may be in any case. Parts are dropped from its end until CLDR knows the language. An unknown language has
  /// one category, `other`.
  package static func of(_ number: Int, in tag: String) -> PluralCategory {
    PluralRule.of(tag).category(number.magnitude)
  }

  /// Returns the categories that whole numbers have in a language, and `other`, which every text needs.
  package static func all(in tag: String) -> [PluralCategory] { PluralRule.of(tag).categories + [.other] }
}

/// How a family of languages assigns whole numbers to categories.
struct PluralRule: Sendable {
  /// The categories other than `other`.
  let categories: [PluralCategory]
  let category: @Sendable (_ number: UInt) -> PluralCategory

  init(_ categories: [PluralCategory], _ category: @escaping @Sendable (UInt) -> PluralCategory) {
    (self.categories, self.category) = (categories, category)
  }

  static func of(_ tag: String) -> PluralRule {
    var parts = tag.lowercased().split { $0 == "-" || $0 == "_" }
    while !parts.isEmpty {
      if let rule = rules[parts.joined(separator: "-")] { return rule }
      parts.removeLast()
    }
    return .none
  }

  /// The rules by the tags of the languages, in lower case.
  private static let rules: [String: PluralRule] = {
    let declared = NaturalLanguage.all.flatMap { language in
      language.plurals.map { rule in ([language.tag.lowercased()] + language.otherCodes).map { ($0, rule) } } ?? []
    }
    let others = families.flatMap { rule, tags in tags.split(separator: " ").map { (String($0), rule) } }
    return Dictionary(uniqueKeysWithValues: declared + others)
  }()
}
