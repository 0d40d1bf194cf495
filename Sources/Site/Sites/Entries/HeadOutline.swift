import Articles
import Dates

/// What a build asks of all front matter, whatever changed: where pages are, whether there are any, and what it warns of.
struct HeadOutline: Sendable, Equatable {
  let (date, updated, expires): (CivilDate?, CivilDate?, CivilDate?)
  let (slug, url): (String?, String?)
  /// The template that another tool had, where it names none.
  let fallbackLayout: String?
  let isDraft: Bool

  init(_ metadata: ArticleMetadata) {
    (date, updated, expires) = (metadata.date, metadata.updated, metadata.expires)
    (slug, url, isDraft) = (metadata.slug, metadata.url, metadata.isDraft)
    fallbackLayout = metadata.template == nil ? metadata.layout : nil
  }
}
