package import Addresses
import Articles
package import Dates

/// The published articles, the unpublished ones, and the time of the next change.
package struct PublishingSchedule: Sendable {
  /// The published articles, by path.
  package private(set) var published: [PlacedArticle] = []
  /// The paths of drafts, of articles with a future date, and of expired articles.
  var unpublished: Set<String> { Set(hidden.map(\.place.path)) }
  /// The articles at these paths.
  private(set) var hidden: [PlacedArticle] = []
  /// The next time at which an article becomes due or expires.
  package private(set) var nextChange: Instant?
  /// The number of unpublished articles, by reason.
  package private(set) var leftOut: LeftOutArticles

  init(_ articles: [PlacedArticle], _ options: SiteOptions, in zone: NamedZone) {
    leftOut = LeftOutArticles(in: zone)
    for article in articles {
      if isPublished(article, options) { published.append(article) } else { hidden.append(article) }
    }
  }

  private mutating func isPublished(_ article: PlacedArticle, _ options: SiteOptions) -> Bool {
    if let key = article.draftKey, !options.showsDrafts {
      leftOut.count(key)
      return false
    }
    if let expires = article.expires {
      if expires <= options.now {
        leftOut.count(ArticleMetadata.Field.expires.name)
        return false
      }
      nextChange = min(nextChange ?? .latest, expires)
    }
    guard let date = article.date, date > options.now, !options.showsFuture else { return true }
    nextChange = min(nextChange ?? .latest, date)
    leftOut.count(dated: date)
    return false
  }
}
