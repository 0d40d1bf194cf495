public import Diagnostics

/// An article: a file of Markdown, read whole, with everything known that does not depend on where it is shown.
///
/// ```swift
/// let file = SourceFile(path: "posts/a.md", text: "# Hello\n\nText")
/// let article = Article(file, as: sources.add(file), options: options)
/// article.content.rendered().html
/// ```
public struct Article: Sendable {
  /// The path it was read from.
  public var path: String { parts.file.path }
  /// The source that ranges in it are about.
  public var source: SourceID { parts.head.source }
  /// What its front matter says.
  public var metadata: ArticleMetadata { parts.head.metadata }
  /// What it tells about itself.
  public var facts: ArticleFacts { parts.reading.facts }
  /// What is wrong with it, in the order of the file.
  public var diagnostics: [Diagnostic] { parts.reading.diagnostics }

  var model: ArticleModel { parts.reading.model }
  var file: SourceFile { parts.file }
  var moreMark: Int? { parts.reading.moreMark }

  private let parts: Parts

  /// An article is handed on by many, so its parts are shared and not copied.
  private final class Parts: Sendable {
    let head: ArticleHead
    let file: SourceFile
    let reading: ArticleReading

    init(_ head: ArticleHead, _ file: SourceFile, _ reading: ArticleReading) {
      (self.head, self.file, self.reading) = (head, file, reading)
    }
  }

  /// Reads an article.
  public init(_ file: SourceFile, as source: SourceID, options: ArticleOptions = ArticleOptions()) {
    self.init(ArticleHead(file, as: source), of: file, options: options)
  }

  /// Reads the text of an article whose front matter is read already.
  public init(_ head: ArticleHead, of file: SourceFile, options: ArticleOptions = ArticleOptions()) {
    parts = Parts(head, file, ArticleReading(head, of: file, options: options))
  }

  /// Its title: what its front matter says, else its first heading.
  public var title: String? { metadata.title ?? facts.headings.first?.text }

  /// How many bytes its file has.
  public var byteCount: Int { file.utf8.count }

  /// How much there is to read, and how long that takes.
  public var words: WordCount { facts.words }

  /// Its headings as a tree.
  public var tableOfContents: TableOfContents { TableOfContents(facts.headings) }
}

extension Article {
  /// Whether its title is the heading that it begins with; then whoever shows the title leaves that heading out.
  public var beginsWithTitle: Bool { metadata.title == nil && model.beginsWithTitle }

  /// Every id that a link can lead to: of headings, containers and labelled children, and of raw HTML.
  public var ids: [String] { facts.anchors.map(\.id) + facts.markupIDs }
}
