package import Articles
package import Dates

/// An article with its address and its dates, before its text is read.
package final class PlacedArticle: Sendable {
  package let file: ArticleFile
  /// The name of the file or folder, without a leading date.
  package let name: String
  package let address: String
  package let (date, updated, expires): (Instant?, Instant?, Instant?)
  package let isPost: Bool
  /// Whether the article would have another address if it had a date.
  package let lacksDateForPermalink: Bool
  /// Whether the article is the page for addresses that do not exist.
  package let isNotFoundPage: Bool
  /// The language of an article of the main edition that another one shows because it lacks a translation; `nil` for
  /// all others.
  package let originalLanguage: String?
  /// The address of the folder for the files that belong to the article.
  package let folder: String

  // `_read` lends the value: a getter would copy more than 20 references for each key that a caller reads.
  package var place: ArticlePlace { _read { yield file.place } }
  /// The language of the text, if it differs from that of the edition.
  package var textLanguage: String? { metadata.language ?? originalLanguage }
  package var frontMatter: FrontMatter { _read { yield file.frontMatter } }
  package var metadata: ArticleMetadata { _read { yield file.frontMatter.metadata } }

  /// Whether the front matter has an `updated` date that precedes the day of publication.
  package var isUpdatedTooEarly: Bool {
    guard updated == nil, let updated = metadata.updated else { return false }
    return file.date.map { updated.isDay(before: $0) } ?? false
  }

  package var isDraft: Bool { draftKey != nil }
  /// The key or the folder that makes the article a draft.
  package var draftKey: String? { metadata.draftKey ?? (place.isDraft ? ContentFolder.drafts : nil) }

  /// The `layout` for another generator; `nil` if the article has a `template` for Garland.
  package var fallbackLayout: String? { metadata.template == nil ? metadata.layout : nil }

  init(
    _ file: ArticleFile, isPost: Bool, below section: String, _ addresses: SectionAddresses, zone: NamedZone,
    naiveZone: NamedZone, committed: Instant? = nil, originalLanguage: String? = nil
  ) {
    func instant(of date: CivilDate) -> Instant { Instant(date, in: date.time == nil ? zone : naiveZone) }
    let (named, metadata) = (DatedName(file.place.name), file.metadata)
    self.file = file
    name = named.name
    (self.isPost, self.originalLanguage) = (isPost, originalLanguage)
    date = file.date.map(instant)
    let changed =
      metadata.ranges[.updated] == nil
      ? Self.change(committed, ofPost: date, in: zone) : metadata.updated.map(instant)
    // Ignore a change before the publication, because readers never saw the old version.
    updated = if let date, let changed, changed < date { nil } else { changed }
    expires = metadata.expires.map(instant)
    let own = Self.address(of: file, name: named.name, below: section, addresses)
    let isMoved = originalLanguage != nil && metadata.url != nil && !addresses.settings.movesWrittenAddresses
    let given = isMoved ? addresses.settings.belowHome(own) : own
    let pattern =
      file.place.role == .article && metadata.url == nil && given != addresses.settings.notFound
      ? addresses.settings.permalinks.pattern(for: file.place.section, isPost: isPost) : nil
    let permalink = pattern.flatMap { [date] pattern in
      Permalink(
        metadata: metadata, name: named.name, section: addresses.settings.withoutHome(section),
        date: date?.civilDate(in: zone), settings: addresses.settings
      ).address(from: pattern)
    }
    lacksDateForPermalink = pattern != nil && permalink == nil
    address = permalink ?? given
    isNotFoundPage = address == addresses.settings.notFound
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
    if let url = metadata.url { return addresses.settings.address(written: url) }
    switch place.role {
    case .home: return addresses.settings.home
    case .section: return section
    case .article:
      if place.section.isEmpty, place.name == "404" { return addresses.settings.notFound }
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
