import Diagnostics
import Foundation
import Garland
import Planning
import TestSupport
import Testing

@testable import Sites

@Suite struct `Markdown beside pages` {
  private static func build(
    _ files: [String: String], settings: String = "", after previous: BuiltSite? = nil
  ) -> BuiltSite {
    var files = files
    files["site.yml"] =
      "title: Site\ndescription: All *about* bread.\nurl: https://e.org/sub/\nmarkdown_pages: true\n\(settings)"
    return SiteBuild(
      content: FolderInMemory("Content", files), templates: FolderInMemory("Templates", [:]),
      options: SiteOptions(now: Instant("2026-06-01T00:00:00Z") ?? .latest)
    ).run(after: previous)
  }

  @Test(arguments: [
    Case(
      "a paragraph with marks", "Some **strong** and *soft* text,\n`code` ~~gone~~.\n",
      "Some **strong** and *soft* text, `code` ~~gone~~."),
    Case("a heading", "## Part\n\nOne. {.wide}\n", "## Part\n\nOne. \\{.wide}"),
    Case(
      "a link to an article", "[b](b.md#x) and [here](#part)\n\n## Part\n",
      "[b](https://e.org/sub/b/#x) and [here](https://e.org/sub/a/#part)\n\n## Part"),
    Case("a link to a file", "[f](static/f.txt) <https://x.org>\n", "[f](https://e.org/sub/f.txt) <https://x.org>"),
    Case("nested lists", "- a\n  1. b\n  2. c\n- [x] d\n", "- a\n  1. b\n  2. c\n- [x] d"),
    Case("a table", "| a | b |\n|:--|--:|\n| `x\\|y` | *1* |\n", "| a | b |\n| :-- | --: |\n| `x\\|y` | *1* |"),
    Case(
      "code", "```swift numbers title=\"main.swift\"\nlet a = 1\n```\n", "**main.swift**\n\n```swift\nlet a = 1\n```"),
    Case("code with fences", "````\n```\n````\n", "````\n```\n````"),
    Case(
      "formulas", "So $a_1 < b$ and `$x$`:\n\n$$\\frac{1}{2}$$\n\n```math\nc^2\n```\n",
      "So $a_1 < b$ and `$x$`:\n\n$$\\frac{1}{2}$$\n\n$$\nc^2\n$$"),
    Case("tabs", ":::tabs\n### One\na\n\n### Two\nb\n:::\n", "## One\n\na\n\n## Two\n\nb"),
    Case(
      "tabs below a heading", "## Part\n\n:::picker[Which?]\n### One\na\n\n### Two\nb\n:::\n",
      "## Part\n\nWhich?\n\n### One\n\na\n\n### Two\n\nb"),
    Case(
      "steps", ":::steps\n### Mix\nStir.\n\n### Wait\nRest.\n:::\n", "1. ## Mix\n\n   Stir.\n\n2. ## Wait\n\n   Rest."),
    Case("a callout", ":::warning[Mind *it*]\nHot.\n:::\n", "> **Mind _it_**\n>\n> Hot."),
    Case("a figure", ":::figure[One]\n![A \"b\"](static/p.svg)\n:::\n", "![A \"b\"](https://e.org/sub/p.svg)\n\nOne"),
    Case(
      "a footnote", "Text[^n] and more[^m].\n\n[^n]: Note.\n\n    Second.\n\n[^m]: Other.\n",
      "Text[^1] and more[^2].\n\n[^1]: Note.\n\n    Second.\n\n[^2]: Other."),
    Case("a definition list", "Rye\n: Dark.\n: Sour.\n", "**Rye**\n\n- Dark.\n- Sour."),
    Case(
      "raw HTML", "<details><summary>More</summary>\n\n*soft*\n\n</details>\n\nH<sub>2</sub>O\n",
      "**More**\n\n*soft*\n\nH<sub>2</sub>O"),
    Case("an excerpt", "One.\n\n<!--more-->\n\nTwo.\n", "One.\n\nTwo."),
    Case("an include", ":::include{file=_shared/s.md}\n:::\n", "Shared **1.2**."),
    Case("code from a file", "```js file=_shared/x.js\n```\n", "```js\nlet x\n```"),
    Case("a file tree", "```filetree\n- src/\n  - main.c # the start\n```\n", "- `src/`\n  - `main.c` the start"),
  ])
  func `keeps what a text says`(_ test: Case<String, String>) throws {
    let site = Self.build(
      [
        "a.md": "---\ntitle: A\n---\n\n\(test.input)", "b.md": "# B\n\n## X\n",
        "static/f.txt": "f",
        "static/p.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\"/>", "_shared/s.md": "Shared **{{var.v}}**.\n",
        "_shared/x.js": "let x\n",
      ], settings: "math: true\ndefinition_lists: true\nvariables: {v: 1.2}\n")
    try #require(!site.hasErrors, "\(site.diagnostics.map(\.message))")
    test.check(
      try #require(site.text(of: "a/index.md")).replacing("# A\n\n", with: "").trimmingCharacters(
        in: .newlines))
  }

  @Test func `is beside each page, and in the lists by section`() throws {
    let site = Self.build([
      "index.md": "Welcome.\n", "about.md": "# About [us]\n\nWe bake.\n",
      "old.md": "---\nurl: /old/page.html\n---\n# Old\n",
      "posts/2026-01-01-a.md": "---\ndescription: First.\n---\n# A\n\nText.\n",
      "posts/2026-01-02-b.md": "# B\n\nLater.\n",
      "docs/_index.md": "---\ntitle: Docs\n---\nHow to.\n", "docs/deep/_index.md": "---\ntitle: Deep\n---\n",
      "docs/deep/x.md": "# X\n\nDown.\n",
    ])
    try #require(!site.hasErrors, "\(site.diagnostics.map(\.message))")
    #expect(
      site.text(of: "llms.txt") == """
        # Site

        > All \\*about\\* bread.

        ## Pages

        - [Site](https://e.org/sub/index.md): Welcome.
        - [About \\[us\\]](https://e.org/sub/about/index.md): We bake.
        - [Old](https://e.org/sub/old/page.md)

        ## Docs

        - [Docs](https://e.org/sub/docs/index.md): How to.

        ## Docs / Deep

        - [X](https://e.org/sub/docs/deep/x/index.md): Down.

        ## Posts

        - [B](https://e.org/sub/posts/b/index.md): Later.
        - [A](https://e.org/sub/posts/a/index.md): First.

        """)
    #expect(site.text(of: "posts/a/index.md") == "# A\n\n> First.\n\nText.\n")
    #expect(site.text(of: "old/page.md") == "# Old\n")
    let full = try #require(site.text(of: "llms-full.txt"))
    #expect(
      full.hasPrefix("# Site\n\n> All \\*about\\* bread.\n\n---\n\nSource: <https://e.org/sub/index.md>\n\n# Site\n"))
    #expect(full.hasSuffix("# A\n\n> First.\n\nText.\n"))
    let page = try #require(site.text(of: "posts/a/index.html"))
    #expect(page.contains("<link rel=\"alternate\" type=\"text/markdown\" href=\"/sub/posts/a/index.md\">"))
    #expect(site.text(of: "old/page.html")?.contains("href=\"/sub/old/page.md\"") == true)
    #expect(site.text(of: "posts/index.html")?.contains("text/markdown") == false)
    #expect(site.text(of: "sitemap.xml")?.contains(".md") == false)
  }

  @Test func `has no hidden article`() throws {
    let hidden = [
      "draft": "draft: true", "future": "date: 2027-01-01", "expired": "expires: 2026-01-01\ndate: 2025-01-01",
      "unlisted": "listed: false",
    ]
    var files = hidden.map {
      ("posts/\($0).md", "---\n\($1)\naliases: [/alias-\($0)/]\n---\n# Secret \($0)\n\nSecret.\n")
    }
    files.append(("404.md", "# Secret\n\nSecret.\n"))
    files.append(("posts/2026-01-01-seen.md", "# Seen\n\nSeen.\n"))
    let site = Self.build(Dictionary(uniqueKeysWithValues: files))
    try #require(!site.hasErrors, "\(site.diagnostics.map(\.message))")
    let texts = site.files.map(\.path).filter { $0.hasSuffix(".md") || $0.hasPrefix("llms") }
    #expect(texts == ["llms-full.txt", "llms.txt", "posts/seen/index.md"])
    #expect(!texts.contains { site.text(of: $0)?.contains("Secret") ?? true })
    #expect(site.text(of: "posts/unlisted/index.html")?.contains("text/markdown") == false)
  }

  @Test func `ends before an article that does not fit`() throws {
    let long = String(repeating: "A loaf of rye bread. ", count: 16_000)
    let names = ["a", "b", "c", "d"]
    let files = Dictionary(uniqueKeysWithValues: names.map { ("docs/\($0).md", "# \($0)\n\n\(long)\n") })
    let site = Self.build(files)
    let full = try #require(site.text(of: "llms-full.txt"))
    #expect(full.utf8.count < 1_000_100)
    #expect(full.contains("\n# b\n") && !full.contains("\n# c\n"))
    #expect(full.hasSuffix("bread.\n\n---\n\n2 articles are left out. `llms.txt` lists all articles.\n"))
    let edited = files.merging(["docs/a.md": "# a\n\nShort.\n"]) { $1 }
    #expect(Self.build(edited, after: site).text(of: "llms-full.txt") == Self.build(edited).text(of: "llms-full.txt"))
  }

  @Test func `converts only the articles that changed`() throws {
    let files = [
      "a.md": "# A\n\nOne.\n", "b.md": "# B\n\nTwo.\n", "posts/2026-01-01-c.md": "# C\n\nThree.\n",
    ]
    let first = Self.build(files, settings: "feeds: []\n")
    let edited = files.merging(["a.md": "# A\n\nOther.\n", "d.md": "# D\n\nNew.\n"]) { $1 }
    let second = Self.build(edited, settings: "feeds: []\n", after: first)
    #expect(second.text(of: "a/index.md") == "# A\n\nOther.\n")
    #expect(second.text(of: "d/index.md") == "# D\n\nNew.\n")
    #expect(second.text(of: "b/index.md") == "# B\n\nTwo.\n")
    // The tree of an article that was read is freed, so the conversion parses its text again.
    #expect(second.parses == 4)
  }

  @Test func `is an error where the site has another file`() throws {
    let site = Self.build(["a.md": "# A\n", "static/a/index.md": "x", "static/llms.txt": "mine"])
    let messages = site.diagnostics.filter { $0.code == "site.same-address" }.map(\.message)
    #expect(
      messages == [
        "the file `Content/static/a/index.md` and the Markdown of `/a/`, for `markdown_pages`, have the same address, `/a/index.md`"
      ])
    #expect(Self.build(["a.md": "# A\n", "static/llms.txt": "mine"]).files.contains { $0.path == "llms-full.txt" })
    #expect(Self.build(["a.md": "# A\n", "static/llms.txt": "mine"]).text(of: "llms.txt") == nil)
  }

  @Test func `has lists for each language`() throws {
    let site = LanguageSite.build(
      [
        "a.md": LanguageSite.article("A"), "a.fr.md": LanguageSite.article("Un", "", "Texte."),
        "posts/_index.md": "---\ntitle: Posts\nfallback: true\n---\n",
        "posts/b.md": LanguageSite.article("B", "date: 2026-01-01"),
      ], settings: LanguageSite.languages + "\nmarkdown_pages: true")
    try #require(!site.hasErrors, "\(site.diagnostics.map(\.message))")
    #expect(site.text(of: "fr/a/index.md") == "# Un\n\nTexte.\n")
    #expect(
      site.text(of: "fr/llms.txt") == "# Le site\n\n## Pages\n\n- [Un](https://example.org/fr/a/index.md): Texte.\n")
    #expect(site.text(of: "llms.txt")?.contains("(https://example.org/posts/b/index.md)") == true)
    #expect(site.text(of: "fr/posts/b/index.html") != nil && site.text(of: "fr/posts/b/index.md") == nil)
  }

  @Test func `has a button only if the site asks for it`() throws {
    let files = ["posts/2026-01-01-a.md": "# A\n", "b.md": "# B\n", "index.md": "Home.\n"]
    let plain = Self.build(files)
    #expect(!plain.files.contains { plain.text(of: $0.path)?.contains("data-markdown") ?? false })
    let site = Self.build(files, settings: "params: {copy_markdown: true}\n", after: plain)
    for path in ["posts/a", "b"] {
      let page = try #require(site.text(of: "\(path)/index.html"))
      #expect(
        page.contains(
          "href=\"/sub/\(path)/index.md\" type=\"text/markdown\" rel=\"nofollow\" data-markdown=\"Copied\">Copy as Markdown</a>"
        ))
      #expect(Self.loadsScript(page, site))
    }
    #expect(!Self.loadsScript(try #require(site.text(of: "index.html")), site))
  }

  @Test func `costs a site without the setting nothing`() throws {
    let files = ["a.md": "# A\n\n$x$\n", "posts/2026-01-01-a.md": "# A\n"]
    let site = LanguageSite.build(files, settings: "params: {copy_markdown: true}")
    #expect(!site.files.contains { $0.path.hasSuffix(".md") || $0.path.hasPrefix("llms") })
    #expect(!site.files.contains { site.text(of: $0.path)?.lowercased().contains("markdown") ?? false })
  }

  @Test func `says the same words as the pages of the sample site`() throws {
    let templates = Dictionary(
      uniqueKeysWithValues: ["home", "page", "post", "section"].map { ("\($0).mustache", "{{content}}") })
    let site = try SampleSite.built(with: "markdown_pages: true", templates)
    try #require(!site.hasErrors)
    let paths = site.files.map(\.path).filter { $0.hasSuffix("index.md") }
    try #require(paths.count > 30)
    // Only Garland reads variables.
    let texts = Dictionary(
      uniqueKeysWithValues: paths.map { ($0, site.text(of: $0)?.replacing("{{var.", with: "{var.") ?? "") })
    let again = SiteBuild(
      content: FolderInMemory("Content", texts.merging(["site.yml": "math: true\nmarkdown_pages: false"]) { $1 }),
      templates: FolderInMemory("Templates", templates), options: SiteOptions(now: .latest)
    ).run()
    for path in paths {
      let page = String(path.dropLast(2) + "html")
      let (expected, found) = (Self.words(site.text(of: page)), Self.words(again.text(of: page)))
      let quote = Self.words(texts[path]?.split(separator: "\n").prefix(2).last.map(String.init))
      #expect(expected.subtracting(found).isEmpty, "\(path)")
      #expect(found.subtracting(expected).subtracting(quote).isEmpty, "\(path)")
    }
  }

  private static func loadsScript(_ page: String, _ site: BuiltSite) -> Bool {
    page.matches(of: /<script[^>]* src="\/sub\/([^"]*)"/).contains {
      site.text(of: String($0.1))?.contains("a[data-markdown]") ?? false
    }
  }

  /// Returns the words that a page shows.
  private static func words(_ html: String?) -> Set<Substring> {
    let marks = /<\/?(?:a|code|span|strong|em|del|sup|sub|small|b|i|kbd)(?: [^>]*)?>/
    let text = (html ?? "").replacing("{{var.", with: "{var.").replacing(marks, with: "").replacing(
      /<[^>]*>/, with: " ")
    // Pages show the marks of notes on code without parentheses. Code loses the space at the end of `\\ `.
    let ignored = ["(1)", "(2)", "\\", "\\,"]
    return Set(text.split(whereSeparator: \.isWhitespace)).filter { !ignored.contains(String($0)) }
  }
}
