import Articles
import Records

/// Makes the entries of a site.
///
/// It reads the text of an article only if the previous build did not read the same.
struct EntryReader: Sendable {
  let texts: TextReader
  let shelf: ArticleShelf
  let renderingBuffer: RenderingBuffer
  /// The hash of the containers that are templates.
  let containersHash: ContentHash
  /// The articles of the previous build, by path.
  let previous: [String: ArticleRecord]
  /// Whether every address resolves as it did in the previous build.
  let hasSameLinks: Bool

  func entry(_ article: PlacedArticle) -> Entry {
    let inputs = inputs(of: article)
    let hash = ContentHash(of: RecordWriter.bytes(of: inputs))
    guard let known = previous[article.place.path], known.inputs == hash else {
      return read(article, inputs, hash)
    }
    let dependencies =
      hasSameLinks
      ? known.dependencies
      : ArticleDependencies(inputs).hash(of: article, resolving: known.facts.addresses) {
        texts.resolve($0, in: article)
      }
    return Entry(
      article, known.facts, nil, inputs: hash, dependencies: dependencies,
      previous: known.dependencies == dependencies ? known : nil, on: shelf)
  }

  private func read(_ article: PlacedArticle, _ inputs: ArticleInputs, _ hash: ContentHash) -> Entry {
    let recorded = ArticleDependencies(inputs)
    let text = shelf.article(of: article, recordingIn: recorded)
    let facts = EntryFacts(text, addresses: recorded.addresses)
    let rendering = renderingBuffer.render(text)
    let dependencies = recorded.hash(of: article) { texts.resolve($0, in: article) }
    let known = previous[article.place.path].flatMap { $0.dependencies == dependencies ? $0 : nil }
    return Entry(article, facts, rendering, inputs: hash, dependencies: dependencies, previous: known, on: shelf)
  }

  private func inputs(of article: PlacedArticle) -> ArticleInputs {
    ArticleInputs(
      file: article.file.hash, address: article.address, holder: texts.holder(of: article)?.name,
      containers: containersHash, markdown: texts.markdown)
  }

  /// Whether the text of an article has to be read.
  func hasToRead(_ article: PlacedArticle) -> Bool {
    previous[article.place.path]?.inputs != ContentHash(of: RecordWriter.bytes(of: inputs(of: article)))
  }
}
