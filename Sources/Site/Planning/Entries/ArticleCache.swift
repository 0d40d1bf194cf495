package import Addresses
package import Articles
package import Diagnostics
import Synchronization

/// A cache of parsed articles.
///
/// A parsed article takes several times the memory of its file. Most articles are needed only once, for their facts and
/// for the body of their page. Lists and feeds need some articles again, mostly the newest ones. An article that is not
/// in the cache is read again.
package final class ArticleCache: Sendable {
  private struct State {
    /// The number of bytes that are still free in the cache: for articles on their first read, and for any article.
    var (freeBytesForFirstReads, freeBytes): (Int, Int)
    var cached: [String: Article] = [:]
    /// The most recently read articles, because one page often reads an article several times.
    var recent: [(path: String, article: Article)] = []
    /// The problems of articles that could not be read.
    var problems: [Diagnostic] = []
    /// The texts of views; they are kept until the build ends.
    var texts: [TextOfView: ArticleOfView] = [:]

    func article(_ path: String) -> Article? { cached[path] ?? recent.last { $0.path == path }?.article }
  }

  private let state: Mutex<State>
  private let recentCount: Int
  private let reader: ArticleReader

  /// Creates a cache for `room` bytes of source files and the last `recent` articles.
  ///
  /// Articles that are read for the first time may take up to `part` of these bytes.
  init(capacity: Int, first part: Int, recent: Int, reading reader: ArticleReader) {
    state = Mutex(State(freeBytesForFirstReads: part, freeBytes: capacity))
    recentCount = recent
    self.reader = reader
  }

  /// The problems of articles that could not be read.
  ///
  /// The cache replaces each unreadable article by an empty article, which a page may show.
  package var problems: [Diagnostic] { state.withLock { $0.problems } }

  /// How often an article was parsed.
  package var parseCount: Int { reader.parseCount.value }

  /// Returns the article, from the cache or its file.
  ///
  /// If the file is read, `dependencies` records the targets of the links.
  package func article(_ article: PlacedArticle, recording dependencies: ArticleDependencies? = nil) -> Article {
    let path = article.place.path
    if let cached = state.withLock({ $0.article(path) }) { return cached }
    // Read without the lock: if two threads read the same article, both get the same result.
    let parsed = read(article, recording: dependencies)
    let size = parsed.byteCount
    state.withLock { state in
      if size <= (dependencies == nil ? state.freeBytes : state.freeBytesForFirstReads), state.cached[path] == nil {
        state.freeBytesForFirstReads -= size
        state.freeBytes -= size
        state.cached[path] = parsed
      } else {
        if state.recent.count == recentCount { state.recent.removeFirst() }
        state.recent.append((path, parsed))
      }
    }
    return parsed
  }

  /// Returns the article that consists of the text of a view.
  package func article(of text: TextOfView) -> ArticleOfView {
    if let known = state.withLock({ $0.texts[text] }) { return known }
    let article = reader.article(of: text)
    state.withLock { $0.texts[text] = article }
    return article
  }

  /// Returns the text of a view on a page in a section.
  package func text(_ markdown: String, in section: String) -> TextOfView {
    TextOfView(markdown, in: reader.sources.sectionOfVariables(in: section))
  }

  /// The names of the variables in all texts of views.
  package var variablesInTexts: [String] { state.withLock { $0.texts.values.flatMap(\.variables) } }

  /// Removes an article that is read again.
  func discard(_ article: PlacedArticle) {
    let path = article.place.path
    state.withLock { state in
      state.cached[path] = nil
      state.recent.removeAll { $0.path == path }
    }
  }

  private func read(_ article: PlacedArticle, recording dependencies: ArticleDependencies?) -> Article {
    do throws(ReadingProblem) {
      return try reader.article(article, recording: dependencies)
    } catch {
      let (emptyArticle, problem) = reader.emptyArticle(for: article, error)
      state.withLock { $0.problems.append(problem) }
      return emptyArticle
    }
  }
}

/// Why an article could not be read.
enum ReadingProblem: Error {
  /// Its file is unreadable, for a reason.
  case unreadable(String)
  /// Parsing it takes too long.
  case tooSlow
}

extension Diagnostic {
  /// The error for an article that takes too long to parse.
  package static func tooSlow(at start: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, "article.deadline", "parsing this article takes too long", at: start,
      suggestion: Suggestion("split it into several articles, and put data into files of its own"))
  }
}

/// A count that any thread can raise.
package final class SharedCount: Sendable {
  private let count = Mutex(0)

  package init() {}

  package var value: Int { count.withLock { $0 } }

  package func increase() { count.withLock { $0 += 1 } }
}

/// Reads and parses the files of articles.
struct ArticleReader: Sendable {
  let content: any SourceFolder
  let registry: ContainerRegistry
  /// The container that lists articles as the theme does.
  let articleList: Container
  /// The containers around the articles of sections, by the section's path.
  let bodyContainers: [String: Container]
  let links: SiteLinks
  let markdown: MarkdownSettings
  var sources: ArticleSources
  /// The headings of translations, in a site with several languages.
  var headings: TranslatedHeadings?
  /// Parses each article within a time limit.
  let readingGuard: SiteOptions.ReadingGuard?
  /// The old blocks that pages mark, by the path of the translation.
  var oldBlocks: [String: [OldBlockMark]] = [:]
  /// How often an article was parsed.
  let parseCount = SharedCount()

  /// Returns the container around the whole article, if its section has one.
  func bodyContainer(of article: PlacedArticle) -> Container? {
    article.place.role == .article ? bodyContainers[article.place.section] : nil
  }

  /// Returns the paths of the articles that may use one of the containers: the container's name is in the text, or it is
  /// the container around the article.
  func articles(_ articles: [PlacedArticle], naming containers: [String], jobs: Int) -> Set<String> {
    guard !containers.isEmpty else { return [] }
    let names = containers.map { Array($0.lowercased().utf8) }
    let uses = parallelMap(articles.count, jobs: jobs) { index in
      let article = articles[index]
      if let container = bodyContainer(of: article)?.name, containers.contains(container) { return true }
      guard let text = try? content.read(article.place.path) else { return true }
      // Markdown ignores the case of a container's name.
      let lowercased = text.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) ? $0 | 0x20 : $0 }
      return names.contains { lowercased.firstRange(of: $0) != nil }
    }
    return Set(zip(articles, uses).filter(\.1).map(\.0.place.path))
  }

  /// Resolves an address that an article contains.
  func resolve(_ written: String, in article: PlacedArticle) -> AddressResolution {
    let (address, path) = self.written(written, in: article)
    return links.resolve(headings?.translated(address, from: path, links) ?? address, from: path)
  }

  /// Returns an address that `ArticleDependencies` recorded, and the file in which it is written.
  func written(_ recorded: String, in article: PlacedArticle) -> (address: String, file: String) {
    let parts = recorded.split(separator: "\0", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    return (parts[0], parts.count == 2 ? parts[1] : article.place.path)
  }

  /// Reads and parses an article whose front matter is known.
  ///
  /// `dependencies` records the targets of its links.
  func article(
    _ article: PlacedArticle, recording dependencies: ArticleDependencies?
  ) throws(ReadingProblem) -> Article {
    let file = try file(of: article)
    guard let readingGuard else { return parse(file, article, recording: dependencies) }
    guard let parsed = readingGuard(file, { parse(file, article, recording: dependencies) }) else { throw .tooSlow }
    return parsed
  }

  private func file(of article: PlacedArticle) throws(ReadingProblem) -> SourceFile {
    let bytes: [UInt8]
    do throws(UnreadableSource) {
      bytes = try content.read(article.place.path)
    } catch {
      throw .unreadable(error.reason)
    }
    guard article.frontMatter.bodyOffset <= bytes.count else {
      throw .unreadable("the file was truncated during the build")
    }
    return SourceFile(path: path(of: article), utf8: bytes)
  }

  private func parse(
    _ file: SourceFile, _ article: PlacedArticle, recording dependencies: ArticleDependencies?
  ) -> Article {
    var options = ArticleOptions(markdown, containers: registry) { written in
      let resolution = resolve(written, in: article)
      return dependencies?.recording(written, resolution) ?? resolution
    }
    options.bodyContainer = bodyContainer(of: article)
    options.articleList = articleList
    options.parts = sources.parts(of: TextPlace(of: article), recording: dependencies)
    options.oldBlocks = oldBlocks[article.place.path] ?? []
    parseCount.increase()
    return Article(article.frontMatter, of: file, options: options)
  }

  private func path(of article: PlacedArticle) -> String { "\(content.name)/\(article.place.path)" }

  /// Returns an empty article to show instead of an article that could not be read, and the diagnostic.
  func emptyArticle(for article: PlacedArticle, _ reason: ReadingProblem) -> (article: Article, problem: Diagnostic) {
    let path = path(of: article)
    let start = SourceRange.start(of: article.file.source)
    let problem: Diagnostic =
      switch reason {
      case .unreadable(let reason): .unreadable(path, reason, at: start)
      case .tooSlow: .tooSlow(at: start)
      }
    let frontMatter = FrontMatter(
      as: article.file.source, article.metadata, article.frontMatter.diagnostics + [problem], bodyOffset: 0)
    return (Article(frontMatter, of: SourceFile(path: path, utf8: [])), problem)
  }
}
