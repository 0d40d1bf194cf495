package import Parsing

/// What a site decides about the front matter of its articles.
package struct FrontMatterRules: Sendable, Hashable {
  /// The text between tags that are written as one text, if it is set.
  package var tagSeparator: String?
  /// The keys that belong to the author, although they look like fields or mean something in other generators.
  package var ownKeys: Set<String> = []

  package init() {}

  /// Returns the rules with further keys of the author, as far as these resemble a key that decides who sees an article.
  ///
  /// A template or a setting that reads a key shows that the key is no typing error.
  package func reading(_ names: some Sequence<String>) -> FrontMatterRules {
    var rules = self
    rules.ownKeys.formUnion(names.filter { PublicationKey.misspelt(as: $0) != nil })
    return rules
  }

  /// A reason why a key may not say what its author means.
  package enum Doubt: Sendable, Equatable {
    /// A key that decides who sees the article has no value.
    case noValue
    /// The key is almost one that decides it.
    case misspelt(String)
    /// The value is almost one that makes the article a draft.
    case almostHidden(String)
  }

  /// Returns the doubt about an entry of front matter, if there is one; Garland refuses to publish such an article.
  package static func doubt(about entry: DataMap.Entry) -> Doubt? {
    if let key = PublicationKey.named(entry.key) {
      if entry.value.value == .null || entry.value.isEmptyText { return key.needsValue ? .noValue : nil }
      return key.almostHiding(entry.value).map { .almostHidden($0) }
    }
    guard ArticleMetadata.Field.named(entry.key) == nil, let key = PublicationKey.misspelt(as: entry.key) else {
      return nil
    }
    return key.fits(entry.value) ? .misspelt(key.name) : nil
  }

  /// Whether a key of another generator can be switched off; Garland's own fields always count.
  package static func canBeOwn(_ key: String) -> Bool { ArticleMetadata.Field.named(key) == nil }
}
