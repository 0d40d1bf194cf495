import TestSupport
import Testing

@testable import Importing

@Suite struct EleventyTests {
  @Test func `tags become Markdown and containers`() throws {
    let site = ImportedFiles(Self.site)
    #expect(site["Content/blog/2024-05-06-bread.md"] == Self.article)
  }

  @Test func `settings come from data files and literals`() throws {
    let site = ImportedFiles(Self.site)
    #expect(
      site["Content/site.yml"] == """
        title: Bread
        url: "https://bread.example/book/"
        language: en
        html: trusted
        containers: lenient
        case: keep
        naive_dates: utc
        heading_ids: markdown-it

        """)
  }

  @Test func `files go where passthrough copies put them, and templates stay behind`() throws {
    let site = ImportedFiles(Self.site)
    #expect(site["Content/static/img/a/oven.png"] == "copy of src/img/a/oven.png")
    #expect(site["Content/static/favicon.ico"] == "copy of assets/favicon.ico")
    #expect(site["Content/static/blog/loaf.jpg"] == "copy of src/blog/loaf.jpg")
    #expect(site.paths.filter { $0.hasPrefix("Content/") }.count == 7)
    #expect(site.report.contains("src/hidden.md: Eleventy writes no page for it"))
    #expect(site.report.contains("src/index.njk: a page that a template generates"))
    #expect(site.report.contains("bread.md:17: `{{ collections.posts | size }}` is removed"))
    #expect(site.report.contains("`{% include \"../../../../etc/passwd.md\" %}` is removed"))
  }

  @Test(arguments: [
    ("/{{ page.fileSlug }}/", "/bread/"),
    ("{{ page.filePathStem }}.html", "/blog/bread.html"),
    ("/{{ page.date | date: '%Y/%m' }}/{{ title | slugify }}/index.html", "/2024/05/the-bread/"),
    ("404.html", "/404.html"),
    ("/{{ unknown }}/", "/blog/2024-05-06-bread/"),
  ]) func permalinks(permalink: String, expected: String?) throws {
    let site = ImportedFiles([
      ".eleventy.js": "module.exports = function () {}",
      "blog/2024-05-06-bread.md": "---\ntitle: The Bread!\npermalink: \"\(permalink)\"\n---\n",
    ])
    let text = try #require(site["Content/blog/2024-05-06-bread.md"])
    let url = text.split(separator: "\n").first { $0.hasPrefix("url: ") }
    #expect(url?.filter { $0 != "\"" } == expected.map { "url: " + $0 })
  }

  @Test(
    arguments: [
      ("src/img", nil, "src/img/a.png", "img/a.png"),
      ("./assets/", "/", "assets/x/a.png", "x/a.png"),
      ("a.ico", "icons/", "a.ico", "icons/a.ico"),
      ("src/*.png", nil, "src/a.png", "a.png"),
      ("src/*.png", nil, "src/b/a.png", nil),
      ("**/*.jpg", nil, "src/b/a.jpg", "b/a.jpg"),
      ("_posts/**/raw_*.*", nil, "_posts/a/raw_b.png", "_posts/a/raw_b.png"),
      ("_posts/**/raw_*.*", nil, "_posts/a/b.md", nil),
      ("og/*.{jpeg,png}", "img/", "og/a.png", "img/a.png"),
    ] as [(String, String?, String, String?)])
  func `passthrough copies`(source: String, destination: String?, path: String, expected: String?) {
    #expect(PassthroughCopy(source: source, destination: destination).target(of: path, input: "src") == expected)
  }

  @Test(
    "Comments of Nunjucks are removed",
    arguments: [
      Case("a comment", "A {# don't\n\nread #} B", "A  B"),
      Case("an open comment", "A {# B", "A {# B"),
      Case("raw text", "{% raw %}{# A #}{% endraw %}", "{# A #}"),
    ])
  func comments(row: Case<String, String>) {
    let script = "module.exports = () => ({ markdownTemplateEngine: 'njk' });"
    row.check(ImportedFiles([".eleventy.js": script, "a.md": row.input])["Content/a.md"] ?? "")
    let liquid = ImportedFiles([".eleventy.js": "module.exports = () => ({});", "a.md": row.input])
    #expect(liquid["Content/a.md"]?.contains("{#") == true)
  }

  @Test func `a site at the root wins over one in a folder`() {
    let site = ImportedFiles([
      ".eleventy.js": "module.exports = () => ({});", "a.md": "Text\n",
      "try/astro.config.mjs": "export default defineConfig({});", "try/src/content/blog/b.md": "Text\n",
    ])
    #expect(site.report.hasPrefix("Eleventy: "))
  }

  @Test func `a file beside an article is left out if a static file has its address`() {
    let site = ImportedFiles([
      ".eleventy.js": "module.exports = (c) => { c.addPassthroughCopy({ public: '/' }); };",
      "blog/oven/index.md": "---\npermalink: /oven/\n---\nText\n",
      "blog/oven/hot.png": "", "blog/oven/cold.png": "", "public/oven/hot.png": "",
    ])
    #expect(
      site.paths.filter { $0.hasSuffix(".png") } == ["Content/blog/oven/cold.png", "Content/static/oven/hot.png"])
    #expect(site.report.contains("blog/oven/hot.png: is left out: the file `static/oven/hot.png` has its address"))
  }

  @Test func `data files that end with a semicolon are read`() {
    let site = ImportedFiles([
      ".eleventy.js": "", "posts/a.md": "Text\n",
      "posts/posts.11tydata.js": "module.exports = { author: 'Ada', permalink: '/x/{{ page.fileSlug }}/' };\n",
    ])
    #expect(site["Content/posts/a.md"] == "---\nauthor: Ada\nurl: /x/a/\n---\nText\n")
  }

  @Test(
    "The address of a file without a permalink follows its path",
    arguments: [
      ("posts/a+b.md", "url: /posts/a+b/"),
      ("posts/2026-01-02-a.md", "url: /posts/2026-01-02-a/"),
      ("posts/2026-01-02-a/index.md", "url: /posts/2026-01-02-a/"),
      ("posts/My bread.md", "url: \"/posts/My%20bread/\""),
      ("posts/a.md", nil),
    ])
  func defaultAddress(path: String, url: String?) {
    let site = ImportedFiles([".eleventy.js": "", path: "Text\n"])
    let line = site["Content/" + path]?.split(separator: "\n").first { $0.hasPrefix("url: ") }
    #expect(line.map(String.init) == url)
  }

  @Test func `folders with an underscore hold articles, and keep their addresses`() {
    let site = ImportedFiles([
      "eleventy.config.js": """
      // dir: { input: "old" }
      export default function (config) { config.addPassthroughCopy("_posts/**/raw_*.*"); }
      /* pathPrefix: "/old/" */
      export const config = { dir: { output: "dist" } };
      """,
      ".gitignore": "/drafts\nnode_modules",
      "_posts/bread.md": "Bread",
      "_posts/hidden.md": "---\neleventyExcludeFromCollections: true\n---\nHidden",
      "_posts/2024-05-06-oven/index.md": "![Oven](oven.png)",
      "_posts/2024-05-06-oven/oven.png": "png",
      "_posts/2003-01-02-old.html": "---\ntitle: Old\n---\n<p>Old</p>\n",
      "_includes/a.md": "part",
      "_data/site.json": #"{"url": "https://a.example"}"#,
      "drafts/a.md": "draft",
      "dist/bread/index.md": "built",
      "node_modules/a/README.md": "package",
      "a/node_modules/b.md": "package",
      ".github/b.md": "of the repository",
    ])
    #expect(site.site.articleCount == 4)
    #expect(site["Content/posts/hidden.md"]?.contains("listed: false") == true)
    #expect(site["Content/posts/bread.md"] == "---\nurl: /_posts/bread/\n---\nBread")
    #expect(
      site["Content/posts/2024-05-06-oven/index.md"]
        == "---\nurl: /_posts/2024-05-06-oven/\n---\n![Oven](oven.png)")
    #expect(site["Content/posts/2024-05-06-oven/oven.png"] == "copy of _posts/2024-05-06-oven/oven.png")
    #expect(site["Content/posts/2003-01-02-old.html"]?.contains("url: /_posts/2003-01-02-old/") == true)
    #expect(site["Content/site.yml"]?.contains("url: \"https://a.example/\"") == true)
  }

  @Test(arguments: [
    ("an object", "module.exports = { permalink: '/web/{{ page.fileSlug }}/' }", "/web/bread/"),
    (
      "a function", "export default { permalink: function({page}) { return `/web/${ page.fileSlug }/` } }",
      "/web/bread/"
    ),
    ("an arrow", "export default { permalink: (data) => `/w/${data.page.fileSlug}.html` }", "/w/bread.html"),
    (
      "a method behind a condition",
      "module.exports = () => ({ eleventyComputed: { permalink(data) { if (data.x) { return false } return `/${data.section}/` } } })",
      "/loaves/"
    ),
    ("a comment", "export default { /* permalink: '/no/', */ tags: ['a'] }", nil),
  ]) func `permalinks in the data of a folder`(name: String, script: String, expected: String?) {
    let site = ImportedFiles([
      ".eleventy.js": "module.exports = {}", "blog/blog.11tydata.js": script,
      "blog/bread.md": "---\nsection: loaves\n---\nBread",
    ])
    let url = site["Content/blog/bread.md"]?.split(separator: "\n").first { $0.hasPrefix("url: ") }
    #expect(url.map(String.init) == expected.map { "url: " + $0 })
  }

  static let site = [
    "eleventy.config.js": """
    export default function (config) {
      config.addPassthroughCopy("src/img");
      config.addPassthroughCopy({ "assets/": "/" });
      config.addPassthroughCopy("src/blog/*.jpg");
      config.addFilter("x", (y) => { return y.dir; });
      return { dir: { input: "src", output: "public" }, pathPrefix: "/book/" };
    }
    """,
    "src/_data/site.json": #"{"title": "Bread", "url": "https://bread.example", "owner": {"name": "Ada"}}"#,
    "src/_includes/end.md": "The *end* of {{ title }}.",
    "src/_includes/base.njk": "<html></html>",
    "src/img/a/oven.png": "png",
    "assets/favicon.ico": "ico",
    "src/blog/loaf.jpg": "jpg",
    "src/blog/blog.json": #"{"tags": ["posts", "bread"], "layout": "post.njk", "author": "Ada"}"#,
    "src/hidden.md": "---\npermalink: false\n---\n",
    "src/index.njk": "<h1></h1>",
    "src/about.md": "# About {{ site.owner.name }}\n",
    "src/blog/2024-05-06-bread.md": """
    ---
    title: Bread
    tags: [oven]
    ---
    {% callout "warn" %}Hot{% endcallout %}

    {% callout "info" %}
    One
    {% endcallout %}
    {% raw %}{{ kept }}{% endraw %} and `{{ code }}`
    {% highlight "js" %}
    heat()
    {% endhighlight %}
    {% include "end.md" %}
    {% include "../../../../etc/passwd.md" %}

    {{ collections.posts | size }} posts
    {% oven 220, "loud" %}

    [About](./src/about.md#me)
    """,
  ]

  static let article = """
    ---
    title: Bread
    tags: [oven, bread]
    author: Ada
    date: 2024-05-06
    url: /blog/2024-05-06-bread/
    ---
    :::warning
    Hot
    :::

    :::info
    One
    :::
    {{ kept }} and `{{ code }}`
    ```js
    heat()
    ```
    The *end* of Bread.


     posts
    :::oven{value1="220" value2="loud"}
    :::

    [About](../about.md#me)
    """
}
