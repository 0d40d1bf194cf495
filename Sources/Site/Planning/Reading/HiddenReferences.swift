import Addresses
import Articles
import Parsing

/// Finds the files that unpublished articles refer to.
enum HiddenReferences {
  /// Returns the paths of copied files, each with the first of some unpublished articles that refer to it.
  ///
  /// `known` has the articles of each edition. Each article is parsed, because a text can write an address in many ways.
  static func find(in articles: [PlacedArticle], _ known: [KnownArticles], jobs: Int) -> [String: String] {
    let files = parallelMap(articles.count, jobs: jobs) { index in
      self.files(of: articles[index], known[articles[index].place.edition])
    }
    let pairs = zip(articles, files).flatMap { article, files in files.map { ($0, article.place.path) } }
    return Dictionary(pairs) { first, _ in first }
  }

  private static func files(of article: PlacedArticle, _ known: KnownArticles) -> [String] {
    let recorded = ArticleDependencies(known.inputs(of: article))
    // An article that cannot be parsed names files in its front matter only.
    let links = (try? known.articles.article(article, recording: recorded))?.facts.links.map(\.written) ?? []
    return (recorded.addresses + links + article.metadata.writtenAddresses).compactMap { written in
      let (address, file) = known.articles.written(written, in: article)
      return known.articles.links.file(at: address, from: file)
    }
  }
}

extension ArticleMetadata {
  /// The texts in the front matter that may be addresses of files.
  package var writtenAddresses: [String] { [image].compactMap(\.self) + parameters.entries.flatMap(\.value.texts) }
}

extension DataNode {
  /// The texts in a value.
  package var texts: [String] {
    switch value {
    case .string(let text): [text]
    case .list(let nodes): nodes.flatMap(\.texts)
    case .map(let map): map.entries.flatMap(\.value.texts)
    case .null, .bool, .integer, .number, .date: []
    }
  }
}
