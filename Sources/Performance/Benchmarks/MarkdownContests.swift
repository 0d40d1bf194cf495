import Dispatch
import Garland
import Parsing

/// Markdown to HTML against the C library's own parser and renderer, on one thread and on two.
enum MarkdownContests {
  static var all: [Contest] {
    let posts = MarkdownPosts(count: 60, footnotes: true).posts
    let withoutNotes = MarkdownPosts(count: 60, footnotes: false).posts
    let plain = MarkdownOptions(containers: false)
    return [1, 2].flatMap { threads in
      [
        Contest(
          name: "Markdown to HTML, threads: \(threads)",
          floor: { each(posts, threads) { CMarkReference.html($0, options: plain) } },
          subject: { each(posts, threads) { plainHTML($0, plain) } }, goal: 77),
        Contest(
          name: "the same as articles with ids and facts, threads: \(threads)",
          floor: { each(withoutNotes, threads) { CMarkReference.html($0, options: plain) } },
          subject: { each(withoutNotes, threads) { articleHTML($0) } }, goal: 55),
      ]
    }
  }

  private static func plainHTML(_ text: [UInt8], _ options: MarkdownOptions) -> [UInt8] {
    var sources = SourceMap()
    let file = SourceFile(path: "post.md", utf8: text)
    let (tree, _) = MarkdownParser(options).parse(file, as: sources.add(file))
    return PlainMarkdown(tree).rendered().bytes
  }

  /// An article without ids and colours, which leaves the very bytes that the C library makes.
  private static func articleHTML(_ text: [UInt8]) -> [UInt8] {
    var sources = SourceMap()
    let file = SourceFile(path: "post.md", utf8: text)
    var environment = EnvironmentValues()
    environment.articleIDs = .none
    environment.highlightsCode = false
    return Article(file, as: sources.add(file), options: ArticleOptions(containers: .standard))
      .rendered(in: environment).bytes
  }

  /// Does all posts on each of some threads, and gives what the first one made.
  private static func each(
    _ posts: [[UInt8]], _ threads: Int, _ make: @escaping @Sendable ([UInt8]) -> [UInt8]
  ) -> [UInt8] {
    guard threads > 1 else { return posts.flatMap(make) }
    let first = DispatchQueue(label: "first")
    nonisolated(unsafe) var made: [UInt8] = []
    DispatchQueue.concurrentPerform(iterations: threads) { thread in
      let bytes = posts.flatMap(make)
      if thread == 0 { first.sync { unsafe made = bytes } }
    }
    return unsafe made
  }
}
