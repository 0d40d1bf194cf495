public import Diagnostics
import Parsing

/// What stands before an article's text, read by itself: enough to know where its page is, before any text is parsed.
///
/// ```swift
/// let head = ArticleHead(file, as: sources.add(file))
/// head.metadata.slug
/// let article = Article(head, options: options)
/// ```
public struct ArticleHead: Sendable {
  /// The file, whole.
  public let file: SourceFile
  /// The source that ranges in it are about.
  public let source: SourceID
  /// What the front matter says.
  public let metadata: ArticleMetadata
  /// What is wrong with the front matter.
  public let diagnostics: [Diagnostic]

  /// Where the text begins.
  let bodyOffset: Int

  /// What stands before the text, as it is written.
  public var frontMatter: ArraySlice<UInt8> { file.utf8[..<bodyOffset] }

  /// Reads the front matter of a file.
  public init(_ file: SourceFile, as source: SourceID) {
    if let encoding = file.wideEncoding {
      // Nothing of it would be read as what it says.
      let problem = PlacedArticleProblem(.wideEncoding(encoding), at: 0..<min(2, file.utf8.count))
      (self.file, self.source, metadata, bodyOffset) = (file, source, ArticleMetadata(), file.utf8.count)
      diagnostics = [problem.diagnostic(in: source)]
      return
    }
    let (frontMatter, problems) = FrontMatter.read(file, as: source)
    let (metadata, fieldProblems) = ArticleMetadata.read(frontMatter.map, in: source)
    self.file = file
    self.source = source
    self.metadata = metadata
    diagnostics = problems + fieldProblems
    bodyOffset = frontMatter.bodyOffset
  }
}
