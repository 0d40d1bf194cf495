import Addresses
import Articles
import Dates
import Diagnostics

/// The entries of a site, after the texts of its articles were read or found unchanged.
struct ArticleTexts: Sendable {
  /// The published articles, by path.
  let entries: [Entry]
  /// What this build knows about the text of each entry.
  let texts: [ArticleText]
  /// The cache of articles, for lists and feeds.
  let cache: ArticleCache
  /// The reader of terms for the search; `nil` if the site has no search.
  let indexer: ArticleIndexer?

  subscript(entry: Int) -> ArticleText { texts[entry] }

  /// Returns the parsed article of an entry, which is read again if the cache does not have it.
  func article(of entry: Int) -> Article { cache.article(entries[entry].placed) }

  /// Returns the language in which the search finds an entry; `nil` if it must not find it.
  func searchLanguage(of entry: Int) -> String? { indexer?.language(of: entries[entry].placed) }

  /// Returns the terms of an entry for the search; reads the article if this build did not.
  func terms(of entry: Int) -> IndexedArticle? {
    texts[entry].terms ?? indexer?.read(article(of: entry), entries[entry].placed)
  }
}
