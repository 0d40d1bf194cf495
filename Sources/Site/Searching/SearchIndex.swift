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

  /// Removes and adds articles, and returns the new index with its new and changed shards.
  ///
  /// The index is the same as if all articles were read again. `load` reads a shard of this index. Returns `nil` if a
  /// shard is lost or damaged.
  package func updated(
    removing removed: [ArticleID], adding added: [Article], by readers: [TermReader],
    loading load: @escaping (String) -> [UInt8]?
  ) -> (index: SearchIndex, files: [ShardFile])? {
    guard var gone = impacts(of: removed, loading: load) else { return nil }
    // Most terms of an edited article stay the same.
    var new: [(key: [UInt8], posting: Posting)] = []
    for posting in added.flatMap({ Self.postings(of: $0.id, $0.terms, readers[$0.reader]) }) {
      let key = posting.key
      if gone.removeValue(forKey: key) != posting.impact { new.append((key, posting)) }
    }
    guard let reversed = changedReversedTerms(removing: gone.keys, adding: new.map(\.posting), loading: load) else {
      return nil
    }
    for entry in reversed.removed { gone[ReversedTerm.posting(entry).key] = 0 }
    new += reversed.added.map { ReversedTerm.posting($0) }.map { ($0.key, $0) }
    new.sort { $0.key.lexicographicallyPrecedes($1.key) }
    let fragments = added.map { Fragment(id: $0.id, bytes: $0.fragment) }.sorted { $0.id < $1.id }
    let kept = Set(added.map(\.id))
    guard
      let terms = ShardUpdate<Postings>.apply(
        to: terms, removing: gone.keys.sorted { $0.lexicographicallyPrecedes($1) }, adding: new.map(\.posting),
        loading: { load(Self.path(ofTerms: $0)) }),
      let texts = ShardUpdate<Fragments>.apply(
        to: self.fragments, removing: removed.filter { !kept.contains($0) }.sorted().map(\.bytes), adding: fragments,
        loading: { load(Self.path(ofFragments: $0)) })
    else { return nil }
    var index = SearchIndex()
    (index.terms, index.fragments) = (terms.tree, texts.tree)
    let files =
      terms.files.map { ShardFile(name: Self.path(ofTerms: $0.name), bytes: $0.bytes) }
      + texts.files.map { ShardFile(name: Self.path(ofFragments: $0.name), bytes: $0.bytes) }
    return (index, files)
  }

  /// Returns the reversed terms that no article has any more, and those that none had before.
  private func changedReversedTerms(
    removing removed: some Sequence<[UInt8]>, adding added: [Posting], loading load: (String) -> [UInt8]?
  ) -> (removed: [String], added: [String])? {
    var articles: [String: (before: Set<ArticleID>, after: Set<ArticleID>)] = [:]
    var shards: [String: [Posting]] = [:]
    let removed = removed.map { Posting(key: $0) }
    for term in Set((removed + added).map(\.term)) where ReversedTerm.of(term) != nil {
      var ids: Set<ArticleID> = []
      for name in terms.names(ofShardsWithPrefix: Array(term.utf8) + [0]) {
        let shard = shards[name] ?? load(Self.path(ofTerms: name)).flatMap { Postings.decode($0) }
        guard let shard else { return nil }
        shards[name] = shard
        for posting in shard where posting.term == term { ids.insert(posting.article) }
      }
      articles[term] = (ids, ids)
    }
    for posting in removed { articles[posting.term]?.after.remove(posting.article) }
    for posting in added { articles[posting.term]?.after.insert(posting.article) }
    let gone = articles.filter { !$1.before.isEmpty && $1.after.isEmpty }.keys
    let new = articles.filter { $1.before.isEmpty && !$1.after.isEmpty }.keys
    return (gone.compactMap { ReversedTerm.of($0) }, new.compactMap { ReversedTerm.of($0) })
  }

  /// Returns the impacts of all postings of some articles, by their keys.
  ///
  /// The index does not keep the terms of an article, so this reads every shard of terms: 12 MB for 10,000 articles.
  private func impacts(of articles: [ArticleID], loading load: (String) -> [UInt8]?) -> [[UInt8]: UInt8]? {
    guard let last = articles.max() else { return [:] }
    var isWanted = [Bool](repeating: false, count: Int(last.value) + 1)
    for id in articles { isWanted[Int(id.value)] = true }
    var impacts: [[UInt8]: UInt8] = [:]
    for name in terms.names() {
      guard let shard = load(Self.path(ofTerms: name)) else { return nil }
      let isWhole = Postings.read(shard) { term, id, impact in
        // The postings of reversed terms have the number 0, which an article can have as well.
        if id.value < isWanted.count, isWanted[Int(id.value)], term.first != UInt8(ascii: ReversedTerm.prefix) {
          impacts[Posting.key(of: term, id)] = impact
        }
      }
      if !isWhole { return nil }
    }
    return impacts
  }

  private static func postings(of id: ArticleID, _ terms: ArticleTerms, _ reader: TermReader) -> [Posting] {
    terms.terms.map { Posting(term: reader.vocabulary.terms[Int($0.number)], article: id, impact: $0.impact) }
  }
}
