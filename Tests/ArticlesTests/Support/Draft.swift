import Garland
import TestSupport

/// An article and its file, which provides the text of the ranges that tests compare.
struct Draft {
  let article: Garland.Article
  let file: SourceFile

  /// Reads a text, by default with the built-in containers.
  init(
    _ text: String, at path: String = "posts/a.md", _ options: ArticleOptions = ArticleOptions(containers: .standard)
  ) {
    var sources = SourceMap()
    file = SourceFile(path: path, text: text)
    article = Garland.Article(file, as: sources.add(file), options: options)
  }

  /// Reads a text with additional containers.
  init(_ text: String, with own: [Container]) {
    self.init(text, ArticleOptions(containers: .standard(with: own)))
  }

  var html: String { article.rendered().html }

  /// The problems of the article and its rendering, each as `2:3 ‹many› error: … [code]`.
  var problems: [String] { shown(article.rendered().diagnostics) }

  /// The bytes of a range, as text.
  subscript(bytes: Range<Int>) -> String { String(decoding: file.utf8[bytes], as: UTF8.self) }

  func shown(_ diagnostics: [Diagnostic]) -> [String] { diagnostics.map(shown) }

  private func shown(_ diagnostic: Diagnostic) -> String {
    let about = "\(diagnostic.severity): \(diagnostic.message) [\(diagnostic.code)]"
    let help = diagnostic.suggestion.map { "; \($0.message)" } ?? ""
    guard let bytes = diagnostic.location?.bytes else { return about + help }
    let position = file.position(at: bytes.lowerBound)
    return "\(position.line):\(position.column) ‹\(self[bytes])› \(about)\(help)"
  }
}

extension Draft {
  /// The blocks as a container gets them.
  var blocks: [Subview] { Array(subs { article.content }) }

  /// The identities of the blocks, as text.
  var ids: [String] { blocks.map { "\($0.id)" } }

  /// Each block as `paragraph ‹its source›`.
  var rows: [String] {
    blocks.map { block in
      let values = block.containerValues
      return "\(values.blockKind?.word ?? "?") ‹\(values.sourceRange.map { self[$0] } ?? "?")›"
    }
  }
}

extension EnvironmentValues {
  /// Returns an environment with the given form of ids.
  static func articleIDs(_ ids: ArticleIDs) -> EnvironmentValues {
    var environment = EnvironmentValues()
    environment.articleIDs = ids
    return environment
  }

  /// Returns an environment with a medium.
  static func medium(_ medium: Medium) -> EnvironmentValues {
    var environment = EnvironmentValues()
    environment.medium = medium
    return environment
  }
}

extension String {
  /// The text without line feeds, which have no meaning between elements.
  var onOneLine: String { filter { $0 != "\n" } }
}
