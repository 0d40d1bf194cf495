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

  func entry(_ article: PlacedArticle) -> Entry {
    let inputs = inputs(of: article)
    let hash = ContentHash(of: RecordWriter.bytes(of: inputs))
    guard let record = record(of: article), record.inputs == hash else { return read(article, inputs, hash) }
    let dependencies =
      hasSameLinks
      ? record.dependencies
      : ArticleDependencies(inputs).hash(of: article, resolving: record.facts.addresses) {
        articles.resolve($0, in: article)
      }
    return Entry(
      article, record.facts, nil, nil, inputs: hash, dependencies: dependencies,
      previous: record.dependencies == dependencies ? record : nil, from: cache, indexer)
  }

  private func read(_ article: PlacedArticle, _ inputs: ArticleInputs, _ hash: ContentHash) -> Entry {
    let recorded = ArticleDependencies(inputs)
    let text = cache.article(article, recording: recorded)
    let facts = EntryFacts(text, addresses: recorded.addresses)
    let readsSite = text.readsSite
    let rendering = readsSite ? nil : renderingBuffer.render(text)
    let dependencies = recorded.hash(of: article) { articles.resolve($0, in: article) }
    let record = record(of: article).flatMap { $0.dependencies == dependencies ? $0 : nil }
    return Entry(
      article, facts, rendering, indexer?.read(text, article), inputs: hash, dependencies: dependencies,
      previous: record, readsSite: readsSite, from: cache, indexer)
  }

  /// Returns the record of an article that depends on its inputs only.
  private func record(of article: PlacedArticle) -> ArticleRecord? {
    runningCode.contains(article.place.path) ? nil : previous[article.place.path]
  }

  private func inputs(of article: PlacedArticle) -> ArticleInputs {
    ArticleInputs(
      file: article.file.hash, address: article.address, holder: articles.bodyContainer(of: article)?.name,
      containers: containersHash, words: words.list(in: article.metadata.language).environmentHash,
      markdown: articles.markdown)
  }

  /// Returns whether the text of an article has to be read.
  func hasToRead(_ article: PlacedArticle) -> Bool {
    record(of: article)?.inputs != ContentHash(of: RecordWriter.bytes(of: inputs(of: article)))
  }
}

/// The inputs of reading an article, before its links are resolved.
struct ArticleInputs {
  /// The hash of its file.
  var file: ContentHash
  /// The address of its page.
  var address: String
  /// The name of the container around the whole article.
  var holder: String?
  /// The hash of the containers that are templates.
  var containers: ContentHash
  /// The hash of the words that the article may show.
  var words: ContentHash
  var markdown: MarkdownSettings
}

extension ArticleInputs: RecordEncodable {
  func write(to writer: inout RecordWriter) {
    writer.write(file)
    writer.write(address)
    writer.write(holder)
    writer.write(containers)
    writer.write(words)
    writer.write(markdown)
  }
}

/// The dependencies of a rendered article: its inputs, and the resolutions of its links.
final class ArticleDependencies: Sendable {
  private let recorded: Mutex<(writer: RecordWriter, addresses: [String])>

  init(_ inputs: ArticleInputs) {
    var writer = RecordWriter(capacity: 1_024)
    writer.write(inputs)
    recorded = Mutex((writer, []))
  }

  /// Records the resolution of an address, and returns it.
  ///
  /// The address of another site always resolves to itself, so it is not recorded.
  func recording(_ written: String, _ resolution: AddressResolution) -> AddressResolution {
    if case .unchanged = resolution { return resolution }
    recorded.withLock { recorded in
      recorded.writer.write(written)
      recorded.writer.write(resolution.words)
      recorded.addresses.append(written)
    }
    return resolution
  }

  /// The addresses that were recorded, in the order of the text.
  var addresses: [String] { recorded.withLock { $0.addresses } }

  /// Returns the hash of the inputs and of all recorded resolutions.
  ///
  /// It first records the resolutions of `addresses`. The resolution of the article's image is part of the hash.
  func hash(
    of article: PlacedArticle, resolving addresses: [String] = [], _ resolve: (String) -> AddressResolution
  ) -> ContentHash {
    for address in addresses { _ = recording(address, resolve(address)) }
    return recorded.withLock { recorded in
      var writer = recorded.writer
      writer.write(article.metadata.image.map(resolve)?.words ?? [])
      return ContentHash(of: writer.bytes)
    }
  }
}

extension AddressResolution {
  /// The name of the case and its associated values.
  fileprivate var words: [String] {
    switch self {
    case .unchanged: []
    case .address(let address): ["address", address]
    case .image(let address, let width, let height): ["image", address, "\(width)", "\(height)"]
    case .missingArticle(let nearest): ["article", nearest ?? ""]
    case .unpublishedArticle: ["left out"]
    case .missingPart(let nearest): ["part", nearest ?? ""]
    case .missingFile: ["file"]
    }
  }
}
