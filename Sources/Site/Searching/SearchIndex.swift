/// The index of the articles in one language.
///
/// ```swift
/// let index = SearchIndex.build(of: articles, by: readers) { file in … }
/// SearchEntry(language: "en", index: index, …).bytes
/// ```
package struct SearchIndex: Sendable, Equatable {
  package var terms = ShardTree.empty
  package var fragments = ShardTree.empty

  package init() {}

  /// An article that a `TermReader` read.
  package struct Article: Sendable {
    package var id: ArticleID
    package var terms: ArticleTerms
    /// The index of its reader, whose vocabulary numbers the terms.
    package var reader: Int
    /// The encoded article.
    package var fragment: [UInt8]

    /// Creates an article.
    package init(id: ArticleID, terms: ArticleTerms, reader: Int, fragment: [UInt8]) {
      (self.id, self.terms, self.reader, self.fragment) = (id, terms, reader, fragment)
    }
  }

  /// Builds an index, and passes on each of its shards.
  package static func build(
    of articles: [Article], by readers: [TermReader], passingFilesTo receive: (ShardFile) -> Void
  ) -> SearchIndex {
    let articles = articles.sorted { $0.id < $1.id }
    var index = SearchIndex()
    index.terms = Postings(articles.map { ($0.id, $0.terms, $0.reader) }, readers).split { file in
      receive(ShardFile(name: Self.path(ofTerms: file.name), bytes: file.bytes))
    }
    index.fragments = Fragments(articles.map { Fragment(id: $0.id, bytes: $0.fragment) }).split { file in
      receive(ShardFile(name: Self.path(ofFragments: file.name), bytes: file.bytes))
    }
    return index
  }

  /// The paths of all shards, below the folder of the index.
  package var paths: [String] {
    terms.names().map { Self.path(ofTerms: $0) } + fragments.names().map { Self.path(ofFragments: $0) }
  }

  static func path(ofTerms name: String) -> String { "t/\(name).bin" }

  static func path(ofFragments name: String) -> String { "a/\(name).bin" }
}
