import Addresses
import Articles
package import Dates
package import Diagnostics
package import Records

/// A built site, ready to be published if `hasErrors` is false.
package struct BuiltSite: Sendable {
  /// The files, sorted by path; empty if the build added each file to a sink instead.
  package internal(set) var files: [SiteOutput] = []
  /// The pages, in the order of the build.
  package let pages: [BuiltPage]
  /// The addresses of pages of the previous build that do not exist in this build.
  package let removed: [String]
  /// The number of times that an article or part of one was rendered.
  package let draws: Int
  /// The time that reading the site took.
  package let readingTime: Duration
  /// The time that comparing and writing pages took.
  package let writingTime: Duration
  /// The errors and warnings as found, before the site's levels apply.
  package let diagnostics: DiagnosticList
  /// The levels of diagnostics that the site sets.
  package let levels: DiagnosticLevels
  /// The sources that the diagnostics refer to.
  package let sources: SourceMap
  /// The next time when the site changes without an edit: an article's date arrives, or an article expires.
  package let nextChange: Instant?
  /// The articles that are not published.
  package let leftOut: LeftOutArticles
  /// Whether a page depends on the current time.
  package let showsNow: Bool
  /// The record of this build for the next one, or `nil` if there were errors.
  package internal(set) var record: Deferred<PreviousBuild>?

  /// Whether an error stops the site from being published.
  package var hasErrors: Bool { levels.applied(to: diagnostics).hasErrors }

  /// The number of rendered pages.
  package var renderedCount: Int { pages.count(where: \.isRendered) }
}

/// A page of a built site.
package struct BuiltPage: Sendable, Equatable {
  /// The address.
  package let address: String
  /// The content path of the article that the page shows, if any.
  package let article: String?
  /// Whether the page was rendered, instead of reused from the previous build.
  package let isRendered: Bool
  /// Whether the page is the search, which lists all articles.
  package let isSearch: Bool
  /// The reasons why the page was rendered.
  package let reasons: [RenderReason]

  /// The path of its file in the output folder.
  package var path: String { SiteFile.path(of: address) }

  init(address: String, article: String?, isRendered: Bool, isSearch: Bool = false, for reasons: [RenderReason]) {
    (self.address, self.article, self.isRendered, self.reasons) = (address, article, isRendered, reasons)
    self.isSearch = isSearch
  }

  /// Creates a page of the previous build that is not rendered anew.
  init(unchanged page: PageIdentity) {
    self.init(address: page.address, article: page.article, isRendered: false, for: [])
  }
}

/// The numbers of articles that are not published, by the key that decided it.
package struct LeftOutArticles: Sendable, Equatable {
  /// The key of the articles with a future date.
  private static let dateKey = ArticleMetadata.Field.date.rawValue

  /// The numbers by key, such as `draft` or `status`, or by the folder `_drafts`.
  package private(set) var counts: [String: Int]
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
  mutating func count(_ key: String) { counts[key, default: 0] += 1 }

  /// Counts an article with a future date.
  mutating func count(dated date: Instant) {
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
  }

  package init(from reader: inout RecordReader) throws(InvalidRecord) {
    let (keys, numbers): ([String], [Int]) = (try reader.read(), try reader.read())
    guard keys.count == numbers.count, numbers.allSatisfy({ 0...0xFFFF_FFFF ~= $0 }) else { throw InvalidRecord() }
    counts = Dictionary(zip(keys, numbers)) { first, _ in first }
    nextPublication = try reader.read() as Bool ? Instant(secondsSince1970: try reader.readTime()) : nil
    guard let zone = NamedZone(try reader.read()) else { throw InvalidRecord() }
    self.zone = zone
  }
}
