import Articles
import Diagnostics

/// Reads the texts of articles.
struct TextReader: Sendable {
  let content: any SourceFolder
  let registry: ContainerRegistry
  /// The containers that hold the articles of sections, by path.
  let holders: [String: Container]
  let links: SiteLinks
  let markdown: MarkdownSettings
  /// Who hears which article is about to be read.
  let readingGuard: SiteOptions.ReadingGuard?

  /// The container that holds the whole of an article.
  func holder(of head: PlacedArticle) -> Container? { head.place.role == .article ? holders[head.place.section] : nil }

  /// Where an address leads that is written in an article.
  func resolve(_ written: String, in head: PlacedArticle) -> AddressResolution {
    links.resolve(written, from: head.place.path)
  }

  /// The article whose front matter is read; where its addresses lead is noted, if somebody wants to know.
  func article(of head: PlacedArticle, recordingIn dependencies: ArticleDependencies?) throws(UnreadableSource)
    -> Article
  {
    var options = ArticleOptions(markdown, containers: registry) { written in
      let resolution = resolve(written, in: head)
      return dependencies?.recording(written, resolution) ?? resolution
    }
    options.bodyContainer = holder(of: head)
    let path = "\(content.name)/\(head.place.path)"
    let done = readingGuard?(path)
    defer { done?() }
    let file = SourceFile(path: path, utf8: try content.read(head.place.path))
    guard head.head.bodyOffset <= file.utf8.count else { throw UnreadableSource("it is shorter than it was") }
    return Article(head.head, of: file, options: options)
  }

  /// What stands for an article that cannot be read, and why.
  func nothing(for head: PlacedArticle, _ reason: UnreadableSource) -> (article: Article, problem: Diagnostic) {
    let path = "\(content.name)/\(head.place.path)"
    let problem = Diagnostic.unreadable(path, reason.reason, at: .start(of: head.file.source))
    let nothing = FrontMatter(as: head.file.source, head.metadata, head.head.diagnostics + [problem], bodyOffset: 0)
    return (Article(nothing, of: SourceFile(path: path, utf8: [])), problem)
  }
}

extension ArticleOptions {
  /// The options that the settings of a site ask for.
  init(
    _ markdown: MarkdownSettings, containers: ContainerRegistry = ContainerRegistry(),
    resolve: @escaping @Sendable (String) -> AddressResolution
  ) {
    self.init(
      containers: containers, isLenient: markdown.isLenient, markup: markdown.markup,
      smartPunctuation: markdown.smartPunctuation, resolve: resolve)
    excerptSeparator = markdown.excerptSeparator
  }
}
