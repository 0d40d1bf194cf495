import Articles
import Diagnostics
import Files
import Sites

/// `garland tree FILE.md`: what an article consists of, on standard output, errors or not.
struct TreeCommand {
  let call: Invocation.ArticleCall
  let code: SiteCode

  func run() -> ExitStatus {
    switch ArticleSource.read(call.path) {
    case .failure(let problem): return Report(sources: SourceMap(), isStrict: false).print([problem.diagnostic])
    case .success(let source):
      let deadline = Deadline(for: source.file.path)
      let article = source.article(at: call.path, code)
      let diagnostics = article.rendered().diagnostics
      deadline.end()
      let isWritten = Streams.output(Array(ArticleOutline(article).description.utf8))
      let status = Report(sources: source.sources, isStrict: call.isStrict).print(diagnostics)
      return isWritten ? status : .contentHasErrors
    }
  }
}
