import Garland
import Mustache
import TestSupport
import Testing

@testable import Planning
@testable import Sites

/// Sites with the built-in theme, whose titles have spans of code.
@Suite struct `Code in a title` {
  private static let content = [
    "site.yml":
      "title: Site\nurl: https://example.org/\nfeeds: [rss, atom, json]\nmenus: {main: [docs/map.md, docs/_index.md]}\n",
    "docs/_index.md": "---\ntitle: The `docs`\nsidebar: true\n---\n",
    "docs/map.md": "---\ntitle: The `map<T>` & more\norder: 1\n---\n\nText.\n",
    "docs/next.md": "# The `filter` *function*\n\nText.\n",
    "docs/inner/_index.md": "---\ntitle: Inner `x`\n---\n", "docs/inner/a.md": "# A\n",
    "posts/2026-01-01-one.md": "---\ntitle: Use `one`\ntags: [t]\n---\n\nText.\n",
    "posts/2026-01-02-two.md": "---\ntitle: A lone ` here\ntags: [t]\n---\n\nText.\n",
    "tags/t.md": "---\ntitle: Tag `t`\n---\n",
  ]

  private static func build(_ changes: [String: String] = [:], after previous: BuiltSite? = nil) -> BuiltSite {
    let files = content.merging(changes) { $1 }
    return SiteBuild(
      content: FolderInMemory("Content", files), templates: FolderInMemory("Templates", [:]),
      options: SiteOptions(now: Instant("2026-11-21T12:00:00Z") ?? .latest)
    ).run(after: previous)
  }

  @Test(arguments: [
    Case("a heading", "docs/map/", "<h1>The <code>map&lt;T&gt;</code> &amp; more</h1>"),
    Case("the heading of a first heading", "docs/next/", "<h1>The <code>filter</code> function</h1>"),
    Case("the list of a section", "docs/", ">The <code>map&lt;T&gt;</code> &amp; more</a>"),
    Case("the heading of a section", "docs/", "<h1>The <code>docs</code></h1>"),
    Case("a section in a list", "docs/", ">Inner <code>x</code></a>"),
    Case("a sidebar", "docs/inner/a/", "<summary>Inner <code>x</code></summary>"),
    Case("breadcrumbs", "docs/map/", "<li><a href=\"/docs/\">The <code>docs</code></a></li>"),
    Case("a menu", "", ">The <code>map&lt;T&gt;</code> &amp; more</a>"),
    Case("a neighbour", "docs/map/", "The <code>filter</code> function</a>"),
    Case("a list of posts", "posts/", ">Use <code>one</code></a>"),
    Case("the archive", "archive/", ">Use <code>one</code></a>"),
    Case("the page of a term", "tags/t/", "<h1>Tag <code>t</code></h1>"),
    Case("a term", "posts/one/", ">Tag <code>t</code></a>"),
    Case("a lone backtick, which is text", "posts/two/", "<h1>A lone ` here</h1>"),
  ])
  func `is code in`(row: Case<String, String>) {
    let page = Self.build().text(of: "\(row.input)index.html") ?? "no page"
    #expect(page.contains(row.expected), "\(page)")
  }

  @Test func `is plain text everywhere else`() throws {
    let built = Self.build()
    let page = try #require(built.text(of: "docs/map/index.html"))
    #expect(page.contains("<title>The map&lt;T&gt; &amp; more · Site</title>"))
    #expect(page.contains("property=\"og:title\" content=\"The map&lt;T&gt; &amp; more\""))
    for file in built.files where !file.path.hasSuffix(".js") && !file.path.hasSuffix(".css") {
      let text = built.text(of: file.path) ?? ""
      for written in ["`map", "`filter", "`docs", "`one", "`t`", "`x`"] {
        #expect(!text.contains(written), "\(file.path) has \(written)")
      }
      if !file.path.hasSuffix(".html") { #expect(!text.contains("code>"), "\(file.path)") }
    }
  }

  @Test(arguments: [
    Case("code instead of text", ["docs/next.md": "# The filter *function*\n\nText.\n"], "code instead of text"),
    Case(
      "another span", ["docs/map.md": "---\ntitle: The `map<T>` `&` more\norder: 1\n---\n\nText.\n"], "another span"),
    Case(
      "the title of a section", ["docs/_index.md": "---\ntitle: The docs\nsidebar: true\n---\n"],
      "the title of a section"),
    Case("a term", ["tags/t.md": "---\ntitle: Tag t\n---\n"], "a term"),
  ])
  func `is exact in the next build after a change of`(row: Case<[String: String], String>) {
    let (warm, cold) = (Self.build(row.input, after: Self.build()), Self.build(row.input))
    #expect(warm.files.map(\.path) == cold.files.map(\.path))
    for (first, second) in zip(warm.files, cold.files) { #expect(first.content == second.content, "\(first.path)") }
  }

  @Test func `counts with its backticks in the order of titles`() throws {
    let files = ["docs/a.md": "---\ntitle: Apple\n---\n", "docs/b.md": "---\ntitle: \"`Zebra`\"\n---\n"]
    let built = Self.build(files)
    let page = try #require(built.text(of: "docs/index.html"))
    let zebra = try #require(page.firstRange(of: "<code>Zebra</code>"))
    let apple = try #require(page.firstRange(of: ">Apple<"))
    #expect(zebra.lowerBound < apple.lowerBound)
  }
}
