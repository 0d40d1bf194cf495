import Foundation
import TestSupport
import Testing

@Suite struct `A site that adds in Swift` {
  @Test func `runs the same build from its own executable`() throws {
    try Tool.inScratchFolder { folder in
      let content = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "SwiftSite/Content").path
      let program = URL(filePath: try Tool.path()).deletingLastPathComponent().appending(path: "SwiftSite").path
      let outcome = try Tool.run(program, ["build", "--content", content, "--now", "2026-06-01"], in: folder)
      #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
      func text(_ path: String) throws -> String {
        try String(contentsOf: folder.appending(path: "_site/\(path)"), encoding: .utf8)
      }
      let post = try text("posts/bread/index.html")
      #expect(post.contains("<title>Bread &amp; prices, Swift site</title>"), "the layout frames it")
      #expect(post.contains(#"<dl class="prices"><dt>Loaf: 4 €</dt>"#), "the container meets its children")
      let script = try #require(post.firstMatch(of: /<script src="(\/swift\/containers\/choices\.[a-z0-9]+\.js)">/))
      #expect(try text(String(script.1.dropFirst("/swift/".count))).contains("garland"), "what it needs is there")
      let page = try text("colophon/index.html")
      #expect(page.contains("<li><a href=\"/swift/posts/bread/\">Bread &amp; prices</a></li>"), "a page sees the site")
      #expect(page.contains("<h1>Colophon</h1>"), "the theme frames it")
    }
  }
}
