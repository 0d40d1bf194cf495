import Addresses
import Handles
import Planning
import Records

/// The record of a build for the next build, with a part for each edition of the site.
package struct PreviousBuild: Sendable, Equatable {
  var editions: [PreviousEdition]
  /// The front matter of all articles.
  var frontMatter = FrontMatterIndex()
  /// The published assets of each domain.
  var assets: [AssetIndex] = []
  /// The hooks that ran after the build.
  var hooks: [HookRecord] = []

  /// What the build knew of the articles of each edition, by its language.
  var articles: [String: PreviousArticles] {
    let pairs = editions.map { ($0.language, PreviousArticles(links: $0.links, articles: $0.articles)) }
    return Dictionary(pairs) { first, _ in first }
  }
}

/// The record of an edition: the properties that each page read, and hashes of their values.
///
/// The next build hashes the same values again. It renders a page only if one of the hashes differs.
package struct PreviousEdition: Sendable, Equatable {
  /// The language of the edition.
  var language: String
  /// The hash of the settings that every page depends on.
  var settings: ContentHash
  /// The hash of the part of the outline that all pages depend on.
  var outline: ContentHash
  /// The hash of what pages show of the whole site.
  var plan: ContentHash
  /// The hash of what the list of the search depends on.
  var searchList: ContentHash
  /// The hash of the addresses that the pages of all editions have.
  var translations: ContentHash
  /// The hash of the addresses that links can lead to.
  var links: ContentHash
  /// The properties of other subjects that pages read, sorted by the name of the subject.
  var subjects: [SubjectRecord] = []
  /// The distinct sets of properties of one subject that pages read, in ascending order.
  var masks: [PropertyBits] = []
  /// The distinct sets of reads that many pages have in common, such as the words and assets of their template.
  var sharedReads: [[RecordedRead]] = []
  /// The links and ids of the pages.
  var facts = RecordedFacts()
  /// The articles, in the byte order of their paths.
  var articles: [ArticleRecord] = []
  /// The pages, in the order of the build.
  var pages: [PageRecord] = []
  /// The files besides the pages.
  var files = FileRecords()
}

/// The properties of one subject that pages read.
struct SubjectRecord: Sendable, Equatable {
  var name: SubjectName
  var read: HashedProperties
}

/// A set of properties, with a hash of each value in the order of the bits.
struct HashedProperties: Sendable, Equatable {
  var properties: PropertyBits
  var hashes: [UInt64]
}

/// The identity of a page, and the properties that it read.
struct PageRecord: Sendable, Equatable {
  var identity: PageIdentity
  /// The page's own properties that the page read.
  var own: GroupedProperties
  /// The index in `PreviousEdition.sharedReads` of the reads that other pages have, too.
  var shared: Int
  /// The other reads of other subjects.
  var reads: [RecordedRead]
  /// What the page refers to, and its ids.
  var facts: PageFacts
  /// Whether the template of the page reported a diagnostic.
  ///
  /// If so, every build renders the page and reports the diagnostic again.
  var hasDiagnostics: Bool
  /// The reasons why the page was last rendered.
  var reasons: [RenderReason]
}

/// The properties that identify a page; a page with another value counts as a different page.
struct PageIdentity: Sendable, Equatable {
  var address: String
  var kind: String
  /// The path of the article that it shows.
  var article: String?
  var template: String
}

/// A read of some properties of a subject.
///
/// A site has about twenty reads for each page, and only a few dozen sets of properties.
struct RecordedRead: Hashable, Sendable {
  private let number: UInt64

  init(subject: Int, mask: Int) { number = UInt64(UInt32(subject)) << 32 | UInt64(UInt32(mask)) }

  /// The index of the subject in `PreviousEdition.subjects`.
  var subject: Int { Int(number >> 32) }
  /// The index of the properties in `PreviousEdition.masks`.
  var mask: Int { Int(UInt32(truncatingIfNeeded: number)) }
}

extension RecordedRead: Comparable {
  static func < (lhs: Self, rhs: Self) -> Bool { lhs.number < rhs.number }
}
