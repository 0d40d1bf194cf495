import Garland

/// A text read as an article, with its file at hand to show what ranges mean.
struct Draft {
  let article: Garland.Article
  let file: SourceFile

  /// Reads a text; without a choice, the containers are those that come with Garland.
  init(
    _ text: String, at path: String = "posts/a.md", _ options: ArticleOptions = ArticleOptions(containers: .standard)
  ) {
    var sources = SourceMap()
    file = SourceFile(path: path, text: text)
    article = Garland.Article(file, as: sources.add(file), options: options)
  }

  /// Reads a text with containers of its own before those that come with Garland.
  init(_ text: String, with own: [Container]) {
    self.init(text, ArticleOptions(containers: .standard(with: own)))
  }

  var html: String { article.rendered().html }

  /// What is wrong with the article and its rendering, each as `2:3 ‹many› error: … [code]`.
  var found: [String] { shown(article.rendered().diagnostics) }

  /// The bytes of a range, as text.
  subscript(bytes: Range<Int>) -> String { String(decoding: file.utf8[bytes], as: UTF8.self) }

  func shown(_ diagnostics: [Diagnostic]) -> [String] { diagnostics.map(shown) }

  private func shown(_ diagnostic: Diagnostic) -> String {
    let about = "\(diagnostic.severity): \(diagnostic.message) [\(diagnostic.code)]"
    let help = diagnostic.suggestion.map { "; \($0.message)" } ?? ""
    guard let bytes = diagnostic.location?.bytes else { return about + help }
    let place = file.position(at: bytes.lowerBound)
    return "\(place.line):\(place.column) ‹\(self[bytes])› \(about)\(help)"
  }
}
