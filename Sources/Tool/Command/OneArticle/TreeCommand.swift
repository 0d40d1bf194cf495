import Articles
import Diagnostics
import Files
import Sites

/// `garland tree FILE.md`: what an article consists of, on standard output, errors or not.
struct TreeCommand {
  let call: ArticleCall
  let code: SiteCode

  func run() -> ExitStatus {
    switch ArticleSource.read(call.path) {
    case .failure(let problem):
      return DiagnosticPrinter(sources: SourceMap(), isStrict: false).print([problem.diagnostic])
    case .success(let source):
      let done = Deadline().begin(source.file.path)
      let article = source.article(at: call.path, code)
      let diagnostics = article.rendered().diagnostics
      done()
      let isWritten = Streams.output(Array(ArticleOutline(article).description.utf8))
      let status = DiagnosticPrinter(sources: source.sources, isStrict: call.isStrict).print(diagnostics)
      return isWritten ? status : .failed
    }
  }
}
