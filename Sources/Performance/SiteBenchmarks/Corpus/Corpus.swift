/// A blog of any number of posts, the same for everybody who asks for the same seed.
///
///     for post in Corpus(posts: 1_000, seed: 1, namesLanguages: true) { … }
struct Corpus: Sequence, Sendable {
  let count: Int
  let seed: UInt64
  /// Whether code blocks say which language they are in; where they do not, nobody has anything to highlight.
  let namesLanguages: Bool

  init(posts count: Int, seed: UInt64, namesLanguages: Bool = true) {
    self.count = count
    self.seed = seed
    self.namesLanguages = namesLanguages
  }

  /// What stands above the posts.
  var heads: some Sequence<PostHead> { (0..<count).lazy.map { [seed] in PostHead($0, seed: seed) } }

  /// One of the posts.
  subscript(number: Int) -> Post { Post(number, in: self) }

  // One by one: a driver that held all posts would seem to be a part of the memory of the programs that it starts.
  func makeIterator() -> some IteratorProtocol<Post> { (0..<count).lazy.map { self[$0] }.makeIterator() }
}

/// A post.
struct Post: Sendable, Equatable {
  let head: PostHead
  /// Its Markdown.
  let body: String
  /// How many words that has, code not counted.
  let words: Int
  let codeBlocks: Int

  fileprivate init(_ number: Int, in corpus: Corpus) {
    head = PostHead(number, seed: corpus.seed)
    var writer = BodyWriter(number, seed: corpus.seed, namesLanguages: corpus.namesLanguages)
    writer.writeAll()
    (body, words, codeBlocks) = (writer.text, writer.words, writer.codeBlocks)
  }
}
