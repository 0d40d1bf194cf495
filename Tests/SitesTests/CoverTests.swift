import Foundation
import Sites
import TestSupport
import Testing

/// The picture of a post, on its page and in lists.
@Suite struct `The picture of a post` {
  /// Returns the page of a post and the list of posts, built with the default theme.
  private static func build(_ frontMatter: String) throws -> (post: String, list: String) {
    try Program.inScratchFolder { folder in
      let picture = #"<svg xmlns="http://www.w3.org/2000/svg" width="600" height="300"/>"#
      try FileTree.write(
        [
          "Content/site.yml": Data("title: Workshop\nurl: https://example.org/\n".utf8),
          "Content/posts/bench.svg": Data(picture.utf8),
          "Content/posts/bench.md": Data("---\ndate: 2026-01-02\n\(frontMatter)\n---\n# A bench\n\nOf oak.\n".utf8),
        ], to: folder)
      let arguments = ["--now", "2026-11-21", "--output", "_site", "--drafts"]
      let outcome = try BuiltTool.build(arguments, in: folder)
      #expect(outcome.status == 0 && !outcome.errors.contains("warning"), "\(outcome.errors)")
      let files = try FileTree.files(in: folder.appending(path: "_site"))
      func text(_ path: String) -> String { String(decoding: files[path] ?? Data(), as: UTF8.self) }
      return (text("posts/bench/index.html"), text("posts/index.html"))
    }
  }

  static let covers: [Case<String, String>] = [
    Case(
      "an address", "image: bench.svg", #"src="/posts/bench.svg" width="600" height="300" alt="" fetchpriority="high""#),
    Case("an alternative text", "image: {src: bench.svg, alt: A bench}", #"alt="A bench""#),
    Case(
      "a caption", "image: {src: bench.svg, caption: After <2> days}", "<figcaption>After &lt;2&gt; days</figcaption>"),
    Case("keys beside the address", "image: bench.svg\nimage_alt: A bench", #"alt="A bench""#),
  ]

  @Test(arguments: covers)
  func `is the cover of its page`(_ row: Case<String, String>) throws {
    let post = try Self.build(row.input).post
    #expect(post.contains(#"<figure class="cover">"#) && post.contains(row.expected), "\(row.name)")
  }

  @Test(arguments: ["tags: [wood]\nimage:", "image: bench.svg\nhide_cover: true"])
  func `is not shown without an image, or if the post hides it`(frontMatter: String) throws {
    let post = try Self.build(frontMatter).post
    #expect(!post.contains("cover") && post.contains("Of oak."))
  }

  @Test func `is a decorative thumbnail in a list, which loads at once if it is the first`() throws {
    let list = try Self.build("image: {src: bench.svg, alt: A bench}\ntags: [wood]\ndraft: true").list
    #expect(
      list.contains(#"<img class="thumbnail" src="/posts/bench.svg" width="600" height="300" alt="">"#))
    #expect(list.contains(#"<strong class="badge">Draft</strong>"#))
    #expect(list.contains(#"1 min read&nbsp;· <a href="/tags/wood/">wood</a>"#))
  }
}
