import Foundation
import TestSupport
import Testing

@Suite struct `The README` {
  private static let readme = Result {
    try String(contentsOf: Program.repository.appending(path: "README.md"), encoding: .utf8)
  }

  /// Returns the first code block of a language that contains a word.
  private static func block(_ language: String, containing word: String) throws -> String {
    let blocks = try readme.get().components(separatedBy: "```\(language)\n").dropFirst()
    return try #require(blocks.lazy.compactMap { $0.components(separatedBy: "```").first }.first { $0.contains(word) })
  }

  @Test func `shows a template that renders its Markdown`() throws {
    try Tool.inScratchFolder { folder in
      for (path, text) in [
        ("Content/posts/2026-01-02-bread.md", try Self.block("markdown", containing: ":::prices")),
        ("Templates/containers/prices.mustache", try Self.block("html", containing: "{{#children}}")),
        ("Content/site.yml", "url: https://example.org/\n"),
      ] {
        let file = folder.appending(path: path)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
      let outcome = try Tool.run(["build", "--now", "2026-06-01"], in: folder)
      #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
      let page = try String(contentsOf: folder.appending(path: "_site/posts/bread/index.html"), encoding: .utf8)
      let list = "<dl class=\"prices\">\n<dt>Loaf: 4 €</dt><dd><p>Rye, baked in the morning.</p>\n</dd>\n"
      #expect(page.contains(list))
    }
  }

  @Test func `is at most 1,500 words long`() throws {
    #expect(try Self.readme.get().split(whereSeparator: \.isWhitespace).count <= 1_500)
  }

  /// Until the project has an address, `OWNER/NAME` and `example.org` stand for it.
  @Test(arguments: ["README.md", "Content/manual/ci.md", "Content/manual/start-in-swift.md"])
  func `names the address that is written in Project.swift`(path: String) throws {
    func text(_ path: String) throws -> String {
      try String(contentsOf: Program.repository.appending(path: path), encoding: .utf8)
    }
    let project = try text("Sources/Tool/Command/Project.swift")
    let name = project.firstMatch(of: /repository: String\? = "(.+)"/).map { String($0.1) }
    let clone = name.map { "https://github.com/\($0).git" } ?? "https://example.org/garland.git"
    let page = try text(path)
    for match in page.matches(of: /--repo ([^`\s]+)/) { #expect(match.1 == name ?? "OWNER/NAME") }
    for match in page.matches(of: /git clone ([^`\s]+)/) { #expect(String(match.1) == clone) }
  }

  @Test func `links to files that exist`() throws {
    let paths = try Self.readme.get().matches(of: /\]\(([^:)#]+)\)/).map { String($0.1) }
    #expect(paths.count > 10)
    for path in paths {
      #expect(FileManager.default.fileExists(atPath: Program.repository.appending(path: path).path), "\(path)")
    }
  }

  @Test func `shows the Swift container of the test site`() throws {
    let code = try Self.block("swift", containing: "static let prices")
    let site = try String(
      contentsOf: Program.repository.appending(path: "Tests/SwiftSite/SwiftSite.swift"), encoding: .utf8)
    #expect(site.contains(try #require(code.components(separatedBy: "\n\n").last { $0.contains("static let prices") })))
  }

  @Test func `has commands that create a site without errors`() throws {
    try Tool.inScratchFolder { folder in
      #expect(try Tool.run(["new", "site", "notes"], in: folder).status == 0)
      let notes = folder.appending(path: "notes")
      #expect(try Tool.run(["new", "post", "Bread from one bowl"], in: notes).status == 0)
      let outcome = try Tool.run(["build", "--drafts", "--strict"], in: notes)
      #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
      let second = try Tool.run(["new", "site", "notes"], in: folder)
      #expect(second.output.hasPrefix("kept: "), "an existing site is not overwritten")
    }
  }
}

@Suite struct `A site with Swift code` {
  @Test func `builds with its own executable`() throws {
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
      #expect(post.contains("<title>Bread &amp; prices, Swift site</title>"), "the page should use the layout")
      #expect(post.contains(#"<dl class="prices"><dt>Loaf: 4 €</dt>"#), "the container should read its children")
      let script = try #require(post.firstMatch(of: /<script src="(\/swift\/containers\/choices\.[a-z0-9]+\.js)">/))
      #expect(try text(String(script.1.dropFirst("/swift/".count))).contains("garland"), "the script should exist")
      let page = try text("colophon/index.html")
      #expect(
        page.contains("<li><a href=\"/swift/posts/bread/\">Bread &amp; prices</a></li>"),
        "a page in Swift should list posts")
      #expect(page.contains("<h1>Colophon</h1>"), "a page in Swift should use the theme")
    }
  }
}
