import Addresses
import Articles
import Records

/// Looks up the articles of an edition in the record of the previous build, and reads those that changed.
struct KnownArticles: Sendable {
  let articles: ArticleReader
  /// The paths of the articles that may have Swift code that runs in every build.
  let runningCode: Set<String>
  /// The hash of the containers that are templates.
  let containersHash: ContentHash
  let words: SiteWords
  /// Whether the build keeps the headings of articles, because links lead from translation to translation.
  let keepsHeadings: Bool
  /// The articles of the previous build, by path.
  let previous: [String: ArticleRecord]

  /// Returns the record of an article whose inputs did not change since the previous build.
  func record(of article: PlacedArticle, with inputs: ContentHash) -> ArticleRecord? {
    guard !runningCode.contains(article.place.path), let record = previous[article.place.path] else { return nil }
    return record.inputs == inputs ? record : nil
  }

  func inputs(of article: PlacedArticle) -> ArticleInputs {
    ArticleInputs(
      file: article.file.hash, address: article.address, section: article.place.section,
      holder: articles.bodyContainer(of: article)?.name,
      containers: containersHash, words: words.list(in: article.textLanguage).environmentHash,
      markdown: articles.markdown, frame: ArticleFrame(article), keepsHeadings: keepsHeadings)
  }

  /// Returns whether the text of an article has to be read.
  func hasToRead(_ article: PlacedArticle) -> Bool { record(of: article, with: inputs(of: article).hash) == nil }

  /// Returns the facts about the text of an article, which is read if it changed; `nil` if it cannot be read.
  func facts(of article: PlacedArticle) -> EntryFacts? {
    if let record = record(of: article, with: inputs(of: article).hash) { return record.facts }
    return (try? articles.article(article, recording: nil)).map {
      EntryFacts($0, addresses: [], keepsHeadings: keepsHeadings)
    }
  }
}
