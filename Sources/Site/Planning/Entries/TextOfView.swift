import Addresses
package import Articles
import Components
import Diagnostics
package import Records

/// A text in Markdown of a view, with the variables of a section.
package struct TextOfView: Hashable, Sendable {
  package let markdown: String
  package let section: String

  package init(_ markdown: String, in section: String) { (self.markdown, self.section) = (markdown, section) }
}

/// The text of a view, read as an article.
package struct ArticleOfView: Sendable {
  package let article: Article
  /// The hash of everything that the text is made of, except for the containers.
  package let hash: ContentHash
  /// The names of the variables in it.
  let variables: [String]
}

extension ArticleReader {
  /// Reads the text of a view, which has no front matter.
  func article(of text: TextOfView) -> ArticleOfView {
    let file = SourceFile(path: "", text: text.markdown)
    let frontMatter = FrontMatter(as: .unknown, ArticleMetadata(), [], bodyOffset: 0)
    let dependencies = ArticleDependencies(
      ArticleInputs(
        file: ContentHash(of: file.utf8), address: "", section: text.section, containers: .absent, words: .absent,
        markdown: markdown, frame: ArticleFrame(layout: .article, hasPictureAbove: false)))
    let resolve = { @Sendable (written: String) in links.resolve(written, from: "") }
    var options = ArticleOptions(markdown, containers: registry) { dependencies.recording($0, resolve($0)) }
    options.articleList = articleList
    options.parts = sources.parts(of: TextPlace(inSection: text.section), recording: dependencies)
    let read = { @Sendable [options] in Article(frontMatter, of: file, options: options) }
    let article = readingGuard.map { $0(file, read) } ?? read()
    return ArticleOfView(
      article: article ?? .tooSlow, hash: dependencies.hash(of: nil, resolve),
      variables: dependencies.sources.compactMap(\.variable))
  }
}

extension Article {
  /// The article instead of a text that takes too long to parse.
  fileprivate static var tooSlow: Article {
    let problem = Diagnostic.tooSlow(at: .start(of: .unknown))
    return Article(
      FrontMatter(as: .unknown, ArticleMetadata(), [problem], bodyOffset: 0), of: SourceFile(path: "", utf8: []))
  }
}
