import TestSupport
import Testing

@testable import Importing

/// What keeps working for readers who have old links and feeds.
@Suite struct `What old links and feeds lead to` {
  private static let hugo = ["hugo.toml": "title = 'Oven'\n", "content/posts/a.md": "---\ndate: 2026-01-02\n---\nA\n"]

  struct Redirect: Sendable {
    let file: String
    let text: String
    var target: String?
    /// What the report says, if the redirect is not a page.
    var listed: String?
  }

  @Test(arguments: [
    Case(
      "a line of Netlify",
      Redirect(file: "static/_redirects", text: "/old /posts/a/ 301 # moved\n", target: "/posts/a/"), ""),
    Case(
      "a forced line with another host",
      Redirect(file: "_redirects", text: "/old/ https://rye.example/b 302!\n", target: "https://rye.example/b"), ""),
    Case("the first one of two", Redirect(file: "_redirects", text: "/old /one\n/old /two\n", target: "/one"), ""),
    Case("a page of HTML", Redirect(file: "_redirects", text: "/old.html /one\n", target: "/one"), "old.html"),
    Case(
      "a pattern", Redirect(file: "_redirects", text: "/old/* /new/:splat\n", listed: "`/old/*` → `/new/:splat`"), ""),
    Case("a rewrite", Redirect(file: "_redirects", text: "/old /new 200\n", listed: "`/old` → `/new`"), ""),
    Case("a country", Redirect(file: "_redirects", text: "/old /new 302 Country=de\n", listed: "`/old` → `/new`"), ""),
    Case(
      "a feed", Redirect(file: "_redirects", text: "/feed.xml /index.xml\n", listed: "`/feed.xml` → `/index.xml`"), ""),
    Case(
      "a step out of the site", Redirect(file: "_redirects", text: "/../old /new\n", listed: "`/../old` → `/new`"), ""),
    Case("a script", Redirect(file: "_redirects", text: "/old \"><script>\n", listed: "`/old`"), ""),
    Case(
      "netlify.toml",
      Redirect(file: "netlify.toml", text: "[[redirects]]\nfrom = '/old'\nto = '/new'\nstatus = 301\n", target: "/new"),
      ""),
    Case(
      "a condition in netlify.toml",
      Redirect(
        file: "netlify.toml", text: "[[redirects]]\nfrom = '/old'\nto = '/new'\nquery = {id = ':id'}\n",
        listed: "`/old` → `/new`"), ""),
    Case(
      "vercel.json",
      Redirect(
        file: "vercel.json", text: "{\"redirects\": [{\"source\": \"/old\", \"destination\": \"/new\"}]}",
        target: "/new"), ""),
    Case(
      "a pattern in vercel.json",
      Redirect(
        file: "vercel.json", text: "{\"redirects\": [{\"source\": \"/old/:id\", \"destination\": \"/new\"}]}",
        listed: "`/old/:id` → `/new`"), ""),
    Case("no redirect", Redirect(file: "_redirects", text: "/old /old/\n# a b\n\nnothing\n"), ""),
    Case("a broken file", Redirect(file: "vercel.json", text: "{\"redirects\": [1, {}]"), ""),
  ])
  func `a plain redirect of the host becomes a page, and others are listed`(_ row: Case<Redirect, String>) {
    let site = ImportedFiles(Self.hugo.merging([row.input.file: row.input.text]) { $1 })
    let page = site["Content/static/" + (row.expected.isEmpty ? "old/index.html" : row.expected)]
    #expect(page?.contains("url=\(row.input.target ?? "-")\"") ?? false == (row.input.target != nil), "\(row.name)")
    let listed = site.report.components(after: "only a host can do these redirects: ")
    #expect(row.input.listed.map { listed?.hasPrefix($0) ?? false } ?? (listed == nil), "\(site.report)")
    #expect(!site.paths.contains { $0.contains("..") })
  }

  @Test func `a page of the new site wins over a redirect`() {
    let site = ImportedFiles(Self.hugo.merging(["_redirects": "/posts/a /b\n"]) { $1 })
    #expect(site["Content/static/posts/a/index.html"] == nil)
  }

  @Test(arguments: [
    Case("the template of a feed", ["feed.njk": "---\npermalink: /blog.atom\n---\n<feed>"], "atom: /blog.atom"),
    Case(
      "RSS in JavaScript", ["feed.11ty.js": "module.exports = {data: {permalink: '/rss.xml'}, render: () => `<rss>`}"],
      "rss: /rss.xml"),
    Case("a page of a template", ["list.njk": "---\npermalink: /list/\n---\n<feed>"], ""),
    Case("an address that is code", ["feed.njk": "---\npermalink: /{{ lang }}.xml\n---\n<feed>"], ""),
  ])
  func `a feed of Eleventy keeps its address`(_ row: Case<[String: String], String>) {
    let files = [".eleventy.js": "module.exports = () => ({})", "a.md": "A\n"].merging(row.input) { $1 }
    let settings = ImportedFiles(files)["Content/site.yml"] ?? ""
    #expect(settings.contains("feeds:\n  \(row.expected)\n") == !row.expected.isEmpty, "\(settings)")
  }

  @Test func `the plug-in for feeds of Eleventy gives the address`() {
    let script = "module.exports = (c) => { c.addPlugin(feedPlugin, {type: 'rss', outputPath: '/news.xml'}) }"
    let site = ImportedFiles([".eleventy.js": script, "a.md": "A\n"])
    #expect(site["Content/site.yml"]?.contains("feeds:\n  rss: /news.xml\n") == true)
  }

  @Test func `feeds that Garland does not write are named`() {
    let second = ["a.njk": "---\npermalink: /a.xml\n---\n<feed>", "b.njk": "---\npermalink: /b.xml\n---\n<feed>"]
    let eleventy = ImportedFiles([".eleventy.js": "", "a.md": "A\n"].merging(second) { $1 })
    #expect(eleventy.report.contains("the feed `/b.xml` is left out"))
    let pelican = ImportedFiles([
      "pelicanconf.py": "SITENAME = 'A'\n", "content/a.md": "Title: A\nDate: 2026-01-02\n\nA\n",
    ])
    #expect(pelican.report.contains("the feed `/feeds/all-en.atom.xml` is left out"))
    let undated = ImportedFiles(["hugo.toml": "", "content/a.md": "A\n"])
    #expect(
      undated.report.contains(
        "the feed `/index.xml` is left out, and its subscribers get nothing more: no article has a date"))
    #expect(!ImportedFiles(Self.hugo).report.contains("the feed `/index.xml`"))
    #expect(ImportedFiles(Self.hugo).report.contains("the feed `/tags/index.xml` is left out"))
  }

  @Test func `feeds of sections without dated articles are named with their addresses`() {
    let site = ImportedFiles([
      "hugo.toml": "", "content/news/a.md": "---\ndate: 2026-01-02\n---\nA", "content/news/old/_index.md": "Old",
      "content/docs/a.md": "A", "content/docs/oven/_index.md": "O", "content/docs/oven/b.md": "B",
      "content/fr/x.md": "---\ndraft: true\ndate: 2026-01-02\n---\nA",
    ])
    let message = "the feeds of these sections are left out, because no article there has a date: "
    let feeds = "`/docs/index.xml`, `/docs/oven/index.xml`, `/fr/index.xml`, `/news/old/index.xml`; feeds list"
    #expect(site.report.contains(message + feeds), "\(site.report)")
    #expect(!site.report.contains("`/news/index.xml`"))
    let dated = ImportedFiles(["hugo.toml": "", "content/news/a.md": "---\ndate: 2026-01-02\n---\nA"])
    #expect(!dated.report.contains("the feeds of these sections"))
  }

  @Test(arguments: [
    Case("a template with MathJax", ["layouts/head.html": "<script src=\"mathjax.js\">"], "MathJax"),
    Case("a setting", ["hugo.toml": "params = {katex = true}\n"], "KaTeX"),
    Case("no script", [:], ""),
  ])
  func `formulas are read where the old theme shows them, and the report names the script`(
    _ row: Case<[String: String], String>
  ) {
    let files = Self.hugo.merging(["content/posts/m.md": "Mass $E = mc^2$.\n"]) { $1 }.merging(row.input) { $1 }
    let site = ImportedFiles(files)
    #expect(site["Content/site.yml"]?.contains("math: true") == !row.expected.isEmpty)
    #expect(site.report.contains("so \(row.expected) is not needed any more") == !row.expected.isEmpty)
    #expect(ImportedFiles(Self.hugo.merging(row.input) { $1 })["Content/site.yml"]?.contains("math:") == false)
  }

  @Test(arguments: [
    Case("a power", "Mass $E = mc^2$.", true), Case("a block", "$$\nx\n$$", true), Case("brackets", "A \\(x\\)", true),
    Case("prices", "It costs $5 or $6_000", false), Case("a space behind the sign", "$ a = b$", false),
    Case("a single letter", "Let $x$ be", false), Case("one sign", "A $x_1", false),
    Case("the second pair", "$x$ is $y_1$", true), Case("code", "```\n$a = b$\n```", false),
  ])
  func `formulas are told from prices`(_ row: Case<String, Bool>) {
    let files = ["content/posts/m.md": row.input + "\n", "layouts/head.html": "<script src=\"mathjax.js\">"]
    let site = ImportedFiles(Self.hugo.merging(files) { $1 })
    #expect(site["Content/site.yml"]?.contains("math: true") == row.expected)
  }

  @Test(arguments: [
    Case("plain", "$a_1$ and $$b\\\\c$$", "$a_1$ and $$b\\\\c$$"),
    Case("escaped", "$\\\\{a\\_1\\,\\\\}$", "$\\{a_1,\\}$"),
    Case("braces of a formula", "$\\{a\\}$", "$\\{a\\}$"), Case("brackets", "\\\\(a\\_1\\\\)", "\\(a_1\\)"),
    Case("a block", "\\\\[\na\\_1 \\\\\\\\ b\n\\\\]", "\\[\na_1 \\\\ b\n\\]"),
    Case("an escaped dollar sign", "\\$a\\_1$", "\\$a\\_1$"), Case("code", "`$a\\_1$`", "`$a\\_1$`"),
    Case("two paragraphs", "A $a\\_1\n\nb$", "A $a\\_1\n\nb$"), Case("a last backslash", "$a\\_\\ $", "$a\\_\\ $"),
  ])
  func `escapes of Markdown in formulas that only a script reads are undone`(_ row: Case<String, String>) {
    row.check(String(decoding: EscapedFormulas.read(.read(Array(row.input.utf8))).bytes, as: UTF8.self))
  }

  @Test(arguments: [
    Case(
      "Hugo passes single dollar signs", ["hugo.toml": passthrough("[['$', '$'], ['\\\\(', '\\\\)']]")],
      "$a/$b and $x$ and $y\\_1$"
    ),
    Case(
      "Hugo passes only brackets", ["hugo.toml": passthrough("[['\\\\(', '\\\\)']]")],
      "\\$a/\\$b and \\$x\\$ and \\$y\\_1\\$"),
    Case(
      "a script reads single dollar signs",
      ["hugo.toml": passthrough("[]"), "layouts/m.html": "katex({left: '$', right: '$'})"], "$a/$b and $x$ and $y_1$"),
    Case("mdBook's MathJax", mdBook("[output.html]\nmathjax-support = true"), "\\$a/\\$b and \\$x\\$ and \\$y\\_1\\$"),
    Case("mdBook's preprocessor", mdBook("[preprocessor.katex]"), "$a/$b and $x$ and $y\\_1$"),
  ])
  func `single dollar signs are formulas only where the old site reads them`(_ row: Case<[String: String], String>) {
    let site = ImportedFiles(row.input.merging(["content/m.md": "$a/$b and $x$ and $y\\_1$\n"]) { $1 })
    #expect(site["Content/site.yml"]?.contains("math: true") == true)
    row.check(site["Content/m.md"]?.split(separator: "\n").last.map(String.init) ?? "")
  }

  private static func passthrough(_ inline: String) -> String {
    "[markup.goldmark.extensions.passthrough]\nenable = true\ndelimiters = {inline = \(inline)}\n"
  }

  private static func mdBook(_ settings: String) -> [String: String] {
    ["book.toml": "[book]\nsrc = \"content\"\n\(settings)\n", "content/SUMMARY.md": "- [M](m.md)\n"]
  }

  @Test(arguments: [
    Case("two digits", "padStart(2, '0')", "url: /blog/2026/01/02/rye/"),
    Case("plain numbers", "getMonth() + 1", "/blog/:year/:i_month/:i_day/:filename/"),
  ])
  func `dates in the addresses of Astro are kept`(_ row: Case<String, String>) {
    let page =
      "---\nconst posts = await getCollection('blog');\nexport function getStaticPaths() { \(row.input) }\n---\n<p>{post}</p>\n"
    let site = ImportedFiles([
      "astro.config.mjs": "export default {}", "src/pages/blog/[year]/[month]/[day]/[slug].astro": page,
      "src/content/blog/rye.md": "---\ntitle: Rye\npubDate: 2026-01-02\n---\nRye\n",
    ])
    let settings = site["Content/site.yml"] ?? ""
    #expect(
      settings.contains(row.input.hasPrefix("pad") ? "/blog/:year/:month/:day/:filename/" : row.expected), "\(settings)"
    )
    #expect(site["Content/blog/rye.md"]?.contains("url:") == false)
  }

  @Test func `an article with a password is a draft, and the password is left out`() {
    let site = ImportedFiles(Self.hugo.merging(["content/posts/b.md": "---\nPassword: s3cret\n---\nB\n"]) { $1 })
    #expect(site["Content/posts/b.md"]?.contains("draft: true") == true)
    #expect(!(site["Content/posts/b.md"] ?? "").contains("s3cret"))
    #expect(site.report.contains("content/posts/b.md:2: is a draft now, because a password protected it"))
  }

  @Test func `a name of an author in Markdown becomes plain, and its link is listed`() {
    let site = ImportedFiles(
      Self.hugo.merging(["content/posts/b.md": "---\nauthors: ['[Ada *L*](https://ada.example)', Bo]\n---\nB\n"]) { $1 }
    )
    #expect(site["Content/posts/b.md"]?.contains("authors: [Ada L, Bo]\n") == true)
    #expect(site.report.contains("the link of the author in `[Ada *L*](https://ada.example)` is left out"))
  }

  @Test func `links in the title of a container become its first line`() {
    let site = ImportedFiles([
      "mkdocs.yml": "site_name: A\n",
      "docs/a.md": "# A\n\n!!! note \"See [the oven](https://oven.example/a)\"\n    Hot\n",
    ])
    #expect(
      site["Content/a.md"]?.contains(":::note[See the oven]\n\n[the oven](https://oven.example/a)\n\nHot\n:::") == true)
    #expect(site.site.losses == [])
  }

  @Test func `a folder with the name of a page is left out and listed`() {
    let site = ImportedFiles(Self.hugo.merging(["static/a/index.html/index.html": "<p>A"]) { $1 })
    #expect(site.report.contains("static/a/index.html/index.html: its folder has the name of a page"))
    #expect(!site.paths.contains { $0.contains("index.html/") })
  }
}
