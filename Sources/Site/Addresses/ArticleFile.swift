package import Articles
package import Dates
package import Diagnostics
package import Records

/// The file of an article with its front matter, before the addresses of the site are known.
///
/// A class, because front matter is large and sorting would copy it.
package final class ArticleFile: Sendable {
  package let place: ArticlePlace
  /// The source of the ranges in the front matter.
  package let source: SourceID
  /// The hash of the bytes of the file.
  package let contentHash: ContentHash
  /// The hash of the whole file, and of all that decides its front matter.
  package let hash: ContentHash
  /// The hash of the front matter.
  ///
  /// Other pages depend on this hash, but not on the hash of the text.
  package let frontMatterHash: ContentHash
  package let frontMatter: FrontMatter

  package var metadata: ArticleMetadata { _read { yield frontMatter.metadata } }

  private init(
    _ place: ArticlePlace, _ frontMatter: FrontMatter, _ frontMatterHash: ContentHash, content: ContentHash,
    hash: ContentHash
  ) {
    (self.place, self.frontMatter, self.frontMatterHash, self.hash) = (place, frontMatter, frontMatterHash, hash)
    (source, contentHash) = (frontMatter.source, content)
  }

  /// Creates the file with front matter that was parsed by `rules`.
  package convenience init(
    at place: ArticlePlace, _ frontMatter: FrontMatter, _ frontMatterHash: ContentHash, content: ContentHash,
    rules: FrontMatterRules
  ) {
    self.init(
      place.asTextOfFolder(url: frontMatter.metadata.url, slug: frontMatter.metadata.slug), frontMatter,
      frontMatterHash, content: content,
      // The rules decide which warnings the front matter has.
      hash: rules == FrontMatterRules() ? content : content.combined(with: rules.hash))
  }

  /// Parses the front matter of a file; `rules` are the site's.
  package static func parse(
    _ bytes: [UInt8], at place: ArticlePlace, hash: ContentHash, as source: SourceID,
    rules: FrontMatterRules = FrontMatterRules()
  ) -> ArticleFile {
    let frontMatter = FrontMatter(utf8: bytes, as: source, rules: rules)
    let ownHash = ContentHash(of: bytes[..<frontMatter.bodyOffset])
    return ArticleFile(at: place, frontMatter, ownHash, content: hash, rules: rules)
  }

  /// Returns the file with default values for the keys that its front matter lacks; `hash` is their hash.
  package func withDefaults(_ defaults: ArticleMetadata, hash: ContentHash) -> ArticleFile {
    let merged = FrontMatter(
      as: source, metadata.withDefaults(defaults), frontMatter.diagnostics, bodyOffset: frontMatter.bodyOffset)
    return ArticleFile(
      place, merged, frontMatterHash.combined(with: hash), content: contentHash, hash: self.hash.combined(with: hash))
  }

  /// Returns the file after a hook changed its front matter.
  package func changed(by hook: (inout ArticleFields) -> Void) -> ArticleFile {
    let old = ArticleFields(path: place.path, metadata, source)
    var new = old
    hook(&new)
    if new.metadata == old.metadata { return self }
    let changed = FrontMatter(
      as: source, new.metadata, frontMatter.diagnostics, bodyOffset: frontMatter.bodyOffset)
    let hash = ContentHash(of: new.texts)
    return ArticleFile(
      place, changed, frontMatterHash.combined(with: hash), content: contentHash, hash: self.hash.combined(with: hash))
  }

  /// The text by which the article and its translations find each other: by default the path without the language.
  package var translationKey: String { metadata.translationKey ?? place.translationKey }

  /// The date of publication: from the front matter, or else from the name of the file or its address.
  package var date: CivilDate? { metadata.date ?? dayInPath }

  /// The day in the name of the file, or else at the start of its address.
  package var dayInPath: CivilDate? {
    if let day = DatedName(place.name).day { return day }
    return place.role == .article ? DatedAddress(datedAddress)?.day : nil
  }

  /// A day that does not exist, in the place of `dayInPath`, such as `2027-02-30`.
  package var impossibleDayInPath: String? {
    guard metadata.ranges[.date] == nil, dayInPath == nil, place.role == .article else { return nil }
    return DatedName(place.name).impossibleDay ?? DatedAddress(datedAddress)?.impossibleDay
  }

  private var datedAddress: String { metadata.url ?? "\(place.section)/\(place.name)" }
}

extension FrontMatterRules {
  /// The hash of the rules.
  package var hash: ContentHash { ContentHash(of: [tagSeparator ?? "", "\(tagSeparator == nil)"] + ownKeys.sorted()) }
}

/// A day at the start of an address: `/2026/01/02/name/`.
private struct DatedAddress {
  /// The day; `nil` if it does not exist.
  let day: CivilDate?
  /// A day that does not exist, but looks like one, such as `2027/02/30`.
  let impossibleDay: String?

  /// Reads an address; `nil` if it does not begin with three numbers, or nothing follows them.
  init?(_ address: some StringProtocol) {
    let parts = address.split(separator: "/", maxSplits: 3)
    guard parts.count == 4, parts[0].utf8.count == 4, parts[1].utf8.count <= 2, parts[2].utf8.count <= 2 else {
      return nil
    }
    let numbers = parts[..<3].compactMap { part in part.utf8.allSatisfy { 0x30...0x39 ~= $0 } ? Int(part) : nil }
    guard numbers.count == 3 else { return nil }
    day = CivilDate(year: numbers[0], month: numbers[1], day: numbers[2])
    // Numbers such as `2027/45/12` may be the volume and the issue of a magazine.
    let looksDated = 1900...2199 ~= numbers[0] && 1...12 ~= numbers[1] && 1...31 ~= numbers[2]
    impossibleDay = day == nil && looksDated ? parts[..<3].joined(separator: "/") : nil
  }
}
