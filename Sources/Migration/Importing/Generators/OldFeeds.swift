import Addresses
import Parsing

/// Feeds of the old site that the new one does not have at their addresses.
enum OldFeeds {
  /// A note on a feed whose subscribers get nothing more.
  static func lost(_ address: String, _ reason: String = "Garland makes no such feed") -> ImportNote {
    ImportNote(
      message:
        "the feed `\(address)` is left out, and its subscribers get nothing more: \(reason). Let the host redirect it to a feed of the new site"
    )
  }

  /// Notes on the feeds of a new site without a dated article, which Garland does not write.
  static func unwritten(_ plan: ImportPlan, _ articles: [ImportedArticle]) -> [ImportNote] {
    let hasDates = zip(plan.articles, articles).contains { move, article in
      article.keys["date"] != nil || move.target.fileName.firstMatch(of: /^\d{4}-\d{2}-\d{2}/) != nil
    }
    guard !hasDates, let feeds = plan.settings[.feeds]?.map?.entries, !feeds.isEmpty else { return [] }
    return feeds.compactMap(\.value.textual).map {
      lost(
        $0, "no article has a date, and feeds list only articles with a date. Write a `date` in articles that are news")
    }
  }
}
