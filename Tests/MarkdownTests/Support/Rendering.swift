import Articles
import Containers
import Diagnostics
import Parsing
import Views

extension MarkdownOptions {
  /// CommonMark and nothing more.
  static let core = MarkdownOptions(extensions: [], footnotes: false, containers: false)
  /// All of GFM and nothing more.
  static let github = MarkdownOptions(containers: false)
}

/// What Garland's own renderer makes of Markdown.
func plain(_ markdown: [UInt8], _ options: MarkdownOptions = .github, filtersTags: Bool = false) -> [UInt8] {
  let file = SourceFile(path: "a.md", utf8: markdown)
  var sources = SourceMap()
  let (tree, _) = MarkdownParser(options).parse(file, as: sources.add(file))
  return PlainMarkdown(tree, filtersTags: filtersTags).rendered().bytes
}

/// What an article with Garland's containers becomes.
func rendering(
  of markdown: [UInt8], options: ArticleOptions = ArticleOptions(containers: .standard)
) -> ArticleRendering {
  let file = SourceFile(path: "a.md", utf8: markdown)
  var sources = SourceMap()
  return Article(file, as: sources.add(file), options: options).rendered()
}

/// Bytes as text, for a failure to show.
func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
