import Articles
import Diagnostics
import Records

/// What the rest of a site has to know of an article's text.
///
/// The record of a build keeps the facts of every article, so that only changed articles are read again.
struct EntryFacts: Sendable, Equatable {
  /// The title: that of its front matter, else its first heading.
  var title: String?
  /// The ranges of headings of level 1 besides the title.
  var furtherTitles: [Range<Int>]
  /// The links to a part of another article.
  var parts: [PartLink]
  /// Hashes of the ids that links can lead to.
  var ids: [ContentHash]
  var wordCount: Int
  var readingMinutes: Int
  /// Whether it holds more than its excerpt.
  var hasMore: Bool
  /// The addresses of its links and images, in the order of the text.
  var addresses: [String]

  /// A link to a part of an article.
  struct PartLink: Sendable, Equatable {
    var written: String
    var range: Range<Int>
  }

  /// Whether a link can lead to an id.
  func holds(id: String) -> Bool { ids.contains(ContentHash(of: Array(id.utf8))) }
}

extension EntryFacts {
  init(_ article: Article, addresses: [String]) {
    title = article.title
    let labels = Set(article.facts.labels.compactMap(\.id))
    let titles = article.facts.headings.filter { heading in
      heading.level == 1 && heading.id.map { !labels.contains($0) } ?? false
    }
    furtherTitles = titles.dropFirst(article.beginsWithTitle ? 1 : 0).map(\.source)
    parts = article.facts.links.compactMap { link in
      guard link.written.holds(UInt8(ascii: "#")), !link.written.hasPrefix("#") else { return nil }
      return PartLink(written: link.written, range: link.source)
    }
    ids = article.ids.map { ContentHash(of: Array($0.utf8)) }
    (wordCount, readingMinutes) = (article.words.total, article.words.readingMinutes)
    hasMore = !article.excerpt.isWhole
    self.addresses = addresses
  }
}
