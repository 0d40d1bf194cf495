import Articles
package import Dates
package import Records

/// The numbers of articles that are not published, by the key that decided it.
package struct LeftOutArticles: Sendable, Equatable {
  /// The key of the articles with a future date.
  private static let dateKey = ArticleMetadata.Field.date.name

  /// The numbers by key, such as `draft` or `status`, or by the folder `_drafts`.
  package private(set) var counts: [String: Int]
  /// The files that are not published, sorted by path.
  package var files: [UnpublishedFile] = []
  /// The earliest date of the articles with a future date.
  package private(set) var nextPublication: Instant?
  /// The site's time zone, in which reports show times.
  package let zone: NamedZone

  /// Creates counts, by default of no article.
  package init(_ counts: [String: Int] = [:], nextPublication: Instant? = nil, in zone: NamedZone = .utc) {
    (self.counts, self.nextPublication, self.zone) = (counts, nextPublication, zone)
  }

  /// The number of articles with a future date.
  package var waitingCount: Int { counts[Self.dateKey] ?? 0 }

  /// Counts an article that a key leaves out.
  package mutating func count(_ key: String) { counts[key, default: 0] += 1 }

  /// Counts an article with a future date.
  package mutating func count(dated date: Instant) {
    count(Self.dateKey)
    nextPublication = min(nextPublication ?? .latest, date)
  }

  /// The keys other than `date` with their numbers, the largest number first.
  package var otherCounts: [(key: String, count: Int)] {
    counts.filter { $0.key != Self.dateKey }.map { (key: $0.key, count: $0.value) }
      .sorted { ($1.count, $0.key) < ($0.count, $1.key) }
  }
}

extension LeftOutArticles: RecordCodable {
  package func write(to writer: inout RecordWriter) {
    let keys = counts.keys.sorted()
    writer.write(keys)
    writer.write(keys.map { counts[$0] ?? 0 })
    writer.write(nextPublication?.secondsSince1970)
    writer.write(zone.name)
    writer.write(files)
  }

  package init(from reader: inout RecordReader) throws(InvalidRecord) {
    let (keys, numbers): ([String], [Int]) = (try reader.read(), try reader.read())
    guard keys.count == numbers.count, numbers.allSatisfy({ 0...0xFFFF_FFFF ~= $0 }) else { throw InvalidRecord() }
    counts = Dictionary(zip(keys, numbers)) { first, _ in first }
    nextPublication = try reader.read() as Bool ? Instant(secondsSince1970: try reader.readTime()) : nil
    guard let zone = NamedZone(try reader.read()) else { throw InvalidRecord() }
    self.zone = zone
    files = try reader.read()
  }
}
