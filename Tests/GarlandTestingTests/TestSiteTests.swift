import Examples
import Garland
import GarlandTesting
import TestSupport
import Testing

@Suite struct `A site in the tests of an author` {
  private static let layout = SiteLayout("post", reads: .recorded) { page, _ in
    Document {
      title { Text(page.title) }
    } content: {
      article { page.article }
    }
  }

  private static let byTag = SitePages(reads: .recorded) { site in
    site.taxonomies.flatMap(\.terms).map { term in
      SitePage("/about/\(term.title)/", title: term.title) { _, _ in
        ul { ForEach(term.posts) { post in li { Text(post.title) } } }
      }
    }
  }

  private static let hook = ArticleHook(in: "posts", reads: .recorded) { blocks, page, _ in
    blocks
    p(.class("hook")) { Text("Read as \(page.title)") }
  }

  private static let code = SiteCode(
    reads: .recorded, containers: [.timeline], layouts: [layout],
    pages: [SitePage("/colophon/", title: "Colophon") { _ in p { Text("By hand.") } }], computedPages: [byTag],
    hooks: [hook])

  private static let content = [
    "posts/_index.md": "# Posts\n",
    "posts/a.md": "---\ntitle: A\ndate: 2026-01-01\ntags: [oak]\n---\n\n:::timeline\nBegun.\n{year=2024}\n:::\n",
    "posts/b.md": "---\ntitle: B\ndate: 2026-01-02\ntags: [elm]\n---\nText.\n", "c.md": "# C\n\nText.\n",
    "static/robots.txt": "User-agent: *\n",
  ]

  private static func site(_ changes: [String: String] = [:], templates: [String: String] = [:]) -> TestSite {
    TestSite(content.merging(changes) { $1 }, templates: templates, code: code, now: Instant("2026-06-01T00:00:00Z"))
  }

  static let texts: [Case<String, String?>] = [
    Case("a layout with a container", "/posts/a/", "<ol class=\"timeline\">"),
    Case("a hook", "/posts/b/", "<p class=\"hook\">Read as B</p>"),
    Case("a page", "/colophon/", "By hand."),
    Case("a computed page", "/about/oak/", "<li>A</li>"),
    Case("a template", "/c/", "<b>C</b>"),
    Case("a generated file", "/sitemap.xml", "https://example.org/posts/a/"),
    Case("a copied file", "/robots.txt", "User-agent"),
    Case("no page", "/none/", nil),
  ]

  @Test(arguments: texts) func `has the text of`(_ row: Case<String, String?>) {
    let site = Self.site(templates: ["page.mustache": "<title>{{title}}</title><b>{{title}}</b>{{content}}"])
    let text = site.text(at: row.input)
    #expect(row.expected.map { text?.contains($0) == true } ?? (text == nil), "\(text ?? "nil")")
  }

  @Test func `has pages and no problems`() {
    let site = Self.site()
    #expect(site.problems == [])
    #expect(Set(site.pages).isSuperset(of: ["/posts/a/", "/posts/b/", "/c/", "/colophon/", "/about/elm/"]))
    #expect(!site.pages.contains("/feed.xml"))
  }

  @Test func `has problems with their places`() throws {
    let site = Self.site(["c.md": "# C\n\n[Home](gone.md)\n"])
    let problem = try #require(site.problems.first)
    #expect(site.problems.count == 1 && problem.place == "Content/c.md:3:1" && problem.severity == .warning)
    #expect(problem.code == "check.broken-link" && problem.message.contains("gone.md"))
    #expect(problem.description.hasPrefix("Content/c.md:3:1: warning: ") && problem.description.contains("3 | [Home]"))
  }

  @Test func `renders again what an edit changes`() {
    var site = Self.site()
    #expect(site.edit("c.md", to: Self.content["c.md"]) == [])
    #expect(site.edit("c.md", to: "# C\n\nOther.\n") == ["/c/"])
    #expect(site.text(at: "/c/")?.contains("Other.") == true)
    let retitled = site.edit("posts/b.md", to: "---\ntitle: New\ndate: 2026-01-02\ntags: [elm]\n---\nText.\n")
    #expect(retitled.contains("/about/elm/") && retitled.contains("/posts/b/") && !retitled.contains("/about/oak/"))
    #expect(!retitled.contains("/colophon/"))
    site.edit("posts/b.md", to: nil)
    #expect(!site.pages.contains("/posts/b/") && site.text(at: "/posts/b/") == nil)
    #expect(site.edit(template: "page.mustache", to: "<b>{{page.title}}</b>").contains("/c/"))
    #expect(site.text(at: "/c/") == "<b>C</b>")
  }

  @Test func `can have code without recorded reads, and the clock`() {
    var site = TestSite(
      ["a.md": "# A\n"], code: SiteCode(pages: [SitePage("/x/", title: "X") { _ in p { Text("x") } }]))
    #expect(site.problems == [] && site.edit("a.md", to: "# B\n").contains("/x/"))
  }
}
