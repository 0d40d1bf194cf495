import Parsing
import TestSupport
import Testing

@testable import Importing

/// An article of another generator with random words.
private struct Dialect: Sendable, CustomTestStringConvertible {
  let name: String
  let syntax: ReaderText.Syntax
  /// The files of the site around the article.
  let site: [String: String]
  let source: String
  /// The blocks of an article, in which each `§` becomes a word.
  let blocks: [String]
  /// The front matter before an article.
  var frontMatter = "---\ntitle: Bread\n---\n"
  /// Returns the file at `source` for an article of an export.
  var exported: (@Sendable (String) -> String)?
  var testDescription: String { name }

  func article(seed: UInt64) -> String {
    var random = SeededGenerator(seed: seed)
    let words = [
      "rye", "oat", "oven", "hot", "don't", "café", "loaf", "the", "of", "and", "42", "salt", "water", "bake",
    ]
    var text = ""
    var count = 0
    for block in (blocks + blocks).shuffled(using: &random) {
      let parts = block.split(separator: "§", omittingEmptySubsequences: false)
      text += parts.dropFirst().reduce(String(parts[0])) { text, part in
        count += 1
        let word = count % 3 == 0 ? "word\(count)" : words.randomElement(using: &random) ?? ""
        return text + word + part
      }
      text += "\n\n"
    }
    return text
  }

  /// Returns the converted text without front matter, and the losses that the import reports.
  func converted(_ body: String) -> (text: String, losses: [ImportNote]) {
    let files = ImportedFiles(site.merging([source: exported.map { $0(body) } ?? frontMatter + body]) { $1 })
    let text = files.paths.first { $0.hasSuffix("bread.md") }.flatMap { files[$0] } ?? ""
    let end = text.hasPrefix("---\n") ? text.firstRange(of: "\n---\n")?.upperBound : nil
    return (String(text[(end ?? text.startIndex)...]), files.site.losses)
  }

  private static let common = [
    "§ § § § § § § §.", "## § § §", "- § § §\n- § [§ §](https://oven.example/§) §", "> § § § §", "![§ §](/§.png)",
    "§ **§ §** `§ §` _§_ §, “§ §” § &amp; § – § [§](https://§.example/a_(b)?c=d&e=f).", "```js\n§ = §\n```",
    "| § | § |\n|---|---|\n| § | § § |",
    "1. § §\n2. § §", "<p>§ <b>§</b> § <img src=\"/§.jpg\" alt=\"§ §\"></p>",
  ]

  private static let html = [
    "<p>§ § § § § § § §.</p>", "<h2>§ § §</h2>",
    "<ul><li>§ § §</li><li>§ <a href=\"https://oven.example/§\">§ §</a></li></ul>",
    "<blockquote><p>§ § § §</p></blockquote>", "<ol><li>§ §</li><li>§ §</li></ol>",
    "<figure><img src=\"https://oven.example/§.png\" alt=\"§ §\"><figcaption>§ § §</figcaption></figure>",
    "<p>§ <strong>§ §</strong> <em>§</em>, “§” &amp; § – <a href=\"https://§.example/a?c=d&amp;e=f\">§</a></p>",
    "<pre><code>§ = §</code></pre>", "<table><tr><th>§</th><th>§</th></tr><tr><td>§ §</td><td>§</td></tr></table>",
    "<p>§ <img src=\"/§.jpg\" alt=\"§ §\"> §</p>",
  ]

  /// The same articles in the export files of two systems.
  private static let exports = [
    Dialect(
      name: "WordPress", syntax: .wordPress, site: [:], source: "oven.xml",
      blocks: html + [
        "[caption width=\"300\"]<img src=\"/§.jpg\" alt=\"§\"> § § §[/caption]", "§ § § § §",
        "[unknown a=\"b\"]§ §[/unknown]",
      ]
    ) { body in
      """
      <?xml version="1.0"?><rss xmlns:wp="http://wordpress.org/export/1.2/"><channel><title>Oven</title>
      <wp:wxr_version>1.2</wp:wxr_version><wp:base_blog_url>https://rye.example</wp:base_blog_url>
      <item><title>Bread</title><link>https://rye.example/bread/</link>
      <content:encoded><![CDATA[\(body)]]></content:encoded><wp:post_id>1</wp:post_id><wp:post_name>bread</wp:post_name>
      <wp:post_date>2026-01-02 10:00:00</wp:post_date><wp:status>publish</wp:status><wp:post_type>post</wp:post_type></item>
      </channel></rss>
      """
    },
    Dialect(
      name: "Ghost", syntax: .html, site: [:], source: "oven.ghost.json",
      blocks: html + [
        "<div class=\"kg-card kg-callout-card\"><div class=\"kg-callout-text\">§ § §</div></div>",
        "<figure class=\"kg-card kg-image-card kg-card-hascaption\"><img src=\"__GHOST_URL__/content/images/§.png\" alt=\"§\"><figcaption>§ §</figcaption></figure>",
        "<div class=\"kg-card kg-button-card\"><a href=\"https://oven.example/§\" class=\"kg-btn\">§ §</a></div>",
      ]
    ) { body in
      let html = body.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
      return """
        {"db": [{"meta": {"version": "5.82.0"}, "data": {"posts": [{"id": "1", "title": "Bread", "slug": "bread",
        "html": "\(html)", "status": "published", "visibility": "public", "type": "post"}], "tags": [], "users": [], "settings": []}}]}
        """
    },
  ]

  static let all =
    exports + [
      Dialect(
        name: "Zola", syntax: .markdown, site: ["config.toml": "base_url = \"https://oven.example\"\n[markdown]\n"],
        source: "content/posts/bread.md",
        blocks: common + [
          "{% note(title=\"§ §\") %}\n§ § §\n{% end %}", "[§ §](@/posts/bread.md)",
        ]),
      Dialect(
        name: "Docusaurus", syntax: .markdown, site: ["docusaurus.config.js": "export default {title: 'Oven'}"],
        source: "docs/bread.md",
        blocks: common.filter { !$0.hasPrefix("<") } + [
          ":::tip[§ § §]\n\n§ § §\n\n:::",
          "<Tabs>\n<TabItem value=\"a\" label=\"§ §\">\n\n§ § §\n\n</TabItem>\n</Tabs>",
          "<details><summary>§ §</summary>\n\n§ §\n\n</details>",
        ]),
      Dialect(
        name: "mdBook", syntax: .markdown,
        site: ["book.toml": "[book]\ntitle = \"Oven\"\n", "src/SUMMARY.md": "# Summary\n\n- [Bread](bread.md)\n"],
        source: "src/bread.md", blocks: common + ["```rust,ignore\n§ = §;\n```"], frontMatter: ""),
      Dialect(
        name: "Publish", syntax: .markdown,
        site: [
          "Package.swift": "// .package(name: \"Publish\", url: \"https://github.com/johnsundell/publish.git\")\n"
        ],
        source: "Content/posts/bread.md", blocks: common),
      Dialect(
        name: "Jekyll", syntax: .markdown, site: ["_config.yml": "title: Oven\n"], source: "_posts/2026-01-02-bread.md",
        blocks: common + [
          "{% highlight ruby %}\n§ = §\n{% endhighlight %}", "§ § {:.wide}", "{% raw %}§ § §{% endraw %}",
        ]),
      Dialect(
        name: "Hugo", syntax: .markdown, site: ["hugo.toml": "title = \"Oven\"\n"], source: "content/posts/bread.md",
        blocks: common + [
          "{{< figure src=\"/§.png\" alt=\"§ §\" caption=\"§ § §\" >}}",
          "{{< unknown title=\"§ §\" >}}\n§ § §\n{{< /unknown >}}",
          "{{< details summary=\"§ §\" >}}\n§ §\n{{< /details >}}",
        ]),
      Dialect(
        name: "Hexo", syntax: .hexo, site: ["_config.yml": "title: Oven\n", "scaffolds/post.md": ""],
        source: "source/_posts/bread.md",
        blocks: common + [
          "{% note warn § § § %}\n§ § §\n{% endnote %}", "{% codeblock lang:js %}\n§(§)\n{% endcodeblock %}",
        ]),
      Dialect(
        name: "MkDocs", syntax: .markdown, site: ["mkdocs.yml": "site_name: Oven\n"], source: "docs/bread.md",
        blocks: common + [
          "!!! note \"§ § §\"\n    § § §", "??? tip \"§ §\"\n    § §", "=== \"§ §\"\n    § §\n\n=== \"§\"\n    § § §",
        ]),
      Dialect(
        name: "Astro", syntax: .mdx, site: ["astro.config.mjs": "export default {}"],
        source: "src/content/docs/bread.mdx",
        blocks: common.filter { !$0.hasPrefix("<") }
          + [
            "<Aside title=\"§ §\">\n§ § §\n</Aside>", "<Card title=\"§ § §\">\n\n§ § §\n\n</Card>", "§ {/* note */} §",
          ]),
      Dialect(
        name: "Eleventy", syntax: .markdown, site: [".eleventy.js": "module.exports = () => ({})"],
        source: "posts/bread.md", blocks: common),
      Dialect(
        name: "Pelican", syntax: .markdown, site: ["pelicanconf.py": "SITENAME = 'Oven'\n", "content/a.png": ""],
        source: "content/bread.md",
        blocks: common + ["    :::python\n    § = §", "![§ §]({static}a.png)"]),
      Dialect(
        name: "VitePress", syntax: .markdown, site: [".vitepress/config.js": "export default {}"], source: "bread.md",
        blocks: common + ["::: tip § §\n§ § §\n:::", "::: details § §\n§ §\n:::"]),
    ]
}

extension Conservation {
  /// Returns what a text lacks of another one.
  fileprivate static func losses(_ old: String, _ syntax: ReaderText.Syntax, _ new: String) -> [Loss] {
    Conservation(
      .read(Array(old.utf8), as: syntax), .read(Array(new.utf8), as: .garland), keys: ArticleKeys(DataMap()), host: ""
    ).losses(besides: [])
  }
}

@Suite struct `What a conversion keeps` {
  @Test(arguments: Dialect.all) fileprivate func `of a whole article is everything`(_ dialect: Dialect) {
    for seed in 0..<13 {
      let (text, losses) = dialect.converted(dialect.article(seed: UInt64(seed)))
      #expect(!text.isEmpty)
      #expect(losses == [], "seed \(seed)")
    }
  }

  @Test(arguments: Dialect.all) fileprivate func `is reported for any block that is cut`(_ dialect: Dialect) {
    for seed in 0..<3 {
      let body = dialect.article(seed: UInt64(seed))
      let blocks = dialect.converted(body).text.split(separator: "\n\n", omittingEmptySubsequences: false)
      var cuts = 0
      for index in blocks.indices {
        let seen = ReaderText.read(Array(blocks[index].utf8), as: .garland)
        if !seen.words.contains(where: \.isCertain), seen.targets.isEmpty { continue }
        cuts += 1
        var rest = blocks
        rest.remove(at: index)
        let losses = Conservation.losses(body, dialect.syntax, rest.joined(separator: "\n\n"))
        #expect(!losses.isEmpty, "seed \(seed): \(blocks[index])")
      }
      #expect(cuts >= 20)
    }
  }

  @Test(arguments: Dialect.all) fileprivate func `is reported for any image, link, caption or title that is cut`(
    _ dialect: Dialect
  ) {
    let pieces = [
      /!\[[^\]]*\]\([^)\s]*\)/, /\]\([^)\s]*\)/, /caption="[^"]*"/, /^:::+[\w\-]+\[[^\]]+\]/.anchorsMatchLineEndings(),
    ]
    let body = dialect.article(seed: 7)
    let text = dialect.converted(body).text
    var cuts = 0
    for range in pieces.flatMap({ text.ranges(of: $0) }) {
      cuts += 1
      var rest = text
      rest.replaceSubrange(range, with: text[range].hasPrefix("](") ? "]" : "")
      #expect(!Conservation.losses(body, dialect.syntax, rest).isEmpty, "\(text[range])")
    }
    #expect(cuts >= 8)
  }

  @Test func `is named with its line, its first words and their number`() {
    let old =
      "Rye and oat.\n\nA paragraph of more than six words.\n\n![A loaf](img/loaf.png)\n\n[Oven](https://oven.example/)\n"
    let losses = Conservation.losses(old, .markdown, "Rye and oat.\n\n![A loaf]()\n\nOven\n")
    #expect(
      losses == [
        Loss(line: 3, message: "7 words are missing: “A paragraph of more than six …”"),
        Loss(line: 5, message: "the image `img/loaf.png` is missing"),
        Loss(line: 7, message: "the link to `https://oven.example/` is missing"),
      ])
  }

  @Test(arguments: [
    ("typographic signs and references", "don't &eacute; a--b", "don’t é a–b"),
    ("a moved file", "![A](../../img/A%20b.png?v=1)", "![A](/files/a%20b.png)"),
    ("an inner link to a new place", "[A](/2026/a.html)", "[A](posts/a.md)"),
    ("a heading that is an HTML element", "<h2 class=\"x\">Rye</h2>", "## Rye"),
    ("a comment and a script", "Rye <!-- a note --><script>run()</script>", "Rye"),
    ("a value that a template computes", "Rye {{ page.title | upcase }}", "Rye"),
    ("a condition of a template", "Rye {% if page.a %}oat{% endif %}", "Rye"),
    ("attributes of a generator", "Rye {: .wide title=\"x\" }", "Rye"),
    (
      "a reference link that becomes a plain one", "[Rye][r]\n\n[r]: https://a.example/b", "[Rye](https://a.example/b/)"
    ),
  ]) func `is whole with`(_ name: String, _ old: String, _ new: String) {
    #expect(Conservation.losses(old, .markdown, new) == [])
  }

  @Test func `is counted in the report, which says converted of whole articles only`() {
    let files = [
      ".eleventy.js": "module.exports = () => ({})", "a.md": "Rye\n",
      "b.md": "One\n\n{% video \"abc\", \"A long title\" %}\n",
    ]
    let losses = [ImportNote(path: "b.md", line: 3, message: "3 words are missing: “A long title”")]
    var site = ImportedFiles(files).site
    site = ImportedSite(
      generator: site.generator, files: site.files, articles: [:], articleCount: 2, copyCount: 0, counts: [:],
      stubs: [],
      losses: losses,
      notes: [], omitted: [])
    #expect(
      ImportReport(site).text == """
        Eleventy: 1 article converted, 1 not whole, 0 files copied

        Not whole:
          b.md:3: 3 words are missing: “A long title”

        """)
  }

  @Test func `of a text with many unfinished tags is found in linear time`() {
    for text in ["<a \"", "{{ ", "{% if ", "[![", "<!-- ", "{ ", "```", "[[", "$", "&a", "\\"] {
      let bytes = Array(String(repeating: text, count: 10_000).utf8)
      for syntax in [ReaderText.Syntax.markdown, .mdx, .garland, .wordPress] {
        #expect(processorSeconds { _ = ReaderText.read(bytes, as: syntax) } < 2, "\(text)")
      }
    }
  }
}
