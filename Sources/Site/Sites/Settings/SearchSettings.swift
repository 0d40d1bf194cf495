import Articles

/// The settings of the search, from `search` in `site.yml`.
package struct SearchSettings: Sendable, Equatable {
  /// Whether the site has a search.
  package var isOn = true
}

extension ArticleMetadata {
  /// Whether the search finds the article.
  var isSearchable: Bool { true }
}
