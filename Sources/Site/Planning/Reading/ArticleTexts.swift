import Addresses
package import Articles
import Dates
import Diagnostics
package import Records

/// The entries of a site, after the texts of its articles were read or found unchanged.
package struct ArticleTexts: Sendable {
  /// The published articles, by path.
  package let entries: [Entry]
  /// What this build knows about the text of each entry.
  package let texts: [ArticleText]
  /// The cache of articles, for lists and feeds.
  package let cache: ArticleCache
  /// The reader of terms for the search; `nil` if the site has no search.
  package let indexer: ArticleIndexer?

  // `_read` lends the value: a getter would copy all its references.
  package subscript(entry: Int) -> ArticleText { _read { yield texts[entry] } }

  /// Returns the parsed article of an entry, which is read again if the cache does not have it.
  package func article(of entry: Int) -> Article { cache.article(entries[entry].placed) }

  /// Returns the language in which the search finds an entry; `nil` if it must not find it.
  func searchLanguage(of entry: Int) -> String? { indexer?.language(of: entries[entry].placed) }

  /// Returns the terms of an entry for the search; reads the article if this build did not.
  package func terms(of entry: Int) -> IndexedArticle? {
    texts[entry].terms ?? indexer?.read(article(of: entry), entries[entry].placed)
  }
}

/// The text of an article as this build knows it: read by this build, or unchanged since the previous one.
package struct ArticleText: Sendable {
  /// The hash of its `ArticleInputs`.
  package let inputs: ContentHash
  private let knownDependencies: ContentHash?
  /// The content that is rendered right after reading, if this build read the article.
  package var rendering: Deferred<EarlyRendering>?
  /// The terms of the text for the search, if this build read the article.
  package var terms: IndexedArticle?
  /// The article's record in the previous build, if none of the article's dependencies has changed.
  package let previous: ArticleRecord?

  /// Creates a text; without `dependencies`, its rendering knows them.
  init(
    inputs: ContentHash, dependencies: ContentHash?, rendering: Deferred<EarlyRendering>? = nil,
    terms: IndexedArticle? = nil, previous: ArticleRecord?
  ) {
    (self.inputs, knownDependencies, self.rendering) = (inputs, dependencies, rendering)
    (self.terms, self.previous) = (terms, previous)
  }

  /// The hash of its inputs and of everything that its links and pictures resolved to.
  package var dependencies: ContentHash { knownDependencies ?? rendering?.value.dependencies.hash ?? .absent }
}
