import Addresses
import Articles
import Dates
import Diagnostics
import Records

/// An article in its site: its front matter, its address and the facts about its text.
final class Entry: Sendable {
  /// The file, the address and the dates.
  let placed: PlacedArticle
  /// The facts about its text.
  let facts: EntryFacts
  /// The title, which falls back to the name of the file.
  let title: String
  /// Whether a container of the article reads the site.
  let readsSite: Bool

  init(_ placed: PlacedArticle, _ facts: EntryFacts, readsSite: Bool = false) {
    (self.placed, self.facts, self.readsSite) = (placed, facts, readsSite)
    title = facts.title ?? NameTitle.of(placed.name)
  }

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
}

extension Entry {
  /// Returns whether the first entry is newer; entries without a date are last.
  static func isNewer(_ first: Entry, _ second: Entry) -> Bool {
    first.date == second.date ? first.precedesByPath(second) : (first.date ?? .earliest) > (second.date ?? .earliest)
  }

  func precedesByPath(_ other: Entry) -> Bool { path.precedesByBytes(other.path) }
}

/// Default titles, from the names of files and folders.
enum NameTitle {
  /// Returns the words of a name, capitalized: `our-shed` is `Our shed`.
  static func of(_ name: String) -> String {
    let words = name.split(whereSeparator: { $0 == "-" || $0 == "_" }).joined(separator: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}
