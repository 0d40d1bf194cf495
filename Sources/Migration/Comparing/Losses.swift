/// What readers lose by the move from the old site to the new one, in numbers.
package struct Losses: Sendable, Equatable {
  /// The number of articles in the old site.
  var articles = 0
  /// The number of articles whose address the new site neither has nor redirects.
  var movedArticles = 0
  /// The number of words of the articles that both sites have.
  var words = 0
  var missingWords = 0
  /// The number of feeds whose address the new site neither has nor redirects.
  var missingFeeds = 0
  /// The number of feeds with entries that changed their ids, and of these entries.
  var (changedFeeds, changedFeedEntries) = (0, 0)
  /// The number of images that the new articles lack.
  var missingImages = 0

  init() {}

  init(
    of old: ComparedSite, _ new: ComparedSite, _ pairs: PagePairs, _ feeds: [FeedPair], _ compared: [ComparedArticle],
    themeImages: Int
  ) {
    // If the old theme has no `<main>` and no `<article>`, only the new page shows that a page is an article.
    let shared = pairs.pairs.filter { $0.old.isArticle || $0.new.isArticle && !$0.old.isList }
    let missing = pairs.missing.count { $0.isArticle }
    articles = shared.count + missing
    movedArticles = missing + shared.count { pairs.moved[$0.old.address] != nil }
    words = compared.reduce(0) { $0 + $1.words }
    missingWords = compared.reduce(0) { $0 + $1.missingWords }
    changedFeeds = feeds.count { !$0.changed.isEmpty }
    changedFeedEntries = feeds.reduce(0) { $0 + $1.changed.count }
    let others = feeds.count { $0.new == nil }
    missingFeeds =
      others
      + old.files.feeds.count { path in
        !new.responds(to: SiteAddressPath.of(file: path)) && old.files.read(path).flatMap(ComparedFeed.read) != nil
      }
    missingImages = pairs.pairs.reduce(0) { $0 + max(0, ElementRule.lostImages($1) - themeImages) }
  }

  /// One line, such as `440 of 440 articles kept their address; 99.9 % of their words; 2 feeds moved; 3 images missing`.
  var line: String {
    guard articles > 0 else { return "" }
    // Round down, so that 100 % means that nothing is missing.
    let share = words == 0 ? 10_000 : (words - missingWords) * 10_000 / words
    let digits =
      share % 100 == 0 ? "" : share % 10 == 0 ? ".\(share % 100 / 10)" : ".\(share % 100 < 10 ? "0" : "")\(share % 100)"
    let ids =
      changedFeeds == 0
      ? ""
      : "; \(Self.count(changedFeeds, "feed")) \(changedFeeds == 1 ? "changes" : "change") the ids of "
        + (changedFeedEntries == 1 ? "1 entry" : "\(changedFeedEntries) entries")
    return
      "\(articles - movedArticles) of \(articles) articles kept their address; \(share / 100)\(digits) % of their words; "
      + "\(Self.count(missingFeeds, "feed")) moved\(ids); \(Self.count(missingImages, "image")) missing\n"
  }

  private static func count(_ number: Int, _ name: String) -> String {
    number == 0 ? "no \(name)" : "\(number) \(name)\(number == 1 ? "" : "s")"
  }
}
