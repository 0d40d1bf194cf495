package import Diagnostics

/// An article: a file of Markdown, read whole, with everything known that does not depend on where it is shown.
///
/// ```swift
/// let file = SourceFile(path: "posts/a.md", text: "# Hello\n\nText")
/// let article = Article(file, as: sources.add(file), options: options)
/// article.content.rendered().html
/// ```
package struct Article: Sendable {
  /// The path it was read from.
  package var path: String { parts.file.path }
  /// The source that ranges in it are about.
  package var source: SourceID { parts.head.source }
  /// What its front matter says.
  package var metadata: ArticleMetadata { parts.head.metadata }
  /// What it tells about itself.
  package var facts: ArticleFacts { parts.reading.facts }
  /// What is wrong with it, in the order of the file.
  package var diagnostics: [Diagnostic] { parts.reading.diagnostics }

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
  package init(_ file: SourceFile, as source: SourceID, options: ArticleOptions = ArticleOptions()) {
    self.init(ArticleHead(file, as: source), of: file, options: options)
  }

  /// Reads the text of an article whose front matter is read already.
  package init(_ head: ArticleHead, of file: SourceFile, options: ArticleOptions = ArticleOptions()) {
    parts = Parts(head, file, ArticleReading(head, of: file, options: options))
  }

  /// Its title: what its front matter says, else its first heading.
  package var title: String? { metadata.title ?? facts.headings.first?.text }

  /// How many bytes its file has.
  package var byteCount: Int { file.utf8.count }

  /// How much there is to read, and how long that takes.
  package var words: WordCount { facts.words }

  /// Its headings as a tree.
  package var tableOfContents: TableOfContents { TableOfContents(facts.headings) }
}

extension Article {
  /// Whether its title is the heading that it begins with; then whoever shows the title leaves that heading out.
  package var beginsWithTitle: Bool { metadata.title == nil && model.beginsWithTitle }

  /// Every id that a link can lead to: of headings, containers and labelled children, and of raw HTML.
  package var ids: [String] { facts.anchors.map(\.id) + facts.markupIDs }
}
