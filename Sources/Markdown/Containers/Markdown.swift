public import Articles
import Components
import Diagnostics
public import Views

extension Article {
  /// Reads a text in Markdown, which may begin with front matter.
  ///
  /// The path is that in messages. Addresses stay as they are written, and raw HTML that could run code is removed.
  public init(markdown text: String, path: String = "Article.md", containers: ContainerRegistry = .standard) {
    let file = SourceFile(path: path, text: text)
    var sources = SourceMap()
    self.init(file, as: sources.add(file), options: ArticleOptions(containers: containers))
  }
}

/// A text in Markdown as a view, whose children are its blocks.
///
/// ```swift
/// ol(.class("steps")) {
///   ForEach(subviews: Markdown("Knead **well**.\n\nBake.")) { step in li { step } }
/// }
/// ```
///
/// Where a view of a site reads the site, as ``Include`` does, the text is read like that of an article: with the site's
/// containers and variables, and its links are those of the content folder. Elsewhere it is a text with the built-in
/// containers; ``Article`` takes others. Its problems are reported for the page.
public struct Markdown: View {
  @Environment(\.textReader) private var reader

  private let text: String

  /// Creates the blocks of a text without front matter.
  public init(_ text: String) { self.text = text }

  /// The blocks.
  public var body: some View {
    if let reader { reader.blocks(of: text, named: "`Markdown`") } else { blocks }
  }

  private var blocks: AnyView {
    let file = SourceFile(path: "", text: text)
    let article = Article(
      FrontMatter(as: .unknown, ArticleMetadata(), [], bodyOffset: 0), of: file,
      options: ArticleOptions(containers: .standard))
    return article.problems(named: "`Markdown`").reduce(AnyView(article.content)) { AnyView($0.report($1)) }
  }
}
