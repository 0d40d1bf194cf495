import Articles
import Dates
import Diagnostics
import Records

/// An article of a site: what its file says, where its page is, and where it stands among the others.
final class Entry: Sendable {
  /// What its file says.
  private let file: FileHead
  /// What is known of its text.
  let facts: EntryFacts
  /// The address of its page: a path of the site.
  let address: String
  /// What it is called.
  let title: String
  /// When it was published.
  let date: Instant?
  /// When it was last changed.
  let updated: Instant?
  /// Whether it is one of a sequence in time.
  let isPost: Bool
  /// What tells its file, and how it is read, from what they were in another build.
  let sourceMark: ContentMark
  /// What tells the article, and all that it was told while it was read, from what it was in another build.
  let basis: ContentMark

  private let shelf: ArticleShelf
  private let read: @Sendable () -> Article

  /// The article itself: one that another build has read is not read again before somebody asks for it.
  var article: Article { shelf.article(path, reading: read) }

  var place: ArticlePlace { file.place }
  var metadata: ArticleMetadata { file.metadata }
  /// Where its title comes in an alphabet; most sites ask for few.
  var titleOrder: TitleOrder { TitleOrder(metadata.sortTitle ?? title) }
  /// The source that places in it are about.
  var source: SourceID { file.source }
  /// What tells its front matter from what that was in another build.
  var headMark: ContentMark { file.frontMatter }
  var isDraft: Bool { metadata.isDraft || place.isDraft }
  var path: String { place.path }

  /// Takes an article that is known, and is read when it is asked for.
  init(
    _ head: EntryHead, _ facts: EntryFacts, from source: ContentMark, basis: ContentMark, zone: NamedZone,
    on shelf: ArticleShelf, reading read: @escaping @Sendable () -> Article
  ) {
    file = head.file
    self.facts = facts
    sourceMark = source
    self.basis = basis
    self.read = read
    self.shelf = shelf
    address = head.address
    date = head.date
    updated = head.file.metadata.updated.map { Instant($0, in: zone) }
    isPost = head.isPost
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
