import Articles
import Diagnostics
import Files
import Parsing
import Sites
import Views

/// `garland render FILE.md`: the HTML of one article on standard output.
struct RenderCommand {
  let call: ArticleCall
  let code: SiteCode

  func run() -> ExitStatus {
    let source: ArticleSource
    switch ArticleSource.read(call.path) {
    case .success(let read): source = read
    case .failure(let problem):
      return DiagnosticPrinter(sources: SourceMap(), isStrict: false).print([problem.diagnostic])
    }
    let done = Deadline().begin(source.file.path)
    let (bytes, diagnostics) = call.isPlain ? plain(source) : whole(source)
    done()
    let status = DiagnosticPrinter(sources: source.sources, isStrict: call.isStrict).print(diagnostics)
    guard status == .done else { return status }
    return Streams.output(bytes) ? .done : .failed
  }

  private func whole(_ source: ArticleSource) -> ([UInt8], [Diagnostic]) {
    let rendering = source.article(at: call.path, code).rendered()
    return (rendering.bytes, rendering.diagnostics)
  }

  private func plain(_ source: ArticleSource) -> ([UInt8], [Diagnostic]) {
    let parser = MarkdownParser(MarkdownOptions(containers: false))
    let (tree, diagnostics) = parser.parse(source.file, as: source.id)
    return (PlainMarkdown(tree).rendered().bytes, diagnostics)
  }
}
