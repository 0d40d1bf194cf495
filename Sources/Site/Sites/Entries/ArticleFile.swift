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

  /// Parses the front matter of a file; `rules` are the site's.
  static func parse(
    _ bytes: [UInt8], at place: ArticlePlace, hash: ContentHash, as source: SourceID,
    rules: FrontMatterRules = FrontMatterRules()
  ) -> ArticleFile {
    let frontMatter = FrontMatter(utf8: bytes, as: source, rules: rules)
    return ArticleFile(
      place.asTextOfFolder(url: frontMatter.metadata.url, slug: frontMatter.metadata.slug), frontMatter,
      ContentHash(of: bytes[..<frontMatter.bodyOffset]),
      // The rules decide which warnings the front matter has.
      hash: rules == FrontMatterRules() ? hash : hash.combined(with: rules.hash))
  }

  /// Returns the file with default values for the keys that its front matter lacks; `hash` is their hash.
  func withDefaults(_ defaults: ArticleMetadata, hash: ContentHash) -> ArticleFile {
    let merged = FrontMatter(
      as: source, metadata.withDefaults(defaults), frontMatter.diagnostics, bodyOffset: frontMatter.bodyOffset)
    return ArticleFile(
      place, merged, frontMatterHash.combined(with: hash), hash: self.hash.combined(with: hash))
  }

  /// The date of publication: from the front matter, or else from the name of the file or its address.
  var date: CivilDate? { metadata.date ?? dayInPath }

  /// The day in the name of the file, or else at the start of its address.
  var dayInPath: CivilDate? {
    if let day = DatedName(place.name).day { return day }
    return place.role == .article ? DatedAddress(datedAddress)?.day : nil
  }

  /// A day that does not exist, in the place of `dayInPath`, such as `2027-02-30`.
  var impossibleDayInPath: String? {
    guard metadata.ranges[.date] == nil, dayInPath == nil, place.role == .article else { return nil }
    return DatedName(place.name).impossibleDay ?? DatedAddress(datedAddress)?.impossibleDay
  }

  private var datedAddress: String { metadata.url ?? "\(place.section)/\(place.name)" }
}

/// An article with its address and its dates, before its text is read.
final class PlacedArticle: Sendable {
  let file: ArticleFile
  /// The name of the file or folder, without a leading date.
  let name: String
  let address: String
  let (date, updated, expires): (Instant?, Instant?, Instant?)
  let isPost: Bool
  /// Whether the article would have another address if it had a date.
  let lacksDateForPermalink: Bool
  /// The address of the folder for the files that belong to the article.
  let folder: String

  var place: ArticlePlace { file.place }
  var frontMatter: FrontMatter { file.frontMatter }
  var metadata: ArticleMetadata { file.metadata }

  /// Whether the front matter has an `updated` date that precedes the day of publication.
  var isUpdatedTooEarly: Bool {
    guard updated == nil, let updated = metadata.updated else { return false }
    return file.date.map { updated.isDay(before: $0) } ?? false
  }

  var isDraft: Bool { draftKey != nil }
  /// The key or the folder that makes the article a draft.
  var draftKey: String? { metadata.draftKey ?? (place.isDraft ? ContentFolder.drafts : nil) }

  /// The `layout` for another generator; `nil` if the article has a `template` for Garland.
  var fallbackLayout: String? { metadata.template == nil ? metadata.layout : nil }

  init(
    _ file: ArticleFile, isPost: Bool, below section: String, _ addresses: SectionAddresses, zone: NamedZone,
    naiveZone: NamedZone, committed: Instant? = nil
  ) {
    func instant(of date: CivilDate) -> Instant { Instant(date, in: date.time == nil ? zone : naiveZone) }
    let (named, metadata) = (DatedName(file.place.name), file.metadata)
    self.file = file
    name = named.name
    self.isPost = isPost
    date = file.date.map(instant)
    let changed =
      metadata.ranges[.updated] == nil
      ? Self.change(committed, ofPost: date, in: zone) : metadata.updated.map(instant)
    // Ignore a change before the publication, because readers never saw the old version.
    updated = if let date, let changed, changed < date { nil } else { changed }
    expires = metadata.expires.map(instant)
    let given = Self.address(of: file, name: named.name, below: section, addresses)
    let pattern =
      file.place.role == .article && metadata.url == nil && given != PageKind.notFoundAddress
      ? addresses.settings.permalinks.pattern(for: file.place.section, isPost: isPost) : nil
    let permalink = pattern.flatMap { [date] pattern in
      Permalink(
        metadata: metadata, name: named.name, section: section, date: date?.civilDate(in: zone),
        settings: addresses.settings
      ).address(from: pattern)
    }
    lacksDateForPermalink = pattern != nil && permalink == nil
    address = permalink ?? given
    folder = permalink.map { SiteFile.folder(of: $0) } ?? Self.folder(of: given)
  }

  /// Returns the time of the last commit, unless it was on the day of publication, when readers saw no change.
  private static func change(_ committed: Instant?, ofPost date: Instant?, in zone: NamedZone) -> Instant? {
    guard let committed, let date else { return committed }
    return date.civilDate(in: zone).isDay(before: committed.civilDate(in: zone)) ? committed : nil
  }

  /// Returns the address that the front matter or the path of the file gives.
  private static func address(
    of file: ArticleFile, name: String, below section: String, _ addresses: SectionAddresses
  ) -> String {
    let (place, metadata) = (file.place, file.metadata)
    if let url = metadata.url { return SiteFile.address(url) }
    switch place.role {
    case .home: return "/"
    case .section: return section
    case .article:
      if place.section.isEmpty, place.name == "404" { return PageKind.notFoundAddress }
      return addresses.address(ofPart: metadata.slug ?? name, in: place.section, at: section)
    }
  }

  /// Returns the folder that contains a page.
  ///
  /// Articles at addresses such as `/a.html` and `/b.html` share the folder `/`.
  private static func folder(of address: String) -> String {
    address.hasSuffix("/") ? address : String(address[...(address.lastIndex(of: "/") ?? address.startIndex)])
  }
}
