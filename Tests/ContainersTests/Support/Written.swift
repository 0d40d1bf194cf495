import Garland

/// A Markdown text, read as an article.
struct Written: View {
  let article: Article
  private let file: SourceFile

  init(_ text: String, with own: [Container] = []) {
    var sources = SourceMap()
    file = SourceFile(path: "article.md", text: text)
    article = Article(file, as: sources.add(file), options: ArticleOptions(containers: .standard(with: own)))
  }

  var body: some View { article.content }

  /// The diagnostics, each as `2: message`.
  var problems: [String] {
    article.rendered().diagnostics.map { diagnostic in
      let line = diagnostic.location.map { file.position(at: $0.bytes.lowerBound).line }
      return "\(line.map { "\($0): " } ?? "")\(diagnostic.message)"
    }
  }
}

extension View {
  /// The view's HTML on one line.
  func html(in environment: EnvironmentValues = EnvironmentValues()) -> String {
    rendered(in: environment).html.onOneLine
  }
}

extension EnvironmentValues {
  /// Returns an environment with one value set.
  static func with<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> EnvironmentValues {
    var environment = EnvironmentValues()
    environment[keyPath: keyPath] = value
    return environment
  }
}
