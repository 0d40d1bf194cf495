import Articles
import Diagnostics
import Records

/// The file of an article with its front matter, before the addresses of the site are known.
///
/// A class, because front matter is large and lists of files are sorted.
final class ArticleFile: Sendable {
  let place: ArticlePlace
  /// The source that ranges in it belong to.
  let source: SourceID
  /// The hash of the whole file.
  let hash: ContentHash
  /// The hash of the front matter.
  ///
  /// Pages of other articles depend on it, but not on the text.
  let frontMatterHash: ContentHash
  let head: FrontMatter

  var metadata: ArticleMetadata { head.metadata }

  init(_ place: ArticlePlace, _ bytes: [UInt8], as source: SourceID) {
    (self.place, self.source) = (place, source)
    head = FrontMatter(utf8: bytes, as: source)
    hash = ContentHash(of: bytes)
    frontMatterHash = ContentHash(of: Array(bytes[..<head.bodyOffset]))
  }

  /// Whether the file or its name has a date.
  var hasDate: Bool { metadata.date != nil || DatedName(place.name).day != nil }
}
