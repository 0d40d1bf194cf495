import Addresses
import Articles
import Diagnostics
import Records
import Synchronization

/// Creates the entries of a site.
///
/// It reads the text of an article only if the text, or another input of the article, changed since the previous build.
struct EntryReader: Sendable {
  let articles: ArticleReader
  let cache: ArticleCache
  /// The paths of the articles that may have Swift code that runs in every build.
  let runningCode: Set<String>
  let renderingBuffer: RenderingBuffer
  /// Reads the terms for the search; `nil` if the site has no search.
  let indexer: ArticleIndexer?
  /// The hash of the containers that are templates.
  let containersHash: ContentHash
  let words: SiteWords
  /// The articles of the previous build, by path.
  let previous: [String: ArticleRecord]
  /// Whether every address resolves as it did in the previous build.
  let hasSameLinks: Bool

  func entry(_ article: PlacedArticle) -> (entry: Entry, text: ArticleText) {
    let inputs = inputs(of: article)
    let hash = ContentHash(of: RecordWriter.bytes(of: inputs))
    guard let record = record(of: article), record.inputs == hash else { return read(article, inputs, hash) }
    let dependencies =
      hasSameLinks
      ? record.dependencies
      : ArticleDependencies(inputs).hash(of: article, resolving: record.facts.addresses) {
        articles.resolve($0, in: article)
      }
    let text = ArticleText(
      inputs: hash, dependencies: dependencies, previous: record.dependencies == dependencies ? record : nil)
    return (Entry(article, record.facts), text)
  }

  private func read(
    _ article: PlacedArticle, _ inputs: ArticleInputs, _ hash: ContentHash
  ) -> (entry: Entry, text: ArticleText) {
    let recorded = ArticleDependencies(inputs)
    let parsed = cache.article(article, recording: recorded)
    let entry = Entry(article, EntryFacts(parsed, addresses: recorded.addresses), readsSite: parsed.readsSite)
    let dependencies = { @Sendable [articles] in
      (hash: recorded.hash(of: article) { articles.resolve($0, in: article) }, addresses: recorded.addresses)
    }
    let pictures = PictureFinder(articles.links, from: article.place.path) { _ = recorded.recording($0, $1) }
    let rendering =
      parsed.readsSite
      ? nil : renderingBuffer.render(parsed, in: ArticleFrame(article), pictures, recording: dependencies)
    // An article is read if its inputs changed, so the previous build has no record of it.
    let text = ArticleText(
      inputs: hash, dependencies: rendering == nil ? dependencies().hash : nil, rendering: rendering,
      terms: indexer?.read(parsed, article), previous: nil)
    return (entry, text)
  }

  /// Returns the record of an article that depends on its inputs only.
  private func record(of article: PlacedArticle) -> ArticleRecord? {
    runningCode.contains(article.place.path) ? nil : previous[article.place.path]
  }

  private func inputs(of article: PlacedArticle) -> ArticleInputs {
    ArticleInputs(
      file: article.file.hash, address: article.address, holder: articles.bodyContainer(of: article)?.name,
      containers: containersHash, words: words.list(in: article.textLanguage).environmentHash,
      markdown: articles.markdown, frame: ArticleFrame(article))
  }

  /// Returns whether the text of an article has to be read.
  func hasToRead(_ article: PlacedArticle) -> Bool {
    record(of: article)?.inputs != ContentHash(of: RecordWriter.bytes(of: inputs(of: article)))
  }
}
