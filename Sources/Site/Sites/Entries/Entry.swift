import Articles
import Dates
import Diagnostics
import Records

/// An article of a site: what its file says, where its page is, and where it stands among the others.
final class Entry: Sendable {
  /// What its file says, and where its page is.
  private let head: PlacedArticle
  /// What is known of its text.
  let facts: EntryFacts
  /// What it is called.
  let title: String
  /// The hash of its `ArticleInputs`.
  let inputs: ContentHash
  /// What is made of the article once it is read, if it was.
  let earlyRendering: Deferred<EarlyRendering>?
  /// The hash of its inputs and of everything that its links resolved to.
  let dependencies: ContentHash
  /// Its record in the previous build, if nothing that it depends on has changed.
  let previous: ArticleRecord?

  private let shelf: ArticleShelf

  /// The article itself: one that another build has read is not read again before somebody asks for it.
  var article: Article { shelf.article(of: head) }

  var place: ArticlePlace { head.place }
  @inline(__always) var metadata: ArticleMetadata { head.metadata }
  /// The address of its page: a path of the site.
  var address: String { head.address }
  /// When it was published.
  var date: Instant? { head.date }
  /// When it was last changed.
  var updated: Instant? { head.updated }
  /// Whether it is one of a sequence in time.
  var isPost: Bool { head.isPost }
  /// Where its title comes in an alphabet; most sites ask for few.
  var titleOrder: TitleOrder { TitleOrder(metadata.sortTitle ?? title) }
  /// The source that places in it are about.
  var source: SourceID { head.file.source }
  var isDraft: Bool { head.isDraft }
  /// The template that another tool had, where it names none.
  var fallbackLayout: String? { head.fallbackLayout }
  var path: String { place.path }

  /// Takes an article that is known, and is read when it is asked for.
  init(
    _ head: PlacedArticle, _ facts: EntryFacts, _ earlyRendering: Deferred<EarlyRendering>?, inputs: ContentHash,
    dependencies: ContentHash, previous: ArticleRecord?, on shelf: ArticleShelf
  ) {
    self.head = head
    self.facts = facts
    self.earlyRendering = earlyRendering
    self.inputs = inputs
    self.dependencies = dependencies
    self.previous = previous
    self.shelf = shelf
    title = facts.title ?? NameTitle.of(head.name)
  }
}

extension Entry {
  /// Whether one entry stands before another where the newest come first; those without a date come last.
  static func isNewer(_ one: Entry, _ other: Entry) -> Bool {
    one.date == other.date ? one.precedesByPath(other) : (one.date ?? .earliest) > (other.date ?? .earliest)
  }

  func precedesByPath(_ other: Entry) -> Bool { path.precedesByBytes(other.path) }
}
