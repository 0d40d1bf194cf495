package import Diagnostics
import Parsing
package import Views

/// A rendered article: its bytes, what is wrong with it, what it tells, and what a page that shows it needs.
///
/// It is one value, so that whoever keeps the bytes keeps all of it.
package struct ArticleRendering: Sendable, Equatable {
  /// The markup, in UTF-8.
  package let bytes: [UInt8]
  /// What is wrong or doubtful: with the article, and with how its containers drew it.
  package let diagnostics: [Diagnostic]
  /// What the article tells about itself.
  package let facts: ArticleFacts
  /// The assets that its containers need.
  package let assets: [Asset]

  /// The markup as text.
  package var html: String { String(decoding: bytes, as: UTF8.self) }
}

extension Article {
  /// Renders the article by itself.
  package func rendered(in environment: EnvironmentValues = EnvironmentValues()) -> ArticleRendering {
    rendered(in: environment) { $0 }
  }

  /// Renders a view of the article, whole or below the heading that is its title.
  ///
  /// Traits that nothing read, neither its containers nor the view, are warnings: so this looks when all is drawn.
  package func rendered(
    in environment: EnvironmentValues = EnvironmentValues(), belowTitle: Bool = false,
    @ViewBuilder as view: (ArticleContent) -> some View
  ) -> ArticleRendering {
    let reads = TraitReads()
    let children = belowTitle ? text.children : model.children
    let drawn = view(
      ArticleContent(model: model.recording(into: reads), children: children, holder: model.containers[0])
    )
    .rendered(in: environment, capacity: model.tree.text.count * 2)
    let problems = UnreadTraits(model, reads).problems.map { $0.diagnostic(in: source) }
    let unread = LineLimit.applied(to: problems, in: file)
    return ArticleRendering(
      bytes: drawn.bytes,
      diagnostics: diagnostics + unread + drawn.diagnostics,
      facts: facts, assets: drawn.assets)
  }
}
