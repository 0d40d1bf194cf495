import Records

/// The text of an article as this build knows it: read by this build, or unchanged since the previous one.
struct ArticleText: Sendable {
  /// The hash of its `ArticleInputs`.
  let inputs: ContentHash
  /// The hash of its inputs and of everything that its links resolved to.
  let dependencies: ContentHash
  /// The content that is rendered right after reading, if this build read the article.
  var rendering: Deferred<EarlyRendering>?
  /// The terms of the text for the search, if this build read the article.
  var terms: IndexedArticle?
  /// The article's record in the previous build, if none of the article's dependencies has changed.
  let previous: ArticleRecord?
}
