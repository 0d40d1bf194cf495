import Garland
import TestSupport
import Testing

@testable import Planning
@testable import Sites

/// `badge` in front matter and `{badge=New}` behind a heading.
@Suite struct `A badge` {
  private static let content = [
    "site.yml": "title: Site\nurl: https://example.org/\n", "other.md": "# Other\n\n## Part\n",
    "docs/_index.md": "---\ntitle: Docs\nholds: pages\nsidebar: true\nbadge: Alpha\n---\n",
    "docs/a.md": "# A {badge=Beta}\n\n## Options {badge=\"Coming soon\"}\n\n## Plain\n\n## More\n",
    "docs/b.md": "---\ntitle: B\nsidebar_title: Bee\nbadge: <New>\n---\n",
    "docs/part/_index.md": "---\ntitle: Part\nbadge: 2\n---\n",
    "docs/part/c.md": "# C\n",
    "posts/p.md": "---\ndate: 2026-01-01\n---\n# P {badge=Beta}\n\nText.\n\n## Head {badge=New}\n",
  ]

  private static func site(_ changes: [String: String] = [:], after previous: BuiltSite? = nil) -> BuiltSite {
    SiteBuild(
      content: FolderInMemory("Content", content.merging(changes) { $1 }), templates: FolderInMemory("Templates", [:]),
      options: SiteOptions(now: Instant("2026-11-21T12:00:00Z") ?? .latest)
    ).run(after: previous)
  }

  private static let shown: [Case<String, [String]>] = [
    Case(
      "a page", "docs/a/",
      [
        #"<h1>A <span class="badge">Beta</span></h1>"#, "<title>A · Site</title>",
        #"<h2 id="options">Options <span class="badge">Coming soon</span></h2>"#, #"<h2 id="plain">Plain</h2>"#,
        ##"<a href="#options">Options <span class="badge">Coming soon</span></a>"##, ##"<a href="#plain">Plain</a>"##,
        #"aria-current="page">A <span class="badge">Beta</span></a>"#,
        #">Bee <span class="badge">&lt;New&gt;</span></a>"#,
        #"<summary>Part <span class="badge">2</span></summary>"#, ">C</a>",
      ]),
    Case(
      "a section", "docs/",
      [
        #"<h1>Docs <span class="badge">Alpha</span></h1>"#,
        #"<h2><a href="/docs/b/">B</a> <span class="badge">&lt;New&gt;</span></h2>"#,
        #"<h2><a href="/docs/part/">Part</a> <span class="badge">2</span></h2>"#,
        #"<h3><a href="/docs/part/c/">C</a></h3>"#,
      ]),
    Case(
      "a post", "posts/p/",
      [#"<h1>P <span class="badge">Beta</span></h1>"#, #">Head <span class="badge">New</span></h2>"#]),
  ]

  @Test(arguments: shown) func `stands behind its title and behind the links to it`(row: Case<String, [String]>) throws
  {
    let page = try #require(Self.site().text(of: row.input + "index.html"))
    for text in row.expected { #expect(page.contains(text), "\(text)") }
  }

  @Test func `is in no other title, feed or search index, and costs other pages nothing`() throws {
    let site = Self.site()
    #expect(site.diagnostics.isEmpty, "\(site.diagnostics)")
    for path in ["other/index.html", "index.html", "posts/index.html", "feed.xml", "atom.xml", "rss.xml", "feed.json"] {
      guard let text = site.text(of: path) else { continue }
      #expect(!text.contains("badge") && !text.contains("Beta"), "\(path)")
    }
    let styles = site.files.filter { $0.path.contains("badge") }.map(\.path)
    let withStyle = site.files.filter { site.text(of: $0.path)?.contains("span.badge") ?? false }.map(\.path)
    #expect(!styles.isEmpty || !withStyle.isEmpty)
  }

  @Test func `renders the pages anew that show it`() {
    let first = Self.site()
    let second = Self.site(["docs/b.md": "---\ntitle: B\nsidebar_title: Bee\nbadge: Old\n---\n"], after: first)
    #expect(
      second.pages.filter(\.isRendered).map(\.address).sorted() == [
        "/docs/", "/docs/a/", "/docs/b/", "/docs/part/", "/docs/part/c/",
      ])
    let third = Self.site(
      ["docs/a.md": "# A {badge=Beta}\n\n## Options {badge=Gone}\n\n## Plain\n\n## More\n"], after: first)
    #expect(third.pages.filter(\.isRendered).map(\.address) == ["/docs/a/"])
  }

  @Test(arguments: [
    Case("no value", "# T\n\n## H {: badge}\n", ["traits.unread"]),
    Case("a label", "# T\n\n:::steps\n## H {badge=New}\n:::\n", ["traits.unread"]),
    Case("a paragraph", "# T\n\nText.\n{badge=New}\n", ["traits.unread"]),
    Case("a heading", "# T\n\n## H {badge=New}\n", []),
  ])
  func `needs a value and a heading`(row: Case<String, [String]>) {
    row.check(Self.site(["other.md": row.input]).diagnostics.map(\.code.rawValue))
  }
}
