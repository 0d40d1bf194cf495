import Articles
import Components
import Markup
import Records
import Views

extension Article {
  /// The article below its title.
  func drawn(in environment: EnvironmentValues = EnvironmentValues()) -> ArticleRendering {
    rendered(in: environment, belowTitle: true) { $0 }
  }

  /// What lists show of it.
  func drawnExcerpt(in environment: EnvironmentValues) -> ArticleRendering {
    rendered(in: environment) { _ in excerpt }
  }

  /// How it begins, as plain text.
  var beginning: String {
    var environment = EnvironmentValues()
    environment.medium = .text
    return PlainText(of: drawnExcerpt(in: environment).bytes[...]).text
  }
}

extension [Asset] {
  /// The hash of the styles and scripts that a page needs.
  var hash: ContentHash { ContentHash(of: flatMap { [$0.kind.rawValue, $0.url] }) }
}
