import Articles
import Dates

/// What a site has to know of all front matter, whatever changed: what decides where a page is, and whether there is one.
struct HeadOutline: Sendable, Equatable {
  let (date, updated, expires): (CivilDate?, CivilDate?, CivilDate?)
  let (slug, url): (String?, String?)
  /// The template that another tool had, unless it names one.
  let layout: String?
  let isDraft: Bool

  init(_ metadata: ArticleMetadata) {
    (date, updated, expires) = (metadata.date, metadata.updated, metadata.expires)
    (slug, url, isDraft) = (metadata.slug, metadata.url, metadata.isDraft)
    layout = metadata.template == nil ? metadata.layout : nil
  }
}
