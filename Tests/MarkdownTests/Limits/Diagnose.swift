import Articles
import Containers
import Diagnostics
import Parsing

/// Renders an article, and gives with its HTML all that is said about it.
func diagnose(_ markdown: String, limits: MarkdownLimits = MarkdownLimits()) -> (html: String, diagnostics: String) {
  let file = SourceFile(path: "a.md", text: markdown)
  var sources = SourceMap()
  let source = sources.add(file)
  let options = ArticleOptions(containers: .standard, limits: limits)
  let rendering = Article(file, as: source, options: options).rendered()
  return (rendering.html, DiagnosticText(sources: sources).text(of: rendering.diagnostics))
}
