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
  public let path: String
  /// The source that ranges in it are about.
  public let source: SourceID
  /// What its front matter says.
  public let metadata: ArticleMetadata
  /// What it tells about itself.
  public let facts: ArticleFacts
  /// What is wrong with it, in the order of the file.
  public let diagnostics: [Diagnostic]

  let model: ArticleModel
  let file: SourceFile
  let moreMark: Int?

  /// Reads an article.
  public init(_ file: SourceFile, as source: SourceID, options: ArticleOptions = ArticleOptions()) {
    self.init(ArticleHead(file, as: source), of: file, options: options)
  }

  /// Reads the text of an article whose front matter is read already.
  public init(_ head: ArticleHead, of file: SourceFile, options: ArticleOptions = ArticleOptions()) {
    let reading = ArticleReading(head, of: file, options: options)
    path = file.path
    source = head.source
    self.file = file
    metadata = head.metadata
    facts = reading.facts
    diagnostics = reading.diagnostics
    model = reading.model
    moreMark = reading.moreMark
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
