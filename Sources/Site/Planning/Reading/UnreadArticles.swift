package import Addresses
package import Articles
package import Diagnostics
package import Records

/// The articles of a site with their addresses and dates; each text is read when it is asked for.
///
/// A list of other articles in a text stays empty, because it would need all texts.
package struct UnreadArticles: Sendable {
  package let settings: SiteSettings
  /// The articles of all languages, published or not.
  package let articles: [PlacedArticle]
  /// The paths of drafts, of articles with a future date, and of expired articles.
  package let unpublished: Set<String>
  package let sources: SourceMap
  /// The parsed front matter, for another revision of the site.
  package let frontMatter: Deferred<FrontMatterIndex>
  /// The files of the site, with those that rows of data become.
  package let content: any SourceFolder
  /// The readers of the editions.
  let readers: [ArticleReader]

  /// Returns the bytes of the file of an article; `nil` if it cannot be read.
  package func text(of article: PlacedArticle) -> [UInt8]? { try? content.read(article.place.path) }

  /// Returns an article with its text; `nil` if it cannot be read.
  package func read(_ article: PlacedArticle) -> Article? {
    try? readers[article.place.edition].article(article, recording: nil)
  }

  /// The hash of what decides the blocks of a text besides the text.
  package var syntaxHash: ContentHash {
    var writer = RecordWriter()
    for reader in readers {
      writer.write(reader.markdown)
      writer.write(reader.registry.containers.map(\.name))
    }
    return ContentHash(of: writer.bytes)
  }

  /// Returns the blocks of a version of an article by itself, without the texts that it includes.
  package func blocks(of text: [UInt8], like article: PlacedArticle) -> [ArticleBlock] {
    let reader = readers[article.place.edition]
    let file = SourceFile(path: "\(content.name)/\(article.place.path)", utf8: text)
    let options = ArticleOptions(reader.markdown, containers: reader.registry) { _ in .unchanged }
    let read = Article(file, as: article.file.source, options: options)
    return read.blocks(comparing: .syntax)
  }
}
