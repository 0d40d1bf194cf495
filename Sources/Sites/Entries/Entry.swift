import Articles
import Dates
import Diagnostics
import Records

/// An article of a site: what its file says, where its page is, and where it stands among the others.
final class Entry: Sendable {
  let place: ArticlePlace
  let article: Article
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
  /// Where its title comes in an alphabet.
  let titleOrder: TitleOrder
  /// What tells the article, and all that it was read with, from what it was in another build.
  let basis: ContentMark

  var metadata: ArticleMetadata { article.metadata }
  var isDraft: Bool { metadata.isDraft || place.isDraft }
  var path: String { place.path }

  init(_ head: EntryHead, article: Article, basis: ContentMark, zone: NamedZone) {
    place = head.place
    self.article = article
    self.basis = basis
    address = head.address
    date = head.date
    updated = head.metadata.updated.map { Instant($0, in: zone) }
    isPost = head.isPost
    let named = head.name.split(whereSeparator: { $0 == "-" || $0 == "_" }).joined(separator: " ")
    title = article.title ?? named.prefix(1).uppercased() + named.dropFirst()
    titleOrder = TitleOrder(article.metadata.sortTitle ?? title)
  }
}

extension Entry {
  /// Whether one entry stands before another where the newest come first; those without a date come last.
  static func isNewer(_ one: Entry, _ other: Entry) -> Bool {
    one.date == other.date ? one.precedesByPath(other) : (one.date ?? .earliest) > (other.date ?? .earliest)
  }

  /// Whether one entry stands before another by the place that authors gave them, then by title.
  static func isBefore(_ one: Entry, _ other: Entry) -> Bool {
    let (rank, otherRank) = (one.metadata.order ?? .max, other.metadata.order ?? .max)
    if rank != otherRank { return rank < otherRank }
    return one.titleOrder == other.titleOrder ? one.precedesByPath(other) : one.titleOrder < other.titleOrder
  }

  func precedesByPath(_ other: Entry) -> Bool { path.utf8.lexicographicallyPrecedes(other.path.utf8) }
}
