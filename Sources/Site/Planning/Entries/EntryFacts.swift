package import Articles
import Diagnostics
package import Records

/// The facts about an article's text that the rest of the site needs.
///
/// The record of a build keeps the facts of every article, so that only changed articles are read again.
package struct EntryFacts: Sendable, Equatable {
  /// The title in the front matter, otherwise the first heading.
  package var title: Title?
  /// The range of the heading that is the title.
  var titleRange: Range<Int>?
  /// The ranges of headings of level 1 besides the title.
  var furtherTitles: [Range<Int>]
  /// The links to fragments of other articles.
  package var parts: [PartLink]
  /// The short hashes of the ids that links can refer to.
  package var ids: [UInt64]
  package var wordCount: Int
  package var readingMinutes: Int
  /// Whether the text continues after the excerpt.
  package var hasMore: Bool
  /// The addresses of its links and images, in the order of the text.
  package var addresses: [String]
  /// The headings, in a site with several languages.
  package var headings: [Heading] = []
  /// What the article is made of besides its own file.
  package var sources: [HashedSource] = []
  /// Whether a container of the article reads the site, so that every build reads the article.
  package var readsSite = false

  /// A link to a fragment of another article.
  package struct PartLink: Sendable, Equatable {
    package var written: String
    package var range: Range<Int>
  }

  /// A heading that links from a translation can refer to.
  package struct Heading: Sendable, Equatable {
    package var level: Int
    package var id: String?
  }

  /// Returns whether the article has an id that links can refer to.
  package func holds(id: String) -> Bool { ids.contains(ContentHash(of: Array(id.utf8)).short) }
}

extension EntryFacts {
  package init(
    _ article: Article, addresses: [String], sources: [HashedSource] = [], keepsHeadings: Bool = false
  ) {
    title = article.title
    titleRange = article.metadata.title == nil ? article.facts.headings.first?.source : nil
    let labels = Set(article.facts.labels.compactMap(\.id))
    let titles = article.facts.headings.filter { heading in
      heading.level == 1 && heading.id.map { !labels.contains($0) } ?? false
    }
    furtherTitles = titles.dropFirst(article.beginsWithTitle ? 1 : 0).map(\.source)
    parts = article.facts.links.compactMap { link in
      guard link.written.holds(UInt8(ascii: "#")), !link.written.hasPrefix("#") else { return nil }
      return PartLink(written: link.written, range: link.source)
    }
    ids = article.ids.map { ContentHash(of: Array($0.utf8)).short }
    (wordCount, readingMinutes) = (article.words.total, article.words.readingMinutes)
    hasMore = !article.excerpt.isWhole
    (self.addresses, self.sources, readsSite) = (addresses, sources, article.readsSite)
    if keepsHeadings { headings = article.facts.headings.map { Heading(level: $0.level, id: $0.id) } }
  }
}

extension EntryFacts: RecordCodable {
  package func write(to writer: inout RecordWriter) {
    writer.write(title?.text)
    writer.write(title?.written)
    writer.write(title?.code ?? [])
    writer.write(title?.badge)
    writer.write(titleRange)
    writer.write(furtherTitles)
    writer.write(parts)
    writer.write(words: ids)
    writer.write(wordCount)
    writer.write(readingMinutes)
    writer.write(hasMore)
    writer.write(addresses)
    writer.write(headings)
    writer.write(sources)
    writer.write(readsSite)
  }

  package init(from reader: inout RecordReader) throws(InvalidRecord) {
    let (text, written, code): (String?, String?, [Range<Int>]) = (
      try reader.read(), try reader.read(), try reader.read()
    )
    var title = text.map { Title(text: $0, written: written ?? $0, code: code) }
    let badge: String? = try reader.read()
    title?.badge = badge
    self.init(
      title: title, titleRange: try reader.read(), furtherTitles: try reader.read(),
      parts: try reader.read(), ids: try reader.readWords(),
      wordCount: try reader.readAmount(), readingMinutes: try reader.readAmount(), hasMore: try reader.read(),
      addresses: try reader.read(), headings: try reader.read(), sources: try reader.read(),
      readsSite: try reader.read())
  }
}

extension EntryFacts.PartLink: RecordCodable {
  package func write(to writer: inout RecordWriter) {
    writer.write(written)
    writer.write(range)
  }

  package init(from reader: inout RecordReader) throws(InvalidRecord) {
    self.init(written: try reader.read(), range: try reader.read())
  }
}

extension EntryFacts.Heading: RecordCodable {
  package func write(to writer: inout RecordWriter) {
    writer.write(level)
    writer.write(id)
  }

  package init(from reader: inout RecordReader) throws(InvalidRecord) {
    self.init(level: try reader.readAmount(), id: try reader.read())
  }
}
