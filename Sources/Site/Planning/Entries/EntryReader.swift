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

  /// Returns the entry of an article, and its text; `found` is what the previous build knew of it.
  func entry(
    _ article: PlacedArticle, _ found: (inputs: ContentHash, record: ArticleRecord?)
  ) -> (entry: Entry, text: ArticleText) {
    guard let record = found.record else { return read(article, found.inputs) }
    // The headings of another article may have changed.
    let dependencies =
      hasSameLinks && (articles.headings == nil || record.facts.parts.isEmpty)
      ? record.dependencies
      : ArticleDependencies(known.inputs(of: article), sources: record.facts.sources)
        .hash(of: article, resolving: record.facts.addresses) { articles.resolve($0, in: article) }
    let text = ArticleText(
      inputs: found.inputs, dependencies: dependencies, previous: record.dependencies == dependencies ? record : nil)
    return (Entry(article, record.facts), text)
  }

  /// Reads an article again if it shows other articles that are known only now.
  func entryAgain(_ article: PlacedArticle, _ found: (entry: Entry, text: ArticleText)) -> (
    entry: Entry, text: ArticleText
  ) {
    if found.entry.facts.sources.allSatisfy({ articles.sources.hash(of: $0.source, in: article) == $0.hash }) {
      return found
    }
    cache.discard(article)
    return read(article, found.text.inputs)
  }

  private func read(_ article: PlacedArticle, _ inputs: ContentHash) -> (entry: Entry, text: ArticleText) {
    let recorded = ArticleDependencies(known.inputs(of: article))
    let parsed = cache.article(article, recording: recorded)
    if articles.sources.isWaiting(for: recorded.sources) {
      let text = ArticleText(inputs: inputs, dependencies: .absent, previous: nil)
      return (Entry(article, facts(of: parsed, recorded)), text)
    }
    let entry = Entry(article, facts(of: parsed, recorded))
    let dependencies = { @Sendable [articles] in
      (hash: recorded.hash(of: article) { articles.resolve($0, in: article) }, addresses: recorded.addresses)
    }
    let pictures = PictureFinder(articles.links, from: article.place.path) { _ = recorded.recording($0, $1) }
    let rendering =
      parsed.readsSite
      ? nil : renderingBuffer.render(parsed, in: ArticleFrame(article), pictures, recording: dependencies)
    // An article is read if its inputs changed, so the previous build has no record of it.
    let text = ArticleText(
      inputs: inputs, dependencies: rendering == nil ? dependencies().hash : nil, rendering: rendering,
      terms: indexer?.read(parsed, article), previous: nil)
    return (entry, text)
  }

  private func facts(of article: Article, _ recorded: ArticleDependencies) -> EntryFacts {
    EntryFacts(
      article, addresses: recorded.addresses, sources: recorded.sources, keepsHeadings: known.keepsHeadings)
  }
}
