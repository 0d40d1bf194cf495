/// The texts and images that the theme of the old site wrote into most articles, such as "This page was last edited on 12 May".
///
/// A new theme has others, so they are no loss. A template can be that of a section, so sections count by themselves.
enum ThemeText {
  /// The least number of articles that tells a theme from an accident.
  private static let leastArticles = 4

  /// Returns articles without the missing runs that consist of words which most articles lack.
  static func removed(from articles: [ComparedArticle]) -> [ComparedArticle] {
    let sections = Dictionary(grouping: articles.indices) { section(of: articles[$0].address) }
    let common = words(missingInMost: articles[...].indices.map { articles[$0] })
    let ofSections = sections.mapValues { indices in words(missingInMost: indices.map { articles[$0] }) }
    return articles.map { article in
      let theme = common.union(ofSections[section(of: article.address)] ?? [])
      if theme.isEmpty { return article }
      return ComparedArticle(
        address: article.address, titles: article.titles,
        runs: article.runs.filter { $0.kind != .missing || !isTheme($0.text, theme, titles: article.titles) })
    }
  }

  /// Returns the number of images that the old theme wrote into each article: the median of what articles lost.
  static func images(_ pairs: [PagePairs.Pair]) -> Int {
    let lost = pairs.filter { $0.old.isArticle || $0.new.isArticle }.map { ElementRule.lostImages($0) }.sorted()
    return lost.count < leastArticles ? 0 : lost[(lost.count - 1) / 2]
  }

  /// Whether a run is a text of the theme: at most a quarter of its words differ between articles.
  ///
  /// Numbers do not count, nor the words of the page's title, which a path such as `Blog › Rye bread` shows.
  ///
  /// The old theme can have one title for all pages, so the title of the new page counts, too.
  private static func isTheme(_ text: String, _ theme: Set<Substring>, titles: [String]) -> Bool {
    let words = text.split(separator: " ")
    let names = Set(titles.flatMap { $0.split(separator: " ") }.map(letters))
    return words.count { !theme.contains($0) && !$0.contains(where: \.isNumber) && !names.contains(letters($0)) } * 4
      <= words.count
      && words.contains(where: theme.contains)
  }

  private static func words(missingInMost articles: [ComparedArticle]) -> Set<Substring> {
    guard articles.count >= leastArticles else { return [] }
    var counts: [Substring: Int] = [:]
    for article in articles {
      let missing = article.runs.lazy.filter { $0.kind == .missing }.flatMap { $0.text.split(separator: " ") }
      for word in Set(missing) { counts[word, default: 0] += 1 }
    }
    return Set(counts.filter { $0.value >= leastArticles && $0.value > articles.count / 2 }.keys)
  }

  private static func letters(_ word: Substring) -> String { word.filter { $0.isLetter || $0.isNumber } }

  private static func section(of address: String) -> Substring {
    let parts = address.split(separator: "/")
    return parts.count > 1 ? parts[0] : ""
  }
}
