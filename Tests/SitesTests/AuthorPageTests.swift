import Diagnostics
import Garland
import TestSupport
import Testing

@testable import Planning
@testable import Sites

@Suite struct `An author page` {
  private struct AuthorSite {
    let built: BuiltSite

    init(_ changes: [String: String] = [:], settings: String = "", templates: [String: String] = [:]) {
      let content = [
        "site.yml":
          "title: Site\nurl: https://example.org/sub/\nauthor: Ada\ntaxonomies: {authors: Authors}\n\(settings)\n",
        "posts/2026-01-01-one.md": "# One\n", "posts/2026-01-02-two.md": "---\nauthors: [Bo, Ada]\n---\n# Two\n",
        "about.md": "# About\n",
        "authors/ada.md":
          "---\nimage: ada.png\nsocial: [https://github.com/ada, ada@a.example, {Diary: https://d.example/}]\n---\nAda builds.\n",
        "authors/ada.png": "<svg>no size</svg>",
      ].merging(changes) { $1 }
      built = SiteBuild(
        content: FolderInMemory("Content", content), templates: FolderInMemory("Templates", templates),
        options: SiteOptions(now: Instant("2026-11-21T12:00:00Z") ?? .latest)
      ).run()
    }

    subscript(path: String) -> String { built.text(of: path) ?? "no page" }

    /// The titles of the posts in the list of a page.
    func posts(on path: String) -> [String] {
      self[path].matches(of: #/<h2><a href="[^"]*">([^<]*)<\/a>/#).map { String($0.1) }
    }
  }

  @Test func `lists the posts of the author, and those without an author if it is that of the site`() {
    let site = AuthorSite()
    #expect(site.posts(on: "authors/ada/index.html") == ["Two", "One"])
    #expect(site.posts(on: "authors/bo/index.html") == ["Two"])
  }

  @Test func `has a picture, a text and links to profiles`() {
    let page = AuthorSite()["authors/ada/index.html"]
    #expect(page.contains(#"<img class="avatar" src="/sub/authors/ada.png" alt="" width="96" height="96">"#))
    #expect(page.contains("Ada builds."))
    let links = page.matches(of: #/<a href="([^"]*)" rel="me"><svg class="icon".*?<\/svg> <span>(.*?)<\/span><\/a>/#)
    #expect(
      links.map { "\($0.1) \($0.2)" } == [
        "https://github.com/ada GitHub", "mailto:ada@a.example Email", "https://d.example/ Diary",
      ])
  }

  @Test func `is linked from each post of the author`() {
    let site = AuthorSite()
    let links = #"<a href="/sub/authors/bo/" rel="author">Bo</a>, <a href="/sub/authors/ada/" rel="author">Ada</a>"#
    #expect(site["posts/two/index.html"].contains(links))
    #expect(site["posts/one/index.html"].contains(#"<a href="/sub/authors/ada/" rel="author">Ada</a>"#))
    #expect(!site["about/index.html"].contains("rel=\"author\""))
  }

  @Test func `exists only with the taxonomy`() {
    let site = AuthorSite(["site.yml": "title: Site\nurl: https://example.org/\nauthor: Ada\n"])
    #expect(site["posts/one/index.html"].contains("<span>Ada</span>"))
    #expect(site["authors/bo/index.html"] == "no page")
  }

  @Test func `gives a site its own profiles`() {
    let site = AuthorSite(settings: "social: {mastodon: https://a.example/ada}")
    for path in ["index.html", "about/index.html"] {
      #expect(site[path].contains(#"<a href="https://a.example/ada" rel="me">"#), "\(path)")
    }
    #expect(!AuthorSite()["index.html"].contains("rel=\"me\""))
  }

  @Test(arguments: [
    Case(
      "in the settings", AuthorSite(settings: "social: [https://a.example/, javascript:alert(1)]").built,
      ["error site.wrong-value"]),
    Case(
      "in the article", AuthorSite(["authors/ada.md": "---\nsocial: [1, ada]\n---\n"]).built,
      ["warning front-matter.wrong-type", "warning front-matter.wrong-type"]),
    Case("in another article", AuthorSite(["about.md": "---\nsocial: ada\n---\n"]).built, []),
  ])
  private func `reports wrong links`(row: Case<BuiltSite, [String]>) {
    row.check(row.input.diagnostics.map { "\($0.severity) \($0.code)" }.filter { $0.contains("wrong") })
  }

  @Test func `is in a list by count`() {
    let settings = "title: S\nurl: https://example.org/\ntaxonomies:\n  tags: {sort: count}\n"
    var content = ["site.yml": settings]
    for (number, tags) in ["b", "b, c", "c, a2", "c, a10"].enumerated() {
      content["posts/2026-01-0\(number + 1)-p.md"] = "---\ntags: [\(tags)]\n---\n# P\n"
    }
    let built = AuthorSite(content)
    let terms = built["tags/index.html"].matches(of: #/<li>\s*<a href="\/tags\/[^"]*">([^<]*)<\/a> <span>/#)
    #expect(terms.map { $0.1 } == ["c", "b", "a2", "a10"])
  }
}
