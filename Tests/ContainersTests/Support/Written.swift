import Garland

/// A text of Markdown, read as an article.
struct Written: View {
  let article: Article
  private let file: SourceFile

  init(_ text: String, with own: [Container] = []) {
    var sources = SourceMap()
    file = SourceFile(path: "article.md", text: text)
    article = Article(file, as: sources.add(file), options: ArticleOptions(containers: .standard(with: own)))
  }

  var body: some View { article.content }

  /// What is wrong with it, each as `2: message`.
  var found: [String] {
    article.rendered().diagnostics.map { found in
      let line = found.location.map { file.position(at: $0.bytes.lowerBound).line }
      return "\(line.map { "\($0): " } ?? "")\(found.message)"
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
  /// Surroundings of which one value is set.
  static func with<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> EnvironmentValues {
    var environment = EnvironmentValues()
    environment[keyPath: keyPath] = value
    return environment
  }
}
