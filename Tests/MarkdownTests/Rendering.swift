import Articles
import Containers
import Diagnostics
import Dispatch
import Parsing
import Synchronization
import Views

extension MarkdownOptions {
  /// CommonMark without extensions.
  static let core = MarkdownOptions(extensions: [], footnotes: false, containers: false)
  /// GFM with all its extensions.
  static let github = MarkdownOptions(containers: false)
}

/// Renders Markdown with Garland's own renderer.
func plain(_ markdown: [UInt8], _ options: MarkdownOptions = .github, filtersTags: Bool = false) -> [UInt8] {
  let file = SourceFile(path: "a.md", utf8: markdown)
  var sources = SourceMap()
  let (tree, _) = MarkdownParser(options).parse(file, as: sources.add(file))
  return PlainMarkdown(tree, filtersTags: filtersTags).rendered().bytes
}

/// Renders an article with Garland's containers.
func rendering(
  of markdown: [UInt8], options: ArticleOptions = ArticleOptions(containers: .standard)
) -> ArticleRendering {
  let file = SourceFile(path: "a.md", utf8: markdown)
  var sources = SourceMap()
  return Article(file, as: sources.add(file), options: options).rendered()
}

/// Returns bytes as text, for messages.
func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

/// Renders an article and returns its HTML and its diagnostics.
func diagnose(_ markdown: String, limits: MarkdownLimits = MarkdownLimits()) -> (html: String, diagnostics: String) {
  let file = SourceFile(path: "a.md", text: markdown)
  var sources = SourceMap()
  let source = sources.add(file)
  let options = ArticleOptions(containers: .standard, limits: limits)
  let rendering = Article(file, as: source, options: options).rendered()
  return (rendering.html, DiagnosticText(sources: sources).text(of: rendering.diagnostics))
}

/// Runs the same work on two threads at once and returns both results.
func onTwoThreads<Made: Sendable>(_ work: @Sendable () -> Made) -> [Made] {
  let made = Mutex<[Made]>([])
  DispatchQueue.concurrentPerform(iterations: 2) { _ in
    let one = work()
    made.withLock { $0.append(one) }
  }
  return made.withLock { $0 }
}
