import Addresses
package import Articles
import Components
import Diagnostics
package import Records

/// A text that a view includes: a file or a part of it, with the variables of a section.
package struct IncludedPart: Hashable, Sendable {
  package let file: String
  package let part: String?
  package let section: String

  package init(file: String, part: String?, section: String) {
    (self.file, self.part, self.section) = (file, part, section)
  }

  /// The block that includes the text in an article.
  fileprivate var markdown: String {
    let attributes = [("file", file)] + (part.map { [("part", $0)] } ?? [])
    let written = attributes.map { name, value in
      "\(name)=\"\(value.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
    }
    return ":::include{\(written.joined(separator: " "))}\n:::\n"
  }
}

/// The article that contains only a text that a view includes.
package struct IncludedArticle: Sendable {
  package let article: Article
  /// The hash of everything that the text is made of, except for the containers.
  package let hash: ContentHash
  /// The names of the variables in it.
  let variables: [String]
}

extension ArticleReader {
  /// Reads a text that a view includes.
  func text(_ part: IncludedPart) -> IncludedArticle {
    let file = SourceFile(path: "", text: part.markdown)
    let dependencies = ArticleDependencies(
      ArticleInputs(
        file: ContentHash(of: file.utf8), address: "", section: part.section, containers: .absent, words: .absent,
        markdown: markdown, frame: ArticleFrame(layout: .article, hasPictureAbove: false)))
    let resolve = { @Sendable (written: String) in links.resolve(written, from: "") }
    var options = ArticleOptions(markdown, containers: registry, resolve: resolve)
    options.articleList = articleList
    options.parts = sources.parts(of: TextPlace(inSection: part.section), recording: dependencies)
    let read = { @Sendable [options] in Article(file, as: .unknown, options: options) }
    let article = readingGuard.map { $0(file, read) } ?? read()
    return IncludedArticle(
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
