import Articles
import Diagnostics
import Records

/// The front matter of an article's file: read, or remembered of another build.
final class FileHead: Sendable {
  let place: ArticlePlace
  let head: ArticleHead
  /// What tells the file from what it was in another build.
  let file: ContentMark
  /// What tells its front matter from what that was.
  let frontMatter: ContentMark
  /// What it was taken from, if another build had read it.
  let memory: HeadMemory?

  var metadata: ArticleMetadata { head.metadata }
  var source: SourceID { head.source }

  /// Whether the file holds what it held in another build.
  var isRemembered: Bool { memory != nil }

  init(
    _ place: ArticlePlace, _ head: ArticleHead, file: ContentMark, frontMatter: ContentMark,
    from memory: HeadMemory? = nil
  ) {
    (self.place, self.head, self.file, self.frontMatter, self.memory) = (place, head, file, frontMatter, memory)
  }

  /// Whether the file or its name tells when the article was published.
  var hasDate: Bool { metadata.date != nil || DatedName(place.name).day != nil }
}
