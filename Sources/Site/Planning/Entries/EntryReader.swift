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
  let known: KnownArticles
  let renderingBuffer: RenderingBuffer
  /// Reads the terms for the search; `nil` if the site has no search.
  let indexer: ArticleIndexer?
  /// Whether every address resolves as it did in the previous build.
  let hasSameLinks: Bool

  func entry(_ article: PlacedArticle) -> (entry: Entry, text: ArticleText) {
    let inputs = known.inputs(of: article)
    let hash = inputs.hash
    guard let record = known.record(of: article, with: hash) else { return read(article, inputs, hash) }
    // The headings of another article may have changed.
    let dependencies =
      hasSameLinks && (articles.headings == nil || record.facts.parts.isEmpty)
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
    let entry = Entry(article, facts(of: parsed, recorded.addresses), readsSite: parsed.readsSite)
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

  private func facts(of article: Article, _ addresses: [String]) -> EntryFacts {
    EntryFacts(article, addresses: addresses, keepsHeadings: known.keepsHeadings)
  }
}
