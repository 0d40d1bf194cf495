/// A generated blog with any number of posts; equal seeds give equal blogs.
///
///     for post in Corpus(posts: 1_000, seed: 1, namesLanguages: true) { … }
struct Corpus: Sequence, Sendable {
  let count: Int
  let seed: UInt64
  /// Whether code blocks name their language; otherwise generators do not highlight them.
  let namesLanguages: Bool

  init(posts count: Int, seed: UInt64, namesLanguages: Bool = true) {
    self.count = count
    self.seed = seed
    self.namesLanguages = namesLanguages
  }

  /// The metadata of the posts.
  var heads: some Sequence<PostMetadata> { (0..<count).lazy.map { [seed] in PostMetadata($0, seed: seed) } }

  /// The post with this number.
  subscript(number: Int) -> Post { Post(number, in: self) }

  // Posts are created one by one to save memory. The measured peak memory of a started program includes the memory of
  // this process.
  func makeIterator() -> some IteratorProtocol<Post> { (0..<count).lazy.map { self[$0] }.makeIterator() }
}

struct Post: Sendable, Equatable {
  let head: PostMetadata
  /// The Markdown.
  let body: String
  /// The number of words outside of code.
  let words: Int
  let codeBlocks: Int

  fileprivate init(_ number: Int, in corpus: Corpus) {
    head = PostMetadata(number, seed: corpus.seed)
    var writer = BodyWriter(number, seed: corpus.seed, namesLanguages: corpus.namesLanguages)
    writer.writeAll()
    (body, words, codeBlocks) = (writer.text, writer.words, writer.codeBlocks)
  }
}

/// The size of a corpus.
struct CorpusFacts: Sendable, Equatable {
  /// The bytes of Markdown without front matter.
  private(set) var bytes = 0
  /// The number of words outside of code.
  private(set) var words = 0
  private(set) var codeBlocks = 0
  private let posts: Int

  init(_ corpus: Corpus) {
    posts = corpus.count
    for post in corpus {
      bytes += post.body.utf8.count
      words += post.words
      codeBlocks += post.codeBlocks
    }
  }

  /// The mean number of words of a post.
  var meanWords: Int { words / max(posts, 1) }
}
