package import Addresses
package import Articles
package import Dates
package import Diagnostics
import Parsing
import Records

/// An article in its site: its front matter, its address and the facts about its text.
package final class Entry: Sendable {
  /// The file, the address and the dates.
  package let placed: PlacedArticle
  /// The facts about its text.
  package let facts: EntryFacts
  /// The title, which falls back to the name of the file.
  package let heading: Title
  /// Whether a container of the article reads the site.
  package var readsSite: Bool { facts.readsSite }

  package init(_ placed: PlacedArticle, _ facts: EntryFacts) {
    (self.placed, self.facts) = (placed, facts)
    var heading = facts.title ?? Title(NameTitle.of(placed.name))
    if let badge = placed.file.frontMatter.metadata.parameters["badge"]?.textual { heading.badge = badge }
    self.heading = heading
  }

  // `_read` lends the value: a getter would copy more than 20 references for each key that a caller reads.
  package var place: ArticlePlace { _read { yield placed.file.place } }
  package var metadata: ArticleMetadata { _read { yield placed.file.frontMatter.metadata } }
  /// The address of its page, without the path of the site.
  package var address: String { placed.address }
  /// The publication date.
  package var date: Instant? { placed.date }
  /// The date of the last update.
  package var updated: Instant? { placed.updated }
  /// Whether the article is a post, which has a date, and not a plain page.
  package var isPost: Bool { placed.isPost }
  /// The text of its title.
  package var title: String { heading.text }
  /// The sort key of its title.
  ///
  /// The key is computed on each use, because most sites seldom sort by title.
  var titleOrder: TitleOrder { TitleOrder(sortTitle) }
  /// The title used for sorting.
  package var sortTitle: String { metadata.sortTitle ?? heading.written }
  /// The source that the ranges of the article refer to.
  package var source: SourceID { placed.file.source }
  package var isDraft: Bool { placed.isDraft }
  /// Whether an edition shows the article of the main one, because it lacks a translation.
  package var isFallback: Bool { placed.originalLanguage != nil }
  /// The layout that another generator used, if the article names no template for Garland.
  var fallbackLayout: String? { placed.fallbackLayout }
  package var path: String { place.path }
}

extension Entry {
  /// Returns whether the article is in a section or below it; `nil` matches every article.
  package func isIn(_ section: String?) -> Bool {
    section.map { SectionPath.chain(to: place.section).contains($0) } ?? true
  }

  /// Returns whether the first entry is newer; entries without a date are last.
  static func isNewer(_ first: Entry, _ second: Entry) -> Bool {
    first.date == second.date ? first.precedesByPath(second) : (first.date ?? .earliest) > (second.date ?? .earliest)
  }

  package func precedesByPath(_ other: Entry) -> Bool { path.precedesByBytes(other.path) }
}

/// Default titles, from the names of files and folders.
enum NameTitle {
  /// Returns the words of a name, capitalized: `our-shed` is `Our shed`.
  static func of(_ name: String) -> String {
    let words = name.split(whereSeparator: { $0 == "-" || $0 == "_" }).joined(separator: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}
