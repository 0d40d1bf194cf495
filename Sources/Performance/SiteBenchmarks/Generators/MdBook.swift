/// mdBook, a generator for books, with its own theme and search.
struct MdBook: BenchmarkGenerator {
  var name: String { "mdBook" }
  var program: String { "mdbook" }
  var omissions: [OutputKind] { [.index, .tag, .tagList, .feed, .sitemap] }
  var variations: [OutputKind] { [.style] }
  var remark: String {
    "its own theme; code is highlighted in the browser; no lists, tags, feed or site map; drafts were removed before"
  }

  func call(_ mode: BuildMode) -> [String] { ["build", "--dest-dir", BenchmarkFile.output] }

  func settings(highlighting: Bool) -> [BenchmarkFile] {
    let book = """
      [book]
      title = "Bench"
      [output.html]
      site-url = "/"
      [output.html.print]
      enable = false

      """
    return [BenchmarkFile("book.toml", book), BenchmarkFile("src/index.md", "# Bench\n")]
  }

  func list(of heads: some Sequence<PostMetadata>) -> BenchmarkFile? {
    let posts = heads.filter { !$0.isDraft }.map { head in
      let title = head.title.filter { !"[]<>&\\".contains($0) }
      return "- [\(title)](\(Self.path(of: head)))\n"
    }
    return BenchmarkFile("src/SUMMARY.md", "# Summary\n\n- [Bench](index.md)\n" + posts.joined())
  }

  func source(_ post: Post) -> BenchmarkFile? {
    post.head.isDraft ? nil : BenchmarkFile("src/\(Self.path(of: post.head))", "# \(post.head.title)\n\n\(post.body)")
  }

  private static func path(of head: PostMetadata) -> String { "posts/\(head.slug)/index.md" }
}
