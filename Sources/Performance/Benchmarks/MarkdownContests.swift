import Dispatch
import Garland
import Parsing

/// Benchmarks of Markdown rendering; the reference is the renderer of the C library, on one thread and on two.
enum MarkdownContests {
  static var all: [Contest] {
    let posts = MarkdownPosts(count: 60, footnotes: true).posts
    let withoutNotes = MarkdownPosts(count: 60, footnotes: false).posts
    let plain = MarkdownOptions(containers: false)
    return [1, 2].flatMap { threads in
      [
        Contest(
          name: "Markdown to HTML, threads: \(threads)",
          reference: { each(posts, threads) { CMarkReference.html($0, options: plain) } },
          subject: { each(posts, threads) { plainHTML($0, plain) } }, goal: 77),
        Contest(
          name: "the same as articles with ids and facts, threads: \(threads)",
          reference: { each(withoutNotes, threads) { CMarkReference.html($0, options: plain) } },
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

  /// Renders an article without ids and highlighting, so that the bytes equal the C library's output.
  private static func articleHTML(_ text: [UInt8]) -> [UInt8] {
    var sources = SourceMap()
    let file = SourceFile(path: "post.md", utf8: text)
    var environment = EnvironmentValues()
    environment.articleIDs = .none
    environment.highlightsCode = false
    return Article(file, as: sources.add(file), options: ArticleOptions(containers: .standard))
      .rendered(in: environment).bytes
  }

  /// Renders all posts on each thread and returns the bytes of the first thread.
  private static func each(
    _ posts: [[UInt8]], _ threads: Int, _ make: @escaping @Sendable ([UInt8]) -> [UInt8]
  ) -> [UInt8] {
    guard threads > 1 else { return posts.flatMap(make) }
    let lock = DispatchQueue(label: "first")
    nonisolated(unsafe) var result: [UInt8] = []
    DispatchQueue.concurrentPerform(iterations: threads) { thread in
      let bytes = posts.flatMap(make)
      if thread == 0 { lock.sync { unsafe result = bytes } }
    }
    return unsafe result
  }
}

/// Typical posts with headings, prose, lists, quotations, tables and code; the same every time.
struct MarkdownPosts {
  let posts: [[UInt8]]

  /// Creates `count` posts of about 5,000 bytes.
  init(count: Int, footnotes: Bool) {
    posts = (0..<count).map { Array(Self.post($0, footnotes: footnotes).utf8) }
  }

  private static func post(_ number: Int, footnotes: Bool) -> String {
    "# Post \(number)\n\n"
      + (0..<8).map { section($0, of: number) + (footnotes ? note($0) : "") }.joined()
  }

  private static func section(_ index: Int, of number: Int) -> String {
    """
    ## Section \(index) of *this* post

    A paragraph with **strong** text, some `code`, a [link](https://example.com/\(number)/\(index) "title") and ~~gone~~
    words, then more prose that goes on for a while so that lines wrap as people's lines do, with
    https://auto.link/\(index) and "quotes" & ampersands < and >.

    - an item with *emphasis*
    - another one
      - a nested one with `code`
    - a last one

    1. first
    2. second

    > A quote with **bold** words
    > over two lines

    | name | middle | right |
    |------|:------:|------:|
    | one  | `2`    | 3     |
    | four | *five* | six   |

    ```swift
    let number = \(index)
    func list<Element>(_ element: Element) -> [Element] { [element] }
    ```


    """
  }

  private static func note(_ index: Int) -> String {
    "Text with a footnote[^\(index)].\n\n[^\(index)]: The note \(index).\n\n"
  }
}
