import Addresses
import Articles
import Dates
import Diagnostics
import Records

/// An article in its site: its front matter, its address and the facts about its text.
final class Entry: Sendable {
  /// The file, the address and the dates.
  private let placed: PlacedArticle
  /// The facts about its text.
  let facts: EntryFacts
  /// The title, which falls back to the name of the file.
  let title: String
  /// The hash of its `ArticleInputs`.
  let inputs: ContentHash
  /// The content that is rendered right after reading, if this build read the article.
  let earlyRendering: Deferred<EarlyRendering>?
  /// The terms of the text for the search, if this build read the article.
  let earlyIndexing: IndexedArticle?
  /// The hash of its inputs and of everything that its links resolved to.
  let dependencies: ContentHash
  /// The article's record in the previous build, if none of the article's dependencies has changed.
  let previous: ArticleRecord?

  /// Whether a container of the article reads the site.
  let readsSite: Bool

  private let cache: ArticleCache
  private let indexer: ArticleIndexer?

  /// The parsed article.
  ///
  /// If the cache does not have the article, the article is read again.
  var article: Article { cache.article(placed) }

  var place: ArticlePlace { placed.place }
  @inline(__always) var metadata: ArticleMetadata { placed.metadata }
  /// The address of its page, without the path of the site.
  var address: String { placed.address }
  /// The publication date.
  var date: Instant? { placed.date }
  /// The date of the last update.
  var updated: Instant? { placed.updated }
  /// Whether the article is a post, which has a date, and not a plain page.
  var isPost: Bool { placed.isPost }
  /// The sort key of its title.
  ///
  /// The key is computed on each use, because most sites seldom sort by title.
  var titleOrder: TitleOrder { TitleOrder(sortTitle) }
  /// The title used for sorting.
  var sortTitle: String { metadata.sortTitle ?? title }
  /// The source that the ranges of the article refer to.
  var source: SourceID { placed.file.source }
  var isDraft: Bool { placed.isDraft }
  /// The layout that another generator used, if the article names no template for Garland.
  var fallbackLayout: String? { placed.fallbackLayout }
  var path: String { place.path }

  /// Creates an entry.
  ///
  /// `cache` provides the parsed article on demand.
  init(
    _ placed: PlacedArticle, _ facts: EntryFacts, _ earlyRendering: Deferred<EarlyRendering>?,
    _ earlyIndexing: IndexedArticle?, inputs: ContentHash, dependencies: ContentHash, previous: ArticleRecord?,
    readsSite: Bool = false, from cache: ArticleCache, _ indexer: ArticleIndexer?
  ) {
    self.placed = placed
    self.facts = facts
    self.earlyRendering = earlyRendering
    self.earlyIndexing = earlyIndexing
    self.indexer = indexer
    self.inputs = inputs
    self.dependencies = dependencies
    self.previous = previous
    self.readsSite = readsSite
    self.cache = cache
    title = facts.title ?? NameTitle.of(placed.name)
  }
}

extension Entry {
  /// The language in which the search finds the article; `nil` if it must not find it.
  var searchLanguage: String? { indexer?.language(of: placed) }

  /// Returns the terms of the text for the search; reads the article if this build did not.
  func indexed() -> IndexedArticle? { earlyIndexing ?? indexer?.read(article, placed) }

  /// Returns whether the first entry is newer; entries without a date are last.
  static func isNewer(_ first: Entry, _ second: Entry) -> Bool {
    first.date == second.date ? first.precedesByPath(second) : (first.date ?? .earliest) > (second.date ?? .earliest)
  }

  func precedesByPath(_ other: Entry) -> Bool { path.precedesByBytes(other.path) }
}
