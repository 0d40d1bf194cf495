import Articles
import Dates
import Diagnostics
import Records

/// The file of an article with its front matter, before the addresses of the site are known.
///
/// A class, because front matter is large and sorting would copy it.
final class ArticleFile: Sendable {
  let place: ArticlePlace
  /// The source of the ranges in the front matter.
  let source: SourceID
  /// The hash of the whole file.
  let hash: ContentHash
  /// The hash of the front matter.
  ///
  /// Other pages depend on this hash, but not on the hash of the text.
  let frontMatterHash: ContentHash
  let frontMatter: FrontMatter

  var metadata: ArticleMetadata { frontMatter.metadata }

  private init(_ place: ArticlePlace, _ frontMatter: FrontMatter, _ frontMatterHash: ContentHash, hash: ContentHash) {
    (self.place, self.frontMatter, self.frontMatterHash, self.hash) = (place, frontMatter, frontMatterHash, hash)
    source = frontMatter.source
  }

  /// Parses the front matter of a file.
  static func parse(_ bytes: [UInt8], at place: ArticlePlace, hash: ContentHash, as source: SourceID) -> ArticleFile {
    let frontMatter = FrontMatter(utf8: bytes, as: source)
    return ArticleFile(place, frontMatter, ContentHash(of: bytes[..<frontMatter.bodyOffset]), hash: hash)
  }

  /// Whether the file or its name has a date.
  var hasDate: Bool { metadata.date != nil || DatedName(place.name).day != nil }
}

/// An article with its address and its dates, before its text is read.
final class PlacedArticle: Sendable {
  let file: ArticleFile
  /// The name of the file or folder, without a leading date.
  let name: String
  let address: String
  let (date, updated, expires): (Instant?, Instant?, Instant?)
  let isPost: Bool

  var place: ArticlePlace { file.place }
  var frontMatter: FrontMatter { file.frontMatter }
  var metadata: ArticleMetadata { file.metadata }

  /// Whether the front matter has an `updated` date that precedes the day of publication.
  var isUpdatedTooEarly: Bool {
    guard updated == nil, let updated = metadata.updated else { return false }
    return (metadata.date ?? DatedName(place.name).day).map { updated.isDay(before: $0) } ?? false
  }

  var isDraft: Bool { metadata.isDraft || place.isDraft }

  /// The `layout` for another generator; `nil` if the article has a `template` for Garland.
  var fallbackLayout: String? { metadata.template == nil ? metadata.layout : nil }

  init(_ file: ArticleFile, isPost: Bool, below section: String, zone: NamedZone, naiveZone: NamedZone) {
    func instant(of date: CivilDate) -> Instant { Instant(date, in: date.time == nil ? zone : naiveZone) }
    let (named, metadata) = (DatedName(file.place.name), file.metadata)
    self.file = file
    name = named.name
    self.isPost = isPost
    date = (metadata.date ?? named.day).map(instant)
    let changed = metadata.updated.map(instant)
    // Ignore a change before the publication, because readers never saw the old version.
    updated = if let date, let changed, changed < date { nil } else { changed }
    expires = metadata.expires.map(instant)
    address = Self.address(of: file, name: named.name, below: section)
  }

  private static func address(of file: ArticleFile, name: String, below section: String) -> String {
    let (place, metadata) = (file.place, file.metadata)
    if let url = metadata.url { return SiteFile.address(url) }
    switch place.role {
    case .home: return "/"
    case .section: return section
    case .article:
      if place.section.isEmpty, place.name == "404" { return PageKind.notFoundAddress }
      return section + AddressPart.inAddress(metadata.slug ?? name) + "/"
    }
  }
}
