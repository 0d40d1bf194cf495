import Articles
import Diagnostics
import Records

/// What a site has to know of an article's text before anything of it is shown; of one that another build read, it is remembered.
///
/// It is handed on from build to build and from list to list, so it is shared and not copied.
final class EntryFacts: Sendable {
  /// Its title: what its front matter says, else its first heading.
  let title: String?
  /// The places of headings of level 1 besides the one that is the title.
  let furtherTitles: [Range<Int>]
  /// Its links that name a part of another article.
  let parts: [PartLink]
  /// What tells the ids that links can lead to.
  private let ids: Sealed<[ContentMark]>
  /// How many words it has, and how many minutes they take.
  let (wordCount, readingMinutes): (Int, Int)
  /// Whether it holds more than its excerpt.
  let hasMore: Bool
  /// The addresses that it asked for while it was read, in their order: most builds need none of them.
  let addresses: Sealed<[String]>

  /// A link to a part of an article.
  struct PartLink: Sendable, Equatable {
    let written: String
    let place: Range<Int>
  }

  init(_ article: Article, asking addresses: [String]) {
    title = article.title
    let labels = Set(article.facts.labels.compactMap(\.id))
    let titles = article.facts.headings.filter { heading in
      heading.level == 1 && heading.id.map { !labels.contains($0) } ?? false
    }
    furtherTitles = titles.dropFirst(article.beginsWithTitle ? 1 : 0).map(\.source)
    parts = article.facts.links.compactMap { link in
      guard link.written.holds(UInt8(ascii: "#")), !link.written.hasPrefix("#") else { return nil }
      return PartLink(written: link.written, place: link.source)
    }
    ids = Sealed(article.ids.map(Self.mark))
    (wordCount, readingMinutes) = (article.words.total, article.words.readingMinutes)
    hasMore = !article.excerpt.isWhole
    self.addresses = Sealed(addresses)
  }

  /// Whether a link can lead to an id.
  func holds(id: String) throws(RecordDamage) -> Bool {
    var isFound = false
    let wanted = Self.mark(ofID: id)
    try ids.forEach { (mark: ContentMark) in isFound = isFound || mark == wanted }
    return isFound
  }

  /// Reads what `write` wrote.
  init(from reader: inout RecordReader) throws(RecordDamage) {
    title = try reader.read()
    furtherTitles = try reader.read()
    (parts, ids) = (try reader.read(), try reader.read())
    (wordCount, readingMinutes) = (try reader.read(), try reader.read())
    (hasMore, addresses) = (try reader.read(), try reader.read())
  }

  private static func mark(ofID id: String) -> ContentMark { ContentMark(of: Array(id.utf8)) }
}

extension EntryFacts: Equatable {
  static func == (one: EntryFacts, other: EntryFacts) -> Bool {
    RecordWriter.bytes(of: one) == RecordWriter.bytes(of: other)
  }
}

extension EntryFacts: Recorded {
  func write(to writer: inout RecordWriter) {
    writer.write(title)
    writer.write(furtherTitles)
    writer.write(parts)
    writer.write(ids)
    writer.write(wordCount)
    writer.write(readingMinutes)
    writer.write(hasMore)
    writer.write(addresses)
  }
}

extension EntryFacts.PartLink: Recorded {
  func write(to writer: inout RecordWriter) {
    writer.write(written)
    writer.write(place)
  }

  init(from reader: inout RecordReader) throws(RecordDamage) {
    written = try reader.read()
    place = try reader.read()
  }
}
