import Addresses
import Articles
import Diagnostics
import Records

/// Looks up the articles of an edition in the record of the previous build, and reads those that changed.
struct KnownArticles: Sendable {
  var articles: ArticleReader
  /// The paths of the articles that may have Swift code that runs in every build.
  let runningCode: Set<String>
  /// The hash of the containers that are templates.
  let containersHash: ContentHash
  let words: SiteWords
  /// Whether the build keeps the headings of articles, because links lead from translation to translation.
  let keepsHeadings: Bool
  /// The articles of the previous build, by path.
  let previous: [String: ArticleRecord]

  /// Returns the hash of an article's inputs, and its record if they did not change since the previous build.
  func article(_ article: PlacedArticle) -> (inputs: ContentHash, record: ArticleRecord?) {
    let inputs = inputs(of: article).hash
    guard !runningCode.contains(article.place.path), let record = previous[article.place.path],
      record.inputs == inputs, !record.facts.readsSite,
      // Lists of articles are compared when all articles are known.
      record.facts.sources.allSatisfy({ source in
        source.selectsArticles
          ? !source.isRenderedBySite : articles.sources.hash(of: source.source, in: article) == source.hash
      })
    else { return (inputs, nil) }
    return (inputs, record)
  }

  func inputs(of article: PlacedArticle) -> ArticleInputs {
    ArticleInputs(
      file: article.file.hash, address: article.address, section: article.place.section,
      holder: articles.bodyContainer(of: article)?.name,
      containers: containersHash, words: words.list(in: article.textLanguage).environmentHash,
      markdown: articles.markdown, frame: ArticleFrame(article), keepsHeadings: keepsHeadings,
      oldBlocks: articles.oldBlocks[article.place.path].map { blocks in
        ContentHash(of: blocks.flatMap { ["\($0.place.bytes.lowerBound)", $0.original] })
      })
  }

  /// Returns the facts about the text of an article, which is read if it changed; `nil` if it cannot be read.
  func facts(of article: PlacedArticle) -> EntryFacts? {
    if let record = self.article(article).record { return record.facts }
    return (try? articles.article(article, recording: nil)).map {
      EntryFacts($0, addresses: [], keepsHeadings: keepsHeadings)
    }
  }
}
