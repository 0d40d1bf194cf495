import Garland
import Sites
import TestSupport
import Testing

/// Files that Swift code reads through the site are dependencies of the page.
@Suite struct `A file that Swift code reads` {
  private static let books = SitePage("/books/", title: "Books", reads: .recorded) { site in
    ForEach(site.data("books.json").list) { book in
      p { Text("\(book.title.text ?? "") \(book.year.integer ?? 0)") }
    }
    p { Text(site.data("colours.yml").sky.text ?? "") }
    p { Text(site.data("sizes.toml").small.number.map { "\($0)" } ?? "") }
    pre { Text(site.file("static/license.txt")) }
  }
  private static let plain = SitePage("/plain/", title: "Plain", reads: .recorded) { site in p { Text(site.title) } }
  private static let content = [
    "site.yml": "title: T\nurl: https://example.org/\n", "static/license.txt": "Free & open",
    "_data/books.json": #"[{"title": "A & B", "year": 2001}, {"title": "C"}]"#, "_data/colours.yml": "sky: blue\n",
    "_data/sizes.toml": "small = 1.5\n",
  ]

  private static func build(_ changes: [String: String?] = [:]) -> SiteBuild {
    var content = content
    for (path, text) in changes { content[path] = text }
    return SiteBuild(
      content: FolderInMemory("Content", content), templates: FolderInMemory("Templates", [:]),
      options: SiteOptions(now: Instant("2026-06-01T00:00:00Z") ?? .latest), code: SiteCode(pages: [books, plain]))
  }

  @Test func `is data in JSON, YAML or TOML, or a text, and data is not published`() throws {
    let site = Self.build().run()
    #expect(
      !site.diagnostics.hasErrors && !DiagnosticText(sources: site.sources).text(of: site.diagnostics).contains("_data")
    )
    let expected = "<p>A &amp; B 2001</p><p>C 0</p><p>blue</p><p>1.5</p><pre>Free &amp; open</pre>"
    let text = try #require(site.text(of: "books/index.html"))
    #expect(text.contains(expected), "\(text)")
    #expect(!site.files.contains { $0.path.contains("_data") || $0.path.hasSuffix("books.json") })
  }

  @Test(arguments: [
    Case("JSON", "_data/books.json", "[]"), Case("YAML", "_data/colours.yml", "sky: grey"),
    Case("TOML", "_data/sizes.toml", "small = 2"), Case("a text", "static/license.txt", "Mine"),
    Case("another file", "_data/other.json", "1"),
  ])
  func `renders the pages that read it again, and no others`(_ row: Case<String, String>) {
    let first = Self.build().run()
    let second = Self.build([row.input: row.expected])
    let (warm, cold) = (second.run(after: first), second.run())
    let rendered = Set(warm.pages.filter(\.isRendered).map(\.address))
    #expect(rendered == (row.name == "another file" ? [] : ["/books/"]), "\(row.name)")
    #expect(warm.files.map(\.path) == cold.files.map(\.path))
    #expect(warm.files.map(\.content) == cold.files.map(\.content), "\(row.name)")
  }

  @Test(arguments: [
    Case("a missing file of data", "_data/books.json", "there is no file `_data/books.json`"),
    Case("a missing text", "static/license.txt", "Swift code cannot read `static/license.txt`: there is no such file"),
  ])
  func `is an error if it does not exist`(_ row: Case<String, String>) {
    let site = Self.build([row.input: String?.none, "_data/book.json": "[]"]).run()
    #expect(site.diagnostics.hasErrors)
    #expect(DiagnosticText(sources: site.sources).text(of: site.diagnostics).contains(row.expected), "\(row.name)")
  }

  @Test func `is an error with its place if it has a mistake`() {
    let site = Self.build(["_data/books.json": "[\n  {\"title\" 1}\n]"]).run()
    let text = DiagnosticText(sources: site.sources).text(of: site.diagnostics)
    #expect(site.diagnostics.hasErrors && text.contains("Content/_data/books.json:2:12"), "\(text)")
  }
}
