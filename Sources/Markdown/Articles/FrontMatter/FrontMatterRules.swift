/// What a site decides about the front matter of its articles.
package struct FrontMatterRules: Sendable, Hashable {
  /// The text between tags that are written as one text, if it is set.
  package var tagSeparator: String?
  /// The keys that belong to the author, although they look like fields or mean something in other generators.
  package var ownKeys: Set<String> = []

  /// Creates the default rules.
  package init() {}

  /// Returns the rules with further keys of the author, as far as these resemble a key that decides who sees an article.
  ///
  /// A template or a setting that reads a key shows that the key is no typing error.
  package func reading(_ names: some Sequence<String>) -> FrontMatterRules {
    var rules = self
    rules.ownKeys.formUnion(names.filter { PublicationKey.misspelt(as: $0) != nil })
    return rules
  }

  /// Whether a key of another generator can be switched off; Garland's own fields always count.
  package static func canBeOwn(_ key: String) -> Bool { ArticleMetadata.Field(key: key) == nil }
}
