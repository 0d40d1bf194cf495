import Testing

@testable import Importing

@Suite struct `Files of Jekyll that plugins and Liquid change` {
  private static let feed = """
    ---
    permalink: /news.xml
    ---
    <feed>{% for post in site.posts limit:10 %}<entry></entry>{% endfor %}</feed>
    """

  @Test func `a template for a feed of all posts becomes a feed at its address`() {
    let site = ImportedFiles([
      "_config.yml": "title: A\nplugins: [jekyll-feed]\nfeed: {path: /news.xml}\n", "atom.xml": Self.feed,
      "rss.xml": "---\n---\n<rss>{% for post in site.posts %}{% endfor %}</rss>",
      "list.xml": "---\n---\n<rss>{% for x in site.data.x %}{% endfor %}</rss>",
    ])
    #expect(site["Content/site.yml"]?.contains("feeds:\n  rss: /rss.xml\n  atom: /news.xml\n") == true)
    #expect(site.report.contains("the feed `/list.xml` is left out"))
  }

  @Test(arguments: [
    ("a page", "old.md", "", "/new/", "old.html", "/new/"),
    ("a page in a folder", "a/old.md", "", "https://b.example/?x=1&y", "a/old.html", "https://b.example/?x=1&amp;y"),
    ("an index", "a/index.html", "", "/new/", "a/index.html", "/new/"),
    ("a page with an address", "old.md", "permalink: /x/\n", "/new/", "x/index.html", "/new/"),
    ("a post", "_posts/2026-01-02-Old.md", "", "/new/", "2026/01/02/Old.html", "/new/"),
    ("a name with a space", "old page.md", "", "/new/", "old page.html", "/new/"),
  ])
  func redirects(name: String, path: String, keys: String, target: String, file: String, address: String) {
    let site = ImportedFiles(["_config.yml": "title: A\n", path: "---\n\(keys)redirect_to: \(target)\n---\nMoved\n"])
    #expect(site["Content/static/" + file]?.contains("content=\"0; url=\(address)\"") == true)
    #expect(site.site.articleCount == 0)
  }

  @Test(arguments: [
    ("a formula in a sentence", "A $$x_1$$ b", "A \\(x_1\\) b"),
    ("a formula of its own", "A\n\n$$\nx\n\ny\n$$\n\nB", "A\n\n\\[x\ny\\]\n\nB"),
    ("a formula at the end of a sentence", "A\n$$x$$", "A\n\\(x\\)"),
    ("dollars in code", "`$$x$$`", "`$$x$$`"),
    ("escaped dollars", "\\$$x$$ y", "\\$$x$$ y"),
    ("a single mark", "A $$ b", "A $$ b"),
    ("an empty line in a sentence", "A $$x\n\ny$$ b", "A $$x\n\ny$$ b"),
  ])
  func formulas(name: String, text: String, converted: String) {
    let site = ImportedFiles(["_config.yml": "title: A\n", "a.md": "---\ntitle: A\n---\n" + text])
    #expect(site["Content/a.md"] == "---\ntitle: A\n---\n" + converted)
    #expect(site["Content/site.yml"]?.contains("math: true") == (text != converted))
  }

  @Test(arguments: [
    ("brackets", "\\[x\\] and \\(y\\)", "&#91;x\\] and &#40;y\\)"),
    ("a bracket without its end", "\\[x", "\\[x"), ("an end in another paragraph", "\\[x\n\ny\\]", "\\[x\n\ny\\]"),
    ("a mark that the author escaped", "\\\\(x\\\\)", "\\(x\\)"), ("code", "`\\[x\\]`", "`\\[x\\]`"),
    ("HTML", "<p>\n\\(x\\)\n</p>", "<p>\n\\(x\\)\n</p>"),
  ])
  func escapedBracketsBesideFormulas(name: String, text: String, converted: String) {
    let site = ImportedFiles(["_config.yml": "title: A\n", "a.md": "---\ntitle: A\n---\n$$z$$\n\n" + text])
    #expect(site["Content/a.md"] == "---\ntitle: A\n---\n\\[z\\]\n\n" + converted)
  }

  @Test(arguments: [
    ("a paragraph", "<em>\nnot *this*\n</em>", "<em> not *this*\n</em>"),
    ("a heading below a tag", "<br>\n## Rye\n\ntext", "<br>\n\n## Rye\n\ntext"),
    ("a quote below a tag", "<br>\n> Rye", "<br>\n\n> Rye"),
    ("a code block below a tag", "<br>\n```\nrye\n```", "<br>\n\n```\nrye\n```"),
    ("two tags", "<a href=\"x\">\n<img src=\"y\">\n*z*", "<a href=\"x\"> <img src=\"y\"> *z*"),
    ("tags alone", "<a href=\"x\">\n<img src=\"y\">\n</a>", "<a href=\"x\">\n<img src=\"y\">\n</a>"),
    ("a block", "<div>\n*x*\n</div>", "<div>\n*x*\n</div>"), ("an empty line", "<b>\n\n*x*", "<b>\n\n*x*"),
    ("code", "```\n<b>\nx\n```", "```\n<b>\nx\n```"),
  ])
  func inlineTags(name: String, text: String, converted: String) {
    let site = ImportedFiles(["_config.yml": "title: A\n", "a.md": "---\ntitle: A\n---\n" + text])
    #expect(site["Content/a.md"] == "---\ntitle: A\n---\n" + converted)
  }

  @Test(arguments: [
    ("a list", "A\n\n* TOC\n{:toc}\n\n## B", true), ("a numbered list", "A\n\n1. x\n{: .wide toc}\n\n## B", true),
    ("code", "A\n\n```\n* TOC\n{:toc}\n```\n\n## B", false), ("a paragraph", "A\n\nTOC\n{:toc}\n\n## B", false),
  ])
  func contents(name: String, text: String, isRemoved: Bool) {
    let site = ImportedFiles(["_config.yml": "title: A\n", "a.md": "---\ntitle: A\n---\n" + text])
    let key = isRemoved ? "toc: true\n" : ""
    #expect(site["Content/a.md"] == "---\ntitle: A\n\(key)---\n" + (isRemoved ? "A\n\n\n## B" : text))
  }

  @Test func `an included table of contents is dropped`() {
    let site = ImportedFiles(["_config.yml": "title: A\n", "a.md": "---\n---\n{% include toc.html a=b %}\n\nB"])
    #expect(site.site.stubs == [])
    #expect(site["Content/a.md"]?.contains("toc") == false)
  }

  @Test func `a container in a block of HTML follows an empty line`() {
    let text = "---\ntitle: A\n---\n<div>\n{% gallery x %}\n</div>\n\nB\n{% gallery x %}\n"
    let container = ":::old-gallery{value1=\"x\"}\n:::\n"
    #expect(
      ImportedFiles(["_config.yml": "title: A\n", "a.md": text])["Content/a.md"]
        == "---\ntitle: A\n---\n<div>\n\n\(container)</div>\n\nB\n\(container)")
  }
}

@Suite struct `Generators that are hard to tell apart` {
  @Test(arguments: [
    ("Hexo without keys", ["package.json": #"{"dependencies": {"hexo": "7"}}"#, "source/a.md": "A"], "Hexo"),
    ("Hexo with scaffolds", ["scaffolds/post.md": "", "_config.yml": "title: A\n", "source/_posts/a.md": "A"], "Hexo"),
    ("an example of Hexo deep in a folder", ["x/y/source/_posts/a.md": "A", "blog/a.md": "# A"], "Markdown"),
    ("Jekyll without settings", ["_posts/2026-01-02-a.md": "A"], "Jekyll"),
  ])
  func detects(name: String, files: [String: String], generator: String) {
    #expect(ImportedFiles(files).report.hasPrefix(generator))
  }

  @Test func `the report says where code of Astro decides addresses`() {
    let site = ImportedFiles([
      "astro.config.mjs": "export default {}", "src/posts/a.md": "---\ntitle: A\n---\nA",
      "src/content.config.ts": """
      const docs = defineCollection({ loader: glob({ base: './src/docs', pattern: '*.md' }) });
      const posts = defineCollection({
        loader: glob({ base: './src/posts', pattern: '*.md', generateId: ({ entry }) => entry }),
      });
      export const collections = { docs, posts };
      """,
    ])
    let place = "src/content.config.ts:3: "
    #expect(site.report.contains(place + "`generateId` decides the addresses of the collection `posts`"))
  }
}

@Suite struct `Feeds of Astro` {
  @Test(arguments: [
    ("the package for RSS", "rss.xml.js", "import rss from '@astrojs/rss';", "rss: /rss.xml"),
    ("a template for Atom", "blog/atom.xml.ts", "return new Response(`<feed>`)", "atom: /blog/atom.xml"),
    ("a sitemap", "sitemap.xml.js", "`<urlset>`", nil), ("a feed of each tag", "[tag]/rss.xml.js", "@astrojs/rss", nil),
  ])
  func `keep their addresses`(name: String, path: String, code: String, line: String?) {
    let site = ImportedFiles(["astro.config.mjs": "", "src/pages/a.md": "---\n---\nA", "src/pages/" + path: code])
    let settings = site["Content/site.yml"] ?? ""
    #expect(settings.contains("feeds:") == (line != nil))
    if let line { #expect(settings.contains("feeds:\n  \(line)\n")) }
    #expect(site.site.omitted.isEmpty == (line != nil))
  }
}

@Suite struct AngleQuotesTests {
  @Test(arguments: [
    ("a word", "The <<rye>> is", "The «rye» is"), ("a quotation in a quotation", ">> rye", ">> rye"),
    ("a comparison", "a << 2", "a « 2"), ("code", "`a << 2`", "`a << 2`"),
    ("a code block", "```\n<<a\n```", "```\n<<a\n```"),
    ("a backslash", "a \\<<b", "a \\<<b"), ("a tag", "<b>a</b> >> b", "<b>a</b> >> b"),
  ])
  func `are written for two signs`(name: String, text: String, expected: String) {
    let site = ImportedFiles(["_config.yml": "title: A\n", "a.md": "---\ntitle: A\n---\n" + text])
    #expect(site["Content/a.md"] == "---\ntitle: A\n---\n" + expected)
  }
}

@Suite struct SingleDollarsTests {
  @Test(arguments: [
    ("two signs", "The set $\\\\{0\\\\}$ is", "The set \\$\\\\{0\\\\}\\$ is"),
    ("one sign", "It costs $5.", "It costs $5."),
    ("signs in two paragraphs", "It costs $5.\n\nOr $6.", "It costs $5.\n\nOr $6."),
    ("two signs side by side", "The sum $$a$$ of $$b$$", "The sum $$a$$ of $$b$$"),
    ("signs behind a backslash", "\\$a\\$ and \\$b", "\\$a\\$ and \\$b"),
    ("signs in code and in formulas", "`$a$` and \\(x $y$\\)", "`$a$` and \\(x $y$\\)"),
    ("a formula without an end", "\\( $a$", "\\( \\$a\\$"),
    ("a block of HTML", "<p>$a$</p>", "<p>$a$</p>"),
    ("a code block", "```\n$a$\n```", "```\n$a$\n```"),
  ])
  func `are text between other text`(name: String, text: String, expected: String) {
    #expect(String(decoding: SingleDollars.escaped(.read(Array(text.utf8))).bytes, as: UTF8.self) == expected)
  }
}
