import Articles
import Dates
import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import Planning
@testable import Sites

/// The page of the search: a list of all titles for readers without JavaScript.
@Suite struct `The page of the search` {
  /// Builds a site in memory and returns it with the text of a file.
  private static func build(_ files: [String: String], templates: [String: String] = [:]) -> BuiltSite {
    let settings = ["site.yml": "title: Shed\nurl: https://example.org/\n"]
    return SiteBuild(
      content: FolderInMemory("Content", settings.merging(files) { $1 }),
      templates: FolderInMemory("Templates", templates),
      options: SiteOptions(now: Instant("2026-11-21T12:00:00Z") ?? .latest)
    ).run()
  }

  private static func text(_ path: String, of site: BuiltSite) -> String {
    site.files.first { $0.path == path }.map { file in
      if case .bytes(let bytes) = file.content { String(decoding: bytes, as: UTF8.self) } else { "" }
    } ?? ""
  }

  /// Returns the headings and titles on a page.
  private static func lines(_ path: String, of site: BuiltSite) -> [String] {
    text(path, of: site).matches(of: /<h2>(.*?)<\/h2>|<li><a href="[^"]*">(.*?)<\/a>.*?<\/li>/)
      .map { String($0.1.map { "[\($0)]" } ?? "\($0.2 ?? "")") }
      .filter { !["Archive", "Atom", "RSS", "JSON Feed"].contains($0) }
  }

  @Test func `lists published articles by first letter`() {
    let site = Self.build([
      "about.md": "# Zen", "posts/2026-01-02-oak.md": "# Oak", "posts/2026-01-03-elm.md": "# élan",
      "posts/2026-01-04-draft.md": "---\ndraft: true\n---\n# Hidden",
      "posts/2099-01-04-future.md": "# Later", "tools.md": "---\nsort_title: Axes\n---\n# The axes",
      "n.md": "# 3 tools",
      "404.md": "# Lost", "posts/_index.md": "# All posts",
    ])
    let main = Self.lines("search/index.html", of: site).drop { !$0.hasPrefix("[") }
    #expect(Array(main) == ["[0–9]", "3 tools", "[A]", "The axes", "[E]", "élan", "[O]", "Oak", "[Z]", "Zen"])
  }

  @Test func `lists tags on the first page`() {
    let site = Self.build(["posts/2026-01-02-oak.md": "---\ntags: [wood, trees]\n---\n# Oak"])
    let text = Self.text("search/index.html", of: site)
    #expect(text.contains("<a href=\"/tags/trees/\">trees</a>") && text.contains("<a href=\"/tags/wood/\">wood</a>"))
  }

  @Test func `has pages of 500 titles, which crawlers do not index`() {
    var files: [String: String] = [:]
    for number in 1...1_001 { files["notes/n\(number).md"] = "# Note \(number + 10_000)" }
    let site = Self.build(files)
    for (path, first, count) in [
      ("search/index.html", "Note 10001", 500), ("search/page/2/index.html", "Note 10501", 500),
      ("search/page/3/index.html", "Note 11001", 1),
    ] {
      let notes = Self.lines(path, of: site).filter { $0.hasPrefix("Note ") }
      #expect(notes.first == first && notes.count == count, "\(path)")
      #expect(Self.text(path, of: site).contains("<meta name=\"robots\" content=\"noindex\">"), "\(path)")
    }
    #expect(!Self.text("sitemap.xml", of: site).contains("/search/"))
    #expect(Self.text("sitemap.xml", of: site).contains("/notes/n1/"))
  }

  @Test(arguments: [
    Case("an article", "search.md", "# My search"), Case("a file", "static/search/index.html", "My search"),
    Case("a section", "search/_index.md", "# My search"),
    Case("a section without a text", "search/one.md", "# My search"),
  ])
  func `gives way to content at its address`(_ row: Case<String, String>) {
    var files = [row.input: row.expected]
    for number in 1...501 { files["notes/n\(number).md"] = "# Note \(number)" }
    let site = Self.build(files)
    #expect(site.diagnostics.map(\.message) == [])
    #expect(!Self.text("search/index.html", of: site).contains("search-page"))
    #expect(!site.files.contains { $0.path.hasPrefix("search/page") })
    #expect(Self.text("index.html", of: site).contains("class=\"search-link\" href=\"/search/\""))
  }

  @Test func `is written by a template of the site`() {
    let template =
      "{{kind}} {{is_search}} {{site.search.url}} {{#posts | group: letter}}{{key}}:{{#items}}{{title}}{{/items}} {{/posts}}"
    let site = Self.build(["oak.md": "# Oak", "ash.md": "# Ash"], templates: ["search.mustache": template])
    #expect(Self.text("search/index.html", of: site) == "search true /search/ A:Ash O:Oak ")
  }

  @Test func `needs only files of the site, and no inline script or style`() {
    let text = Self.text("search/index.html", of: Self.build(["oak.md": "# Oak"]))
    #expect(!text.contains("<style") && !text.contains(" style=") && !text.contains(#/ on[a-z]+="/#))
    for script in text.matches(of: /<script(?<attributes>[^>]*)>/) {
      #expect(script.attributes.contains(" src=\"/assets/") || script.attributes.contains("ld+json"))
    }
  }
}
