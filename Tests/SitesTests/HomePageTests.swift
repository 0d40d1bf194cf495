import Diagnostics
import Garland
import TestSupport
import Testing

@testable import Planning
@testable import Sites

/// What the theme shows at the start of pages, and on a home page.
@Suite struct `The start of a page` {
  private static func build(
    _ settings: String, home: String = "", page: String = "", text: String = "## One\n\n## Two\n\n## Three\n",
    section: String = "title: Posts", old: String = "featured: true", new: String = ""
  ) -> BuiltSite {
    let picture = #"<svg xmlns="http://www.w3.org/2000/svg" width="60" height="30"/>"#
    let post = "---\nimage: /loaf.svg\n"
    return SiteBuild(
      content: FolderInMemory(
        "Content",
        [
          "site.yml": "title: Bakery\nurl: https://example.org/sub/\ndescription: Bread, daily.\n\(settings)",
          "index.md": "---\n\(home)\n---\nWelcome.\n", "static/loaf.svg": picture,
          "about.md": "---\n\(page)\n---\n# About\n\n\(text)",
          "posts/_index.md": "---\n\(section)\n---\n",
          "posts/2026-01-01-old.md": "\(post)\(old)\n---\n# Old\n",
          "posts/2026-01-02-new.md": "\(post)\(new)\n---\n# New\n",
        ]),
      templates: FolderInMemory("Templates", [:]),
      options: SiteOptions(now: Instant("2026-11-21T12:00:00Z") ?? .latest)
    ).run()
  }

  private static let author = "author: {name: Ada, url: /about/, image: static/loaf.svg}\n"

  @Test(arguments: [
    Case("the description", ("", ""), #"<p class="intro-text">Bread, daily.</p>"#),
    Case("the author", (author, ""), #"<p><a href="/sub/about/" rel="author">Ada</a></p>"#),
    Case("a portrait", (author, ""), #"class="portrait" src="/sub/loaf.svg" width="60" height="30" alt="Ada""#),
    Case("profiles", ("social: https://github.com/ada\n", ""), #"<div class="intro-links">\n<ul class="social">"#),
    Case("nothing twice", ("author: Bakery\n", ""), #"<div class="intro-links">\n</div>"#),
    Case("only the title", ("", "hide_intro: true"), #"<header class="heading">\n<h1>Bakery</h1>\n</header>"#),
    Case("the description in a hero", ("", "hero: {title: Bread}"), "<h1>Bread</h1>\n    <p>Bread, daily.</p>"),
    Case(
      "profiles in a hero", ("social: https://github.com/ada\n", "hero: true"),
      "    <p>Bread, daily.</p>\n<ul class=\"social\">"),
    Case("the reading time of posts", ("", ""), #"<p class="entry-facts">1 min read</p>"#),
    Case(
      "no reading time where posts hide it", ("", "defaults: {hide_reading_time: true}"),
      #"<p class="entry-facts"></p>"#),
  ])
  func `is, on a home page,`(row: Case<(String, String), String>) {
    let built = Self.build(row.input.0, home: row.input.1)
    let html = built.text(of: "index.html") ?? ""
    #expect(html.contains(row.expected.replacing("\\n", with: "\n")), "\(row.name)")
    #expect(built.diagnostics.map(\.message) == [])
  }

  @Test(arguments: [
    Case("the only featured post", ("featured: true", ""), "old"),
    Case("the newest of two featured posts", ("featured: true", "featured: true"), "new"),
    Case("the newest post if none is featured", ("", ""), "new"),
  ])
  func `enlarges, where the front matter asks for a large post,`(row: Case<(String, String), String>) {
    let built = Self.build("", home: "featured: large", old: row.input.0, new: row.input.1)
    let large = (built.text(of: "index.html") ?? "").matches(of: #/featured-large">\s*<h3><a href="/sub/posts/(\w+)//#)
    row.check(large.map { String($0.1) }.joined(separator: " "))
  }

  @Test(arguments: ["", "hero: true"]) func `is only the title on the second page of posts`(home: String) {
    let html = Self.build("page_size: 1\n", home: home).text(of: "page/2/index.html") ?? ""
    #expect(html.contains("<header class=\"heading\">\n<h1>Bakery</h1>\n</header>"))
    #expect(!html.contains("class=\"hero\"") && !html.contains("intro") && !html.contains("class=\"prose\""))
  }

  @Test(arguments: [
    Case("a hero with the title of the page", "hero: true", #"<section class="hero">\n  <div>\n    <h1>About</h1>"#),
    Case(
      "an image with its size", "hero: {image: /loaf.svg, alt: A loaf}",
      #"<img src="/sub/loaf.svg" width="60" height="30" alt="A loaf""#),
    Case(
      "a link to a Markdown file", "hero: {actions: [{title: Old, url: posts/2026-01-01-old.md}]}",
      #"<a class="button" href="/sub/posts/old/">Old</a>"#),
    Case(
      "a title and a text of its own", "description: No.\nhero: {title: Oak, text: All of it.}",
      "<h1>Oak</h1>\n    <p>All of it.</p>"),
    Case("the description of the page", "description: All of oak.\nhero: true", "<p>All of oak.</p>"),
    Case(
      "a link to a path", "hero: {actions: [{title: Posts, url: /posts/}]}",
      #"<a class="button" href="/sub/posts/">Posts</a>"#),
    Case("contents on the left", "toc: left", #"<article class="article toc-left""#),
    Case("contents on the right", "toc: right", #"<article class="article toc-right""#),
    Case("the whole width", "wide: true", #"class="main is-wide""#),
  ])
  func `is, on any page,`(row: Case<String, String>) {
    let built = Self.build("", home: "", page: row.input)
    let html = built.text(of: "about/index.html") ?? ""
    #expect(html.contains(row.expected.replacing("\\n", with: "\n")), "\(row.name)")
    #expect(html.matches(of: #/<h1>/#).count == 1)
    #expect(built.diagnostics.map(\.message) == [])
  }

  @Test(arguments: [
    Case("two headings", ("", "## One\n\n## Two\n"), false),
    Case("three headings", ("", "## One\n\n## Two\n\n### Three\n"), true),
    Case("one heading, and a side in the front matter", ("toc: right", "## One\n"), true),
    Case("no heading, and a side in the front matter", ("toc: right", "Text.\n"), false),
    Case("three headings, and `false`", ("toc: false", "## One\n\n## Two\n\n### Three\n"), false),
  ])
  func `is a table of contents with`(row: Case<(String, String), Bool>) {
    let html = Self.build("", page: row.input.0, text: row.input.1).text(of: "about/index.html") ?? ""
    row.check(html.contains("class=\"toc\""))
    row.check(html.contains("</ol>\n  </details>\n</nav>"))
    if !row.expected { #expect(!html.contains("toc-right"), "\(row.name)") }
  }

  @Test(arguments: [
    Case("cards with `grid: true`", "grid: true", true), Case("a list without it", "title: Posts", false),
  ])
  func `leads to posts of a section as`(row: Case<String, Bool>) {
    let built = Self.build("", section: row.input)
    let html = built.text(of: "posts/index.html") ?? ""
    row.check(html.contains("<div class=\"grid\">\n<ul class=\"entries\">"))
    row.check(html.contains("class=\"main is-wide\""))
    row.check(Self.styles(of: html, in: built).contains(".grid .entries"))
    #expect(built.diagnostics.map(\.message) == [])
  }

  /// Returns the first stylesheet of a page.
  private static func styles(of html: String, in site: BuiltSite) -> String {
    html.firstMatch(of: #/<link rel="stylesheet" href="/sub/([^"]+)"/#).flatMap { site.text(of: String($0.1)) } ?? ""
  }

  @Test(arguments: [
    Case("a hero", ("hero: true", ""), ".hero-actions"), Case("a wide page", ("wide: true", ""), ".main.is-wide"),
    Case("contents on a side", ("toc: right", "## One"), ".toc-right"),
    Case("a form", ("", "<form><input name=\"a\"></form>"), "textarea"),
  ])
  func `loads, only where it is needed, the style of`(row: Case<(String, String), String>) {
    for (isNeeded, input) in [(true, row.input), (false, ("", "Text."))] {
      let built = Self.build("html: {allow: [form, input]}\n", page: input.0, text: input.1 + "\n")
      let html = built.text(of: "about/index.html") ?? ""
      #expect(Self.styles(of: html, in: built).contains(row.expected) == isNeeded, "\(row.name)")
      #expect(built.diagnostics.map(\.message) == [])
    }
  }

  @Test(arguments: [
    Case("comments", "comments: {utterances: me/blog}", ".comments-start"),
    Case("how far a reader is", "params: {reading_progress: true}", ".progress"),
  ])
  func `of a post loads, only where it is needed, the style of`(row: Case<String, String>) {
    for (isNeeded, settings) in [(true, row.input), (false, "")] {
      let built = Self.build(settings + "\n")
      let html = built.text(of: "posts/old/index.html") ?? ""
      #expect(Self.styles(of: html, in: built).contains(row.expected) == isNeeded, "\(row.name)")
    }
  }

  @Test(arguments: [
    Case("featured", "featured: huge", "front-matter.unknown-choice"),
    Case("hero", "hero: big", "front-matter.wrong-type"),
    Case("the image of a hero", "hero: {image: laof.svg}", "check.missing-image"),
  ])
  func `reports a wrong value of`(row: Case<String, String>) {
    let found = Self.build("", home: row.input).diagnostics
    row.check(found.map { "\($0.severity == .warning ? "" : "error ")\($0.code)" }.joined(separator: " "))
  }
}
