/// How large and how rich a corpus is.
struct CorpusFacts: Sendable, Equatable {
  /// The bytes of Markdown, front matter not counted.
  private(set) var bytes = 0
  /// The words, code not counted.
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

  /// How many words a post has.
  var meanWords: Int { words / max(posts, 1) }
}
