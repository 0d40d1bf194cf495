package import Articles
import Components
package import Diagnostics
import Markup
package import Records
import Synchronization
package import Views

/// The rendered content of a page: its HTML, the assets that it requires, and its table of contents.
package struct RenderedBody: Sendable {
  package let bytes: [UInt8]
  package let assets: [Asset]
  package let contents: TableOfContents
}

extension RenderedBody {
  /// Creates the body of an article's page.
  package init(_ rendering: ArticleRendering, of article: Article) {
    self.init(bytes: rendering.bytes, assets: rendering.assets, contents: article.tableOfContents)
  }

  /// Creates the body of a page that is written in Swift; such a page has no table of contents.
  package init(_ rendering: Rendering) {
    self.init(bytes: rendering.bytes, assets: rendering.assets, contents: TableOfContents([]))
  }

  /// The body encoded for the scratch space, without its assets.
  ///
  /// The assets stay in memory: there are few, and most articles have none.
  fileprivate var record: [UInt8] {
    var writer = RecordWriter(capacity: bytes.count + 1_024)
    let headings = contents.flattened
    writer.write(headings.map(\.level))
    writer.write(headings.flatMap { [$0.text, $0.id, $0.badge ?? ""] })
    writer.write(record: bytes[...])
    return writer.bytes
  }

  fileprivate init(record: [UInt8], _ assets: [Asset]) throws(InvalidRecord) {
    var reader = RecordReader(record)
    let (levels, words): ([Int], [String]) = (try reader.read(), try reader.read())
    guard words.count == 3 * levels.count else { throw InvalidRecord() }
    let headings = levels.enumerated().map { index, level in
      let badge = words[3 * index + 2]
      return ArticleFacts.Heading(
        level: level, text: words[3 * index], id: words[3 * index + 1], badge: badge.isEmpty ? nil : badge,
        source: 0..<0)
    }
    self.init(bytes: Array(try reader.readRecord()), assets: assets, contents: TableOfContents(headings))
  }
}

/// The rendering of an article that was just read.
///
/// Early rendering frees the parsed text, which would otherwise stay in memory until the article's page is rendered.
package struct EarlyRendering: Sendable {
  /// The body of the article's page, or `nil` if there was no space to store it.
  package let body: BufferedBody?
  /// The hashes of the HTML and of the assets that it requires.
  package let (hash, assetsHash): (ContentHash, ContentHash)
  /// The problems found while the article was rendered.
  package let diagnostics: [Diagnostic]
  /// The beginning as plain text, or `nil` if the front matter has a description.
  package let summary: String?
  /// The hash of everything that the article depends on, and the addresses of its links and pictures.
  package let dependencies: (hash: ContentHash, addresses: [String])

  fileprivate init(
    _ article: Article, in frame: ArticleFrame, _ pictures: PictureFinder,
    recording dependencies: () -> (hash: ContentHash, addresses: [String]), into buffer: RenderingBuffer
  ) {
    let environment = frame.environment(buffer.words.list(in: article.metadata.language), pictures)
    let rendering = article.renderedBody(in: environment)
    body = buffer.store(RenderedBody(rendering, of: article))
    (hash, assetsHash) = (ContentHash(comparing: rendering.bytes), rendering.assets.hash)
    diagnostics = rendering.diagnostics
    summary = article.metadata.description == nil ? article.renderedSummary(in: environment) : nil
    self.dependencies = dependencies()
  }
}

/// Stores rendered articles until their pages are rendered: in memory up to a limit, then in a scratch space.
package final class RenderingBuffer: Sendable {
  private let freeBytes: Mutex<Int>
  private let scratch: (any ScratchSpace)?
  fileprivate let words: SiteWords
  /// The number of articles that may still be rendered on other threads.
  private let freeBackgroundTasks: Mutex<Int>

  /// Creates a buffer with space for a number of bytes in memory.
  init(capacity: Int, beyond scratch: (any ScratchSpace)?, words: SiteWords, backgroundTasks: Int = 0) {
    freeBytes = Mutex(capacity)
    (self.scratch, self.words) = (scratch, words)
    freeBackgroundTasks = Mutex(backgroundTasks)
  }

  /// Renders an article that was just read.
  ///
  /// The first few articles are rendered on other threads, while this thread plans the site. Usually an edit affects
  /// only these few. All other articles are rendered immediately, which frees the memory of their parsed texts.
  ///
  /// `dependencies` is called after the views of the article have named their pictures.
  package func render(
    _ article: Article, in frame: ArticleFrame, _ pictures: PictureFinder,
    recording dependencies: @escaping @Sendable () -> (hash: ContentHash, addresses: [String])
  ) -> Deferred<EarlyRendering> {
    let isInBackground = freeBackgroundTasks.withLock { count in
      count -= 1
      return count >= 0
    }
    return isInBackground
      ? Deferred { EarlyRendering(article, in: frame, pictures, recording: dependencies, into: self) }
      : Deferred(value: EarlyRendering(article, in: frame, pictures, recording: dependencies, into: self))
  }

  /// Stores a rendered article, or returns `nil` if there is no space; the page then renders the article again.
  fileprivate func store(_ body: RenderedBody) -> BufferedBody? {
    let size = body.bytes.count
    let fits = freeBytes.withLock { freeBytes in
      guard size <= freeBytes else { return false }
      freeBytes -= size
      return true
    }
    return fits ? .inMemory(body) : scratch?.put(body.record).map { .inScratch(self, $0, body.assets) }
  }

  fileprivate func body(at range: Range<Int>, _ assets: [Asset]) -> RenderedBody? {
    scratch?.bytes(at: range).flatMap { try? RenderedBody(record: $0, assets) }
  }
}

/// A rendered article in a `RenderingBuffer`.
package enum BufferedBody: Sendable {
  case inMemory(RenderedBody)
  case inScratch(RenderingBuffer, Range<Int>, [Asset])

  /// The rendered article, or `nil` if the scratch space lost it.
  package var body: RenderedBody? {
    switch self {
    case .inMemory(let body): body
    case .inScratch(let buffer, let range, let assets): buffer.body(at: range, assets)
    }
  }
}

extension Article {
  /// The table of contents of the article's page: all headings except the title and the labels of container children.
  package var tableOfContents: TableOfContents {
    let labels = Set(facts.labels.compactMap(\.id))
    let headings = facts.headings.dropFirst(beginsWithTitle ? 1 : 0)
    return TableOfContents(headings.filter { heading in heading.id.map { !labels.contains($0) } ?? false })
  }

  /// Renders the article without its title.
  package func renderedBody(in environment: EnvironmentValues) -> ArticleRendering {
    rendered(in: environment, belowTitle: true) { $0 }
  }

  /// Renders the excerpt.
  package func renderedExcerpt(in environment: EnvironmentValues) -> ArticleRendering {
    rendered(in: environment) { _ in excerpt }
  }

  /// The excerpt as plain text.
  package func renderedSummary(in environment: EnvironmentValues) -> String {
    var environment = environment
    environment.medium = .text
    return PlainText(of: renderedExcerpt(in: environment).bytes[...]).text
  }
}

extension [Asset] {
  /// The hash of the kinds and URLs of the assets.
  package var hash: ContentHash { ContentHash(of: flatMap { [$0.kind.rawValue, $0.url] }) }
}

extension TableOfContents {
  /// All entries in the order of the text.
  package var flattened: [Entry] { entries.flatMap { [$0] + TableOfContents.descendants(of: $0) } }

  private static func descendants(of entry: Entry) -> [Entry] {
    entry.children.flatMap { [$0] + descendants(of: $0) }
  }
}
