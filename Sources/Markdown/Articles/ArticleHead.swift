package import Diagnostics
import Parsing

/// What stands before an article's text, read by itself: enough to know where its page is, before any text is parsed.
///
/// The file itself is not part of it: a site of ten thousand articles has ten thousand heads, and one text at a time.
///
/// ```swift
/// let head = ArticleHead(file, as: sources.add(file))
/// head.metadata.slug
/// let article = Article(head, of: file, options: options)
/// ```
package struct ArticleHead: Sendable, Equatable {
  /// The source that ranges in it are about.
  package let source: SourceID
  /// What the front matter says.
  package let metadata: ArticleMetadata
  /// What is wrong with the front matter.
  package let diagnostics: [Diagnostic]
  /// Where the text begins.
  package let bodyOffset: Int

  /// Takes what is known of a file from somewhere else.
  package init(as source: SourceID, _ metadata: ArticleMetadata, _ diagnostics: [Diagnostic], bodyOffset: Int) {
    (self.source, self.metadata, self.diagnostics, self.bodyOffset) = (source, metadata, diagnostics, bodyOffset)
  }

  /// Reads the front matter of a file.
  package init(_ file: SourceFile, as source: SourceID) { self.init(utf8: file.utf8, as: source) }

  /// Reads the front matter of a file's bytes, for whoever has no use for its lines.
  package init(utf8: [UInt8], as source: SourceID) {
    if let encoding = utf8.wideEncoding {
      // Nothing of it would be read as what it says.
      let problem = PlacedArticleProblem(.wideEncoding(encoding), at: 0..<min(2, utf8.count))
      self.init(as: source, ArticleMetadata(), [problem.diagnostic(in: source)], bodyOffset: utf8.count)
      return
    }
    let (frontMatter, problems) = FrontMatter.read(utf8: utf8, as: source)
    let (metadata, fieldProblems) = ArticleMetadata.read(frontMatter.map, in: source)
    self.init(as: source, metadata, problems + fieldProblems, bodyOffset: frontMatter.bodyOffset)
  }
}
