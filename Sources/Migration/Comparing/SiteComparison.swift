/// The differences that readers notice between two built sites.
///
/// ```swift
/// let comparison = SiteComparison.compare(old, new)
/// comparison.differences.filter(\.kind.isSevere)
/// ```
package struct SiteComparison: Sendable {
  /// The differences: the most severe kind first, then by address.
  package let differences: [Difference]
  /// The number of pages in the old site, without redirects.
  package let pageCount: Int
  /// The articles that both sites have.
  package let articles: [ComparedArticle]
  /// What articles of the old site lost, in numbers.
  package let losses: Losses

  /// Whether no difference is severe.
  package var isFaithful: Bool { !differences.contains { $0.kind.isSevere } }

  /// Compares a site with its successor.
  ///
  /// `areEqual` compares the bytes of a file that cannot be read as a whole.
  package static func compare(
    _ old: SiteFiles, _ new: SiteFiles, using work: some ParallelWork = SerialWork(),
    areEqual: (_ path: String) -> Bool = { _ in false }
  ) -> SiteComparison {
    let (old, new) = (ComparedSite.read(old, using: work), ComparedSite.read(new, using: work))
    let pairs = PagePairs.match(old, new)
    let shared = pairs.pairs.filter { $0.old.isArticle || $0.new.isArticle }
    let compared = work.map(shared.count) { index in
      let (old, new) = (shared[index].old, shared[index].new)
      return ComparedArticle(address: old.address, titles: [old.title, new.title], runs: WordRuns.compare(old, new))
    }
    let articles = ThemeText.removed(from: compared)
    let feeds = FeedPair.all(old, new)
    let themeImages = ThemeText.images(pairs.pairs)
    let found = work.map(pairs.pairs.count) { index in
      let pair = pairs.pairs[index]
      return LeftoverRule.differences(pair) + ElementRule.differences(pair, themeImages: themeImages)
        + IDRule.differences(pair)
        + DateRule.differences(pair) + AttributeRule.differences(pair)
    }
    let differences =
      AddressRule.differences(old, new, pairs) + UnreadRule.differences(old, new, areEqual) + found.flatMap(\.self)
      + zip(shared, articles).flatMap(WordRule.differences)
      + LinkRule.differences(new) + FeedRule.differences(feeds)
    return SiteComparison(
      differences: differences.sorted { ($0.kind, $0.page) < ($1.kind, $1.page) },
      pageCount: old.pages.count { $0.redirect == nil }, articles: articles,
      losses: Losses(of: old, new, pairs, feeds, articles, themeImages: themeImages))
  }

  /// Compares the addresses of a sitemap with a site.
  package static func compare(
    sitemap: [UInt8], _ new: SiteFiles, using work: some ParallelWork = SerialWork()
  ) -> SiteComparison {
    let addresses = ComparedSitemap.addresses(in: sitemap)
    let differences = AddressRule.differences(addresses, ComparedSite.read(new, using: work))
    return SiteComparison(differences: differences, pageCount: addresses.count, articles: [], losses: Losses())
  }
}

/// An article of both sites, with its words.
package struct ComparedArticle: Sendable {
  /// The address in the old site.
  package let address: String
  /// The titles of the old and the new page.
  var titles: [String] = []
  /// The text as runs of words, each in both sites or in one of them.
  package let runs: [WordRun]

  /// Whether the article has the same words in both sites.
  package var isEqual: Bool { runs.allSatisfy { $0.kind == .same } }

  /// The number of words of the article in the old site.
  var words: Int { runs.reduce(0) { $1.kind == .added ? $0 : $0 + $1.words } }
  /// The number of them that the new site lacks.
  var missingWords: Int { runs.reduce(0) { $1.kind == .missing ? $0 + $1.words : $0 } }
}

/// Runs independent pieces of work, perhaps on several threads.
///
/// `Comparing` starts no threads: its caller chooses how many to use.
package protocol ParallelWork: Sendable {
  /// Returns the results of `work(0)` to `work(count - 1)`, in this order.
  func map<Result: Sendable>(_ count: Int, _ work: @escaping @Sendable (Int) -> Result) -> [Result]
}

/// Runs all pieces of work on the calling thread, one after the other.
package struct SerialWork: ParallelWork {
  package init() {}

  package func map<Result: Sendable>(_ count: Int, _ work: @escaping @Sendable (Int) -> Result) -> [Result] {
    (0..<count).map(work)
  }
}
