import Articles
import Containers
import Diagnostics
import Foundation
import Garland
import Testing

/// One page that the checker is given, under a name that is a file's name, too.
struct CheckedPage: CustomTestStringConvertible, Sendable {
  let name: String
  let html: String
  /// What kept its article from being read; a page with errors is no page.
  var errors: [String] = []

  var testDescription: String { name }

  /// A line of it, counted from 1 as the checker counts; of what is no line, nothing.
  func text(ofLine number: Int) -> Substring {
    html.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(number - 1).first ?? ""
  }
}

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
