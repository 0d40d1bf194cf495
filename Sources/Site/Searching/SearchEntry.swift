import Markup

/// The file that a search reads first: what is known about all articles, and how to find the shards.
package struct SearchEntry: Sendable {
  /// The language of the articles.
  package var language: String
  package var articleCount: Int
  /// The number of words of all articles.
  package var wordCount: Int
  package var index: SearchIndex
  /// The sections, each with its key and its title.
  package var sections: [(key: String, title: String)]
  package var tags: [String]
  /// How much more a new article counts, in hundredths.
  package var recency: Int

  package init(
    language: String, articleCount: Int, wordCount: Int, index: SearchIndex, sections: [(key: String, title: String)],
    tags: [String], recency: Int
  ) {
    (self.language, self.articleCount, self.wordCount, self.index) = (language, articleCount, wordCount, index)
    (self.sections, self.tags, self.recency) = (sections, tags, recency)
  }

  /// The file.
  ///
  /// The number of articles and their average length are rounded, so that the file is the same after most changes.
  package var bytes: [UInt8] {
    let average = articleCount == 0 ? 0 : wordCount / articleCount / Level.lengthUnit
    let stemmer = Stemmer.named(TermNumbers.primaryTag(of: language))
    return JSONText.object([
      ("articles", .number(Self.rounded(articleCount))),
      ("length", .number(Level.value(Level.of(average)))), ("recency", .number(recency)),
      ("terms", .text(index.terms.text)), ("fragments", .text(index.fragments.text)),
      ("sections", .list(sections.map { .list([.text($0.key), .text($0.title)]) })),
      ("tags", .list(tags.map { .text($0) })), ("stemmer", stemmer?.table.json ?? .null),
    ]).bytes
  }

  /// Returns a number with its first two digits only.
  private static func rounded(_ number: Int) -> Int {
    var (digits, scale) = (number, 1)
    while digits >= 100 { (digits, scale) = (digits / 10, scale * 10) }
    return digits * scale
  }
}
