import Articles
import Containers
import Diagnostics
import Foundation
import Garland
import TestSupport

extension CheckedPage {
  /// Every page that has to be valid.
  static let valid = articles + containers + views + sample

  /// A page that shows nothing but an article; styles and scripts are linked, as they are in a site.
  init(_ name: String, markdown: some Sequence<UInt8>) {
    var sources = SourceMap()
    let file = SourceFile(path: "\(name).md", utf8: Array(markdown))
    let article = Article(file, as: sources.add(file), options: ArticleOptions(containers: .standard))
    let rendering = Self.document(named: name) { article.content }.rendered()
    let errors = (article.diagnostics + rendering.diagnostics).filter { $0.severity == .error }
    self.init(name: name, html: rendering.html, errors: errors.map(\.message))
  }

  /// A page that shows nothing but a view.
  init(_ name: String, @ViewBuilder content: () -> some View) {
    self.init(name: name, html: Self.document(named: name, content: content).rendered().html)
  }

  private static func document<Content: View>(
    named name: String, @ViewBuilder content: () -> Content
  ) -> some View {
    let content = content()
    return Document(lang: "en") {
      title { Text(name) }
    } content: {
      HTML.main { content }
    }
  }
}
