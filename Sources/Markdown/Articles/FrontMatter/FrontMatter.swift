package import Diagnostics
import Parsing

/// The parsed front matter of an article: typed fields, diagnostics, and the offset of the text.
///
/// The front matter is enough to compute the article's URL before Garland parses any Markdown. The value does not hold
/// the file. So a site of 10,000 articles keeps 10,000 front matters in memory, but only a few texts at a time.
///
/// ```swift
/// let frontMatter = FrontMatter(file, as: sources.add(file))
/// frontMatter.metadata.slug
/// let article = Article(frontMatter, of: file, options: options)
/// ```
package struct FrontMatter: Sendable, Equatable {
  /// The source that ranges refer to.
  package let source: SourceID
  /// The typed fields.
  package let metadata: ArticleMetadata
  /// The problems in the front matter.
  package let diagnostics: [Diagnostic]
  /// The offset of the first byte of the article's text.
  package let bodyOffset: Int

  /// Creates front matter from values that are already known.
  package init(as source: SourceID, _ metadata: ArticleMetadata, _ diagnostics: [Diagnostic], bodyOffset: Int) {
    (self.source, self.metadata, self.diagnostics, self.bodyOffset) = (source, metadata, diagnostics, bodyOffset)
  }

  /// Parses the front matter of a file.
  package init(_ file: SourceFile, as source: SourceID) { self.init(utf8: file.utf8, as: source) }

  /// Returns whether a file begins with front matter, or with something that its author meant as front matter.
  package static func begins(_ utf8: [UInt8]) -> Bool {
    let start = utf8[...].byteOrderMarkCount
    guard let fences = FrontMatterFences.find(in: utf8, from: start) else {
      return UnreadFrontMatter.problem(in: utf8, from: start) != nil
    }
    return fences.looksIntended || fences.format != .json && fences.content != nil
  }

  /// Parses the front matter of a file's bytes, without counting the file's lines.
  package init(utf8: [UInt8], as source: SourceID, rules: FrontMatterRules = FrontMatterRules()) {
    if let encoding = utf8.wideEncoding {
      // A UTF-16 file is unreadable as UTF-8, so it counts as empty.
      let problem = LocatedProblem(.wideEncoding(encoding), at: 0..<min(2, utf8.count))
      self.init(as: source, ArticleMetadata(), [problem.diagnostic(in: source)], bodyOffset: utf8.count)
      return
    }
    let (block, problems) = FrontMatterBlock.read(utf8: utf8, as: source)
    let (metadata, fieldProblems) = ArticleMetadata.read(block.map, in: source, rules: rules)
    self.init(as: source, metadata, problems + fieldProblems, bodyOffset: block.bodyOffset)
  }
}
