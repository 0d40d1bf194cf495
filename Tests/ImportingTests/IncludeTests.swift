import TestSupport
import Testing

@testable import Importing

/// Included files: none includes itself, and an article includes a limited number of lines.
@Suite struct IncludeTests {
  /// A site in which `x` and `y` include each other many times, by the generator, and the path of the new article.
  private static let circles: [(name: String, files: [String: String], article: String)] = {
    func many(_ tag: String) -> String { String(repeating: tag + "\n\n", count: 12) }
    let hugo = "{{ (.Site.GetPage (.Get 0)).RenderShortcodes }}"
    return [
      ("VitePress, the page itself", [".vitepress/config.ts": "", "a.md": many("<!--@include: ./a.md-->")], "a.md"),
      (
        "VitePress",
        [
          ".vitepress/config.ts": "", "a.md": many("<!--@include: ./p/x.md-->"),
          "p/x.md": many("<!--@include: ./y.md-->"), "p/y.md": many("<!--@include: ./x.md-->"),
        ], "a.md"
      ),
      (
        "Jekyll",
        [
          "_config.yml": "title: A\n", "a.md": "---\n---\n" + many("{% include x.md %}"),
          "_includes/x.md": many("{% include y.md %}"), "_includes/y.md": many("{% include x.md %}"),
        ], "a.md"
      ),
      (
        "Hugo",
        [
          "hugo.toml": "", "layouts/shortcodes/part.html": hugo, "content/a.md": many("{{% part \"/x\" %}}"),
          "content/x.md": many("{{% part \"/y\" %}}"), "content/y.md": many("{{% part \"/x\" %}}"),
        ], "a.md"
      ),
      (
        "Hugo, files",
        [
          "hugo.toml": "", "layouts/shortcodes/file.html": "{{ readFile (.Get 0) | markdownify }}",
          "content/a.md": many("{{% file \"x.md\" %}}"), "x.md": many("{{% file \"y.md\" %}}"),
          "y.md": many("{{% file \"x.md\" %}}"),
        ], "a.md"
      ),
      (
        "Eleventy",
        [
          ".eleventy.js": "", "a.md": many("{% include \"x.md\" %}"), "_includes/x.md": many("{% include \"y.md\" %}"),
          "_includes/y.md": many("{% include \"x.md\" %}"),
        ], "a.md"
      ),
      (
        "mdBook",
        [
          "book.toml": "", "src/SUMMARY.md": "[A](a.md)", "src/a.md": many("{{#include x.md}}"),
          "src/x.md": many("{{#include y.md}}"), "src/y.md": many("{{#include x.md}}"),
        ], "a.md"
      ),
      (
        "Docusaurus",
        [
          "docusaurus.config.js": "", "docs/a.mdx": "import X from './_x.mdx'\n\n" + many("<X />"),
          "docs/_x.mdx": "import Y from './_y.mdx'\n\n" + many("<Y />"),
          "docs/_y.mdx": "import X from './_x.mdx'\n\n" + many("<X />"),
        ], "docs/a.md"
      ),
    ]
  }()

  @Test(arguments: circles.indices)
  func `a circle ends, and the report says so`(index: Int) {
    let (name, files, article) = Self.circles[index]
    let site = ImportedFiles(files)
    #expect((site["Content/" + article]?.utf8.count ?? .max) < 100_000, "\(name)")
    #expect(site.report.contains("is left out where it includes itself"), "\(name): \(site.report)")
  }

  @Test(arguments: [4, 12])
  func `files that double at each level stop at a number of lines`(levels: Int) {
    var files = [".vitepress/config.ts": "", "a.md": "<!--@include: ./p0.txt-->\n"]
    for level in 0..<levels {
      files["p\(level).txt"] = String(repeating: "<!--@include: ./p\(level + 1).txt-->\n", count: 4) + "Bread\n"
    }
    files["p\(levels).txt"] = "Oven\n"
    let site = ImportedFiles(files)
    #expect((site["Content/a.md"]?.utf8.count ?? .max) < 1_000_000)
    #expect(site.report.contains("files include one another") == (levels > 10))
    #expect(site.report.contains("more than 20000 lines") == (levels > 10))
  }

  @Test(
    "A long file that is shown many times stops at a number of lines",
    arguments: [
      Case(
        "Hexo",
        [
          "_config.yml": "source_dir: source\nnew_post_name: x\n",
          "source/_posts/a.md": "---\n---\n{% include_code x.c %}\n",
        ], "source/downloads/code/x.c"),
      Case(
        "Pelican",
        [
          "pelicanconf.py": "PATH = 'content'\nPLUGINS = ['liquid_tags']\n",
          "content/a.md": "Title: A\n\n{% include_code x.c %}\n",
        ], "content/code/x.c"),
      Case("VitePress", [".vitepress/config.ts": "", "a.md": "# A\n\n<<< ./x.c\n"], "x.c"),
      Case(
        "Jekyll", ["_config.yml": "title: A", "a.md": "---\n---\n{% include x.md %}\n"], "_includes/x.md"),
    ])
  func long(row: Case<[String: String], String>) {
    var files = row.input
    for (path, text) in files where path.isMarkdown {
      files[path] = text + String(repeating: (text.split(separator: "\n").last ?? "") + "\n", count: 500)
    }
    files[row.expected] = String(repeating: String(repeating: "a ", count: 500), count: 50)
    let site = ImportedFiles(files)
    let size = site.paths.filter(\.isMarkdown).compactMap { site[$0]?.utf8.count }.max() ?? .max
    #expect((1...6_000_000).contains(size), "\(row.name)")
    #expect(site.report.contains("more than 20000 lines"), "\(row.name): \(site.report)")
  }

  @Test func `a page can include others often, and itself as code`() {
    let site = ImportedFiles([
      ".vitepress/config.ts": "", "a.md": "<!--@include: ./p.txt-->\n<!--@include: ./p.txt-->\n<<< ./a.md\n",
      "p.txt": "Bread\n",
    ])
    #expect(site["Content/a.md"]?.ranges(of: "Bread").count == 2)
    #expect(site["Content/a.md"]?.contains("```md file=samples/a.md\n```") == true)
    #expect(site["samples/a.md"] == "copy of a.md")
    #expect(!site.report.contains("includes itself"))
  }

  // MARK: Files of the new site

  private static let oven = "let heat = 250\n// #region bake\n  bake(heat)\n// #endregion bake\n"

  @Test(
    "Code of a file names the file, which is copied beside the content",
    arguments: [
      Case(
        "MkDocs, a file", ["mkdocs.yml": "site_name: A", "docs/a.md": "```py\n--8<-- \"x/oven.js\"\n```"],
        "```py file=samples/x/oven.js\n```"),
      Case(
        "MkDocs, more than the file",
        ["mkdocs.yml": "site_name: A", "docs/a.md": "```py\n# a\n--8<-- \"x/oven.js:1:1\"\n```"],
        "```py\n# a\nlet heat = 250\n```"),
      Case(
        "MkDocs, in a list", ["mkdocs.yml": "site_name: A", "docs/a.md": "- a\n\n    {* ../x/oven.js ln[1] hl[1] *}"],
        "- a\n\n    ```js lines=1 file=samples/x/oven.js range=1\n    ```"),
      Case(
        "VitePress, a region", [".vitepress/config.ts": "", "a.md": "<<< ./x/oven.js#bake{1}"],
        "```js {1} file=samples/x/oven.js region=bake\n```"),
      Case(
        "Docusaurus",
        [
          "docusaurus.config.js": "",
          "docs/a.mdx": """
          import CodeBlock from '@theme/CodeBlock'
          import oven from '!!raw-loader!../x/oven.js'

          <CodeBlock language="ts" title="Oven">{oven}</CodeBlock>
          """,
        ], "```ts title=\"Oven\" file=samples/x/oven.js\n```"),
      Case(
        "Astro",
        [
          "astro.config.mjs": "export default defineConfig({ site: 'https://a.example' });",
          "src/content/posts/a.mdx":
            "---\ntitle: A\n---\nimport oven from '../../../x/oven.js?raw'\n\n<Code code={oven} lang=\"ts\" />\n",
        ], "```ts file=samples/x/oven.js\n```"),
      Case(
        "Docusaurus, in a list",
        [
          "docusaurus.config.js": "",
          "docs/a.mdx":
            "import oven from '!!raw-loader!../x/oven.js'\n\n- a\n\n  <CodeBlock metastring=\"{1}\">{oven}</CodeBlock>\n\nText\n",
        ], "- a\n\n  ```js {1} file=samples/x/oven.js\n  ```\n\nText"),
      Case(
        "two files with the same text",
        [
          "mkdocs.yml": "site_name: A", "x/y.js": oven,
          "docs/a.md": "```js\n--8<-- \"x/y.js\"\n```\n\n```js\n--8<-- \"x/oven.js\"\n```",
        ], "```js file=samples/x/y.js\n```\n\n```js file=samples/x/oven.js\n```"),
      Case(
        "indented lines among others",
        ["mkdocs.yml": "site_name: A", "docs/a.md": "```js\nif (a) {\n--8<-- \"x/oven.js:bake\"\n}\n```"],
        "```js\nif (a) {\n  bake(heat)\n}\n```"),
      Case(
        "lines from the end, and several ranges",
        [
          "mkdocs.yml": "site_name: A",
          "docs/a.md": "```\n--8<-- \"x/b.py:-2:\"\n```\n\n```\n--8<-- \"x/b.py:1:1,3:4\"\n```",
          "x/b.py": "a\nb\nc\nd\n",
        ],
        "``` file=samples/x/b.py range=3-4\n```\n\n``` file=samples/x/b.py range=1,3-4\n```"),
      Case(
        "lines that begin with an empty one, and marks",
        ["mkdocs.yml": "site_name: A", "docs/a.md": "{* ../x/b.py ln[2:4] hl[3] *}", "x/b.py": "a\n\nb\nc\n"],
        "```py lines=1 file=samples/x/b.py range=3-4\n```"),
      Case(
        "a folder with Astro's components",
        ["a.mdx": "import oven from './x/oven.js?raw'\n\n<Code code={oven} lang=\"js\" />\n"],
        "```js file=x/oven.js\n```"),
      Case(
        "code that an author wrote again",
        [
          ".vitepress/config.ts": "", "a.md": "```js\nlet heat = 250\n```\n\n<<< ./x/one.js",
          "x/one.js": "let heat = 250",
        ],
        "```js\nlet heat = 250\n```\n\n```js\nlet heat = 250\n```"),
      Case(
        "Pelican, lines",
        [
          "pelicanconf.py": "PATH = 'content'\nPLUGINS = ['liquid_tags']\n",
          "content/a.md": "Title: A\n\n{% include_code oven.js lines:1-1 :hidefilename: The heat %}\n",
          "content/code/oven.js": oven,
        ], "```js title=\"The heat\" file=samples/content/code/oven.js range=1\n```"),
    ])
  func code(row: Case<[String: String], String>) {
    let site = ImportedFiles(row.input.merging(["x/oven.js": Self.oven]) { first, _ in first })
    let article = site.paths.first { $0.hasSuffix("/a.md") } ?? ""
    let text = site[article] ?? ""
    row.check((text.components(after: "\n---\n") ?? text).trimmed)
    let isNamed = row.expected.contains("file=samples")
    #expect(site.paths.contains { $0.hasPrefix("samples/x/") || $0.hasPrefix("samples/content/") } == isNamed)
    #expect(site["Content/site.yml"]?.contains("sources:\n  samples: \"../samples\"\n") == isNamed)
  }

  @Test(arguments: [".env", "prod.env", "key.pem"])
  func `a file that a build refuses to show stays as text`(name: String) {
    let key = "-----BEGIN PRIVATE KEY-----\nabc\n"
    let site = ImportedFiles([
      "mkdocs.yml": "site_name: A", "docs/a.md": "```\n--8<-- \"\(name)\"\n```\n", name: key,
    ])
    #expect(site["Content/a.md"]?.contains("abc") == true)
    #expect(site["samples/\(name)"] == nil)
  }

  @Test(
    "A text that stands alone is included; any other one is copied into the article",
    arguments: [
      Case("a text", "**Salt**\n\n- [a](https://a.example)\n- [ ] b\n\nc", true),
      Case("a heading of level 2", "## Salt", true),
      Case("a title", "# Salt", false),
      Case("a reference", "[a]: /b", false),
      Case("a link by reference", "[the oven][oven]", false),
      Case("a footnote", "a[^1]", false),
      Case("an abbreviation", "*[CSS]: Style Sheets", false),
      Case("a link from the page", "[a](b.md)", false),
      Case("an image beside the page", "<img src=\"a.png\">", false),
      Case("a block that is not closed", "```\na", false),
      Case("code with such a link", "```\n[a](b.md)\n```", true),
      Case("front matter", "---\ntitle: a\n---\nb", false),
      Case("a line like a key", "Warning: hot", false),
      Case("a title by a line below", "Salt\n====", false),
      Case("a title in HTML", "<h1>Salt</h1>", false),
      Case("an indented text", "    Salt", false),
      Case("a list", "- Salt", false),
      Case("a definition", ": Salt", false),
      Case("nothing", "\n", false),
    ])
  func shared(row: Case<String, Bool>) {
    let sites = [
      ("mkdocs.yml", "docs/a.md", "--8<-- \"x/salt.md\""),
      (".vitepress/config.ts", "a.md", "<!--@include: ./x/salt.md-->"),
      ("book.toml", "src/a.md", "{{#include ../x/salt.md}}"),
    ]
    for (settings, article, tag) in sites {
      let site = ImportedFiles([
        settings: settings == "mkdocs.yml" ? "site_name: A" : "", "src/SUMMARY.md": "[A](a.md)",
        article: "Bread\n\n\(tag)\n\nButter\n", "x/salt.md": row.input + "\n",
      ])
      let isPage = site["Content/x/salt.md"] != nil
      let path = isPage ? "x/salt.md" : "_shared/x/salt.md"
      let text = site["Content/a.md"] ?? ""
      #expect(
        text.contains("\n\n:::include{file=\(path)}\n:::\n\n") == row.expected, "\(row.name), \(settings): \(text)")
      #expect((site["Content/_shared/x/salt.md"] != nil) == (row.expected && !isPage), "\(row.name), \(settings)")
    }
  }

  /// An article of MkDocs, what stands in `x/salt.md`, and whether the article includes it.
  @Test(
    "A file is included where this is the same for readers",
    arguments: [
      Case("between paragraphs", ("a\n\n--8<-- \"x/salt.md\"\n\nb", "Salt"), true),
      Case("behind a list", ("- a\n\n--8<-- \"x/salt.md\"", "Salt"), true),
      Case("before an indented text", ("--8<-- \"x/salt.md\"\n\n    b", "Salt"), false),
      Case("before a list", ("--8<-- \"x/salt.md\"\n\n- b", "Salt"), false),
      Case("in code", ("```md\n\n--8<-- \"x/salt.md\"\n\n```", "Salt"), false),
      Case("in raw HTML", ("<pre>\n\n--8<-- \"x/salt.md\"\n\n</pre>", "Salt"), false),
      Case("a note that goes on in the article", ("--8<-- \"x/salt.md\"\n\n    b", "!!! note\n    Salt"), false),
      Case("a tab among tabs", ("=== \"A\"\n\n    a\n\n--8<-- \"x/salt.md\"", "=== \"B\"\n\n    Salt"), false),
      Case("with an abbreviation of the article", ("--8<-- \"x/salt.md\"\n\n*[NaCl]: a", "Salt"), true),
      Case("with a footnote of the article", ("--8<-- \"x/salt.md\"\n\n[^1]: b", "Salt[^1]"), false),
    ] as [Case<(article: String, file: String), Bool>])
  func isIncluded(row: Case<(article: String, file: String), Bool>) {
    let site = ImportedFiles([
      "mkdocs.yml":
        "site_name: A\nmarkdown_extensions: [abbr, admonition, footnotes, pymdownx.snippets, pymdownx.tabbed]\n",
      "docs/a.md": row.input.article + "\n", "x/salt.md": row.input.file + "\n",
    ])
    let text = site["Content/a.md"] ?? ""
    #expect(text.contains(":::include{file=_shared/x/salt.md}") == row.expected, "\(row.name): \(text)")
    #expect(text.contains("Salt") != row.expected && !text.contains("\u{10FFFD}"), "\(row.name): \(text)")
    #expect(!site.report.contains("x/salt.md: this Markdown file is not imported") || !row.expected)
  }

  @Test func `the name of a shared file has no underscore at its start`() {
    let site = ImportedFiles([
      "mkdocs.yml": "site_name: A", "docs/a.md": "--8<-- \"_x/_salt.md\"\n", "_x/_salt.md": "Salt\n",
    ])
    #expect(site["Content/a.md"]?.contains(":::include{file=_shared/x/salt.md}") == true)
    #expect(site["Content/_shared/x/salt.md"] == "Salt\n")
  }

  @Test func `what is appended to all articles is not appended to a shared file`() {
    let site = ImportedFiles([
      "mkdocs.yml": "site_name: A\nmarkdown_extensions:\n  - pymdownx.snippets: {auto_append: [end.md]}\n",
      "docs/a.md": "--8<-- \"x/salt.md\"\n", "x/salt.md": "Salt\n", "end.md": "The end.\n",
    ])
    #expect(site["Content/a.md"]?.ranges(of: "The end.").count ?? 0 <= 1)
    #expect(site["Content/_shared/x/salt.md"]?.contains("The end.") != true)
  }

  @Test(arguments: ["a\n--8<-- \"x/salt.md\"", "--8<-- \"x/salt.md\"\na", "- --8<-- \"x/salt.md\""])
  func `a tag in a paragraph takes the text`(article: String) {
    let site = ImportedFiles(["mkdocs.yml": "site_name: A", "docs/a.md": article + "\n", "x/salt.md": "Salt\n"])
    #expect(site["Content/a.md"]?.contains("include") == false || article.hasPrefix("-"))
    #expect(site["Content/_shared/x/salt.md"] == nil)
  }

  @Test(
    "Data files go where templates and `:::each` read them",
    arguments: [
      Case(
        "Jekyll", ["_config.yml": "title: A", "_data/talks.csv": "a\n1", "_data/x.rb": ""], "copy of _data/talks.csv"),
      Case("Hugo", ["hugo.toml": "", "data/talks.csv": "a\n1", "data/x.xml": ""], "copy of data/talks.csv"),
      Case(
        "Hexo", ["_config.yml": "new_post_name: x\n", "source/_data/talks.csv": "a\n1", "source/_data/x.js": ""],
        "copy of source/_data/talks.csv"),
      Case("Eleventy", [".eleventy.js": "", "_data/talks.csv": "a\n1", "_data/x.js": ""], "copy of _data/talks.csv"),
    ])
  func data(row: Case<[String: String], String>) {
    let site = ImportedFiles(row.input)
    row.check(site["Content/_data/talks.csv"] ?? "")
    #expect(!site.paths.contains { $0.contains("/x.") })
    #expect(site.report.contains("no data in YAML, TOML, JSON, CSV or TSV"), "\(site.report)")
  }

  @Test(
    "A variable of Liquid that doubles stays small",
    arguments: [
      Case("capture", "{% capture x %}{{ x }}{{ x }}{% endcapture %}", ""),
      Case("append", "{% assign x = x | append: x %}", ""), Case("replace", "{% assign x = x | replace: 'a', x %}", ""),
      Case("concat", "{% assign x = x | split: ',' | concat: x %}", ""),
      Case("push", "{% assign x = x | push: x %}", ""),
    ])
  func doubling(row: Case<String, String>) {
    let text = "---\n---\n{% assign x = 'aaaa' %}" + String(repeating: row.input, count: 60) + "{{ x }}"
    let site = ImportedFiles(["_config.yml": "title: A", "a.md": text])
    #expect((site["Content/a.md"]?.utf8.count ?? .max) < 20_000_000, "\(row.name)")
  }
}
