public import Diagnostics

/// An article: a text in Markdown with its front matter, parsed and checked, ready to be shown in any page.
///
/// ```swift
/// let article = Article(markdown: "---\ntitle: Bread\n---\n**Rye**", path: "bread.md")
/// article.fields.title       // "Bread"
/// article.rendered().html    // "<p><strong>Rye</strong></p>"
/// ```
///
/// In a view, `article.content` shows the blocks; each is a child of the container around it.
public struct Article: Sendable {
  /// The path of its file.
  package var path: String { parts.file.path }
  /// The source that ranges refer to.
  package var source: SourceID { parts.frontMatter.source }
  /// The typed fields of its front matter.
  package var metadata: ArticleMetadata { parts.frontMatter.metadata }
  /// The facts for checks, search and tables of contents.
  package var facts: ArticleFacts { parts.reading.facts }
  /// The problems that reading found, in the order of the text.
  public var diagnostics: [Diagnostic] { parts.reading.diagnostics }

  var model: ArticleModel { parts.reading.model }
  var file: SourceFile { parts.file }
  /// The text of its file, with those that it includes.
  var composedText: ComposedText { parts.reading.text }
  var excerptLength: Int? { parts.reading.excerptLength }

  private let parts: Parts

  /// A class, so that copies of an article share its parts.
  private final class Parts: Sendable {
    let frontMatter: FrontMatter
    let file: SourceFile
    let reading: ArticleReading

    init(_ frontMatter: FrontMatter, _ file: SourceFile, _ reading: ArticleReading) {
      (self.frontMatter, self.file, self.reading) = (frontMatter, file, reading)
    }
  }

  /// Reads an article.
  package init(_ file: SourceFile, as source: SourceID, options: ArticleOptions = ArticleOptions()) {
    self.init(FrontMatter(file, as: source), of: file, options: options)
  }

  /// Reads the text of an article whose front matter is already parsed.
  package init(_ frontMatter: FrontMatter, of file: SourceFile, options: ArticleOptions = ArticleOptions()) {
    parts = Parts(frontMatter, file, ArticleReading.read(file, below: frontMatter, options: options))
  }

  /// The title: the front matter's, else the first heading.
  package var title: Title? { metadata.title.map { Title(written: $0) } ?? facts.firstHeading }

  /// The size of its file in bytes.
  package var byteCount: Int { file.utf8.count }

  /// The number of words.
  package var words: WordCount { facts.words }
}

extension Article {
  /// The front matter.
  public var fields: ArticleFields { ArticleFields(path: path, metadata, source) }

  /// Returns problems as a build prints them: each with its path, line and column, and the line itself.
  public func text(of problems: [Diagnostic]) -> String {
    var sources = SourceMap()
    _ = sources.add(file)
    return DiagnosticText(sources: sources).text(of: problems)
  }

  /// Whether the title is the first heading; a page that shows the title leaves this heading out.
  package var beginsWithTitle: Bool { metadata.title == nil && model.beginsWithTitle }

  /// Whether a container of the article reads the site, so that the article is rendered when the site is planned.
  package var readsSite: Bool { model.containers.values.contains { $0.definition?.readsSite ?? false } }

  /// The ids that links can target, such as the ids of headings, containers, labelled children and raw HTML.
  package var ids: [String] { facts.anchors.map(\.id) + facts.markupIDs }
}
