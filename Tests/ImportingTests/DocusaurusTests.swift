import TestSupport
import Testing

@testable import Importing

@Suite struct DocusaurusTests {
  @Test(
    "A site of Docusaurus becomes Markdown with containers",
    arguments: [
      Case("a title in brackets", ":::tip[Hot *oven*]\n\nText\n\n:::", ":::tip[Hot *oven*]\n\nText\n\n:::"),
      Case("a title behind a space", ":::note Oven\nText\n:::", ":::note[Oven]\nText\n:::"),
      Case("an indented closing fence", ":::info\nText\n  :::\n\nMore", ":::info\nText\n:::\n\nMore"),
      Case("an unclosed container", ":::danger\nText", ":::danger\nText\n\n:::"),
      Case("an import", "import Tabs from '@theme/Tabs';\n\nText", "Text"),
      Case(
        "tabs",
        "<Tabs groupId=\"os\">\n<TabItem value=\"mac\" label=\"Mac\">\n\nA\n\n</TabItem>\n"
          + "<TabItem value=\"linux\">\n\nB\n\n</TabItem>\n</Tabs>",
        "::::tabs{sync=\"os\"}\n:::item[Mac]\nA\n:::\n:::item[linux]\nB\n:::\n::::"),
      Case("code", "```js title=\"a.js\" {2} live\na\nb\n```", "```js title=\"a.js\" {2}\na\nb\n```"),
      Case("a link", "See <Link to=\"/oven/\">the oven</Link>", "See [the oven](/oven/)"),
      Case("a file of the site", "![Oven](@site/static/oven.png)", "![Oven](/oven.png)"),
      Case("an image in HTML", "<img src={require('./oven.png').default} />", "<img src=\"/oven.png\" />"),
      Case("code in an attribute", "<Editor lang=\"js\" initial={`a()\nb()`} />", "```js\na()\nb()\n```"),
      Case("a comment", "A{/* no */} B", "A B"),
      Case("a value", "{frontMatter.sidebar_label}", "Oven"),
      Case("an id", "## Bake {#bake-it}", "## Bake {#bake-it}"),
      Case("a video", "<YouTube id=\"abc\" />", ":::video{youtube=\"abc\"}\n:::"),
      Case(
        "a part", "import Note from './_parts/_note.mdx';\n\n<Note />", "**Hot** [oven](oven.md)"),
    ])
  func text(row: Case<String, String>) {
    let files = [
      "docusaurus.config.js": "module.exports = { title: 'Bread' };",
      "docs/bread.md": "---\nsidebar_label: Oven\n---\n\(row.input)\n", "docs/oven.md": "Oven\n",
      "docs/_parts/_note.mdx": "**Hot** [oven](../oven.md)\n", "static/oven.png": "",
    ]
    let text = ImportedFiles(files)["Content/docs/bread.md"] ?? ""
    #expect(text.hasPrefix("---\nsidebar_title: Oven\n---\n"))
    row.check(String(text.dropFirst("---\nsidebar_title: Oven\n---\n".count)).trimmed.description)
  }

  @Test func `the settings name the title, and each article has an address of its own`() {
    let site = ImportedFiles([
      "docusaurus.config.ts": "const config: Config = { title: 'Bread' };\nexport default config;",
      "blog/2026-01-02-oven.md": "A\n", "blog/2026-03-04-oven.mdx": "B\n", "docs/crust.md": "C\n",
      "src/pages/index.tsx": "E\n", "README.md": "F\n", "notes/oven.md": "I\n", "package.json": "{}",
      "docs/salt.md": "---\nslug: /Salty\nid: s\nsidebar_position: 2\n---\nG\n", "docs/_part.mdx": "H\n",
    ])
    #expect(site["Content/site.yml"] == "title: Bread\ncontainers: lenient\nhtml: trusted\n")
    #expect(site["Content/blog/2026-01-02-oven.md"] == "---\nurl: /blog/2026/01/02/oven/\n---\nA\n")
    #expect(site["Content/blog/2026-03-04-oven.md"] == "---\nurl: /blog/2026/03/04/oven/\n---\nB\n")
    #expect(!site.paths.contains { $0.contains("README") || $0.contains("package") || $0.contains("index") })
    #expect(site.report.contains("notes/oven.md: this Markdown file is not imported"))
    #expect(site.report.contains("src/pages/index.tsx: a page that code generates"))
    #expect(site["Content/docs/salt.md"] == "---\norder: 2\nurl: /docs/Salty/\n---\nG\n")
    #expect(site.report.contains("docs/_part.mdx: a part of other articles"))
  }

  @Test func `translations are articles of their language`() {
    let locales = "i18n: { defaultLocale: 'en', locales: ['en', 'pt-BR'], localeConfigs: { en: { label: 'English' } } }"
    let site = ImportedFiles([
      "docusaurus.config.js": "module.exports = { title: 'Bread', \(locales) };",
      "blog/2026-01-02-oven.md": "A\n", "docs/crust.md": "C\n",
      "i18n/pt-BR/docusaurus-plugin-content-docs/current/crust.md": "D\n",
      "i18n/pt-BR/docusaurus-plugin-content-blog/2026-01-02-oven.md": "E\n",
      "i18n/pt-BR/docusaurus-plugin-content-pages/about.md": "F\n", "i18n/pt-BR/code.json": "{}",
    ])
    #expect(
      site["Content/site.yml"] == """
        title: Bread
        language: en
        languages:
          en:
            name: English
          pt-BR:
            name: pt-BR
            path: /pt-BR/
        containers: lenient
        html: trusted

        """)
    #expect(site["Content/pt-BR/docs/crust.md"] == "D\n")
    #expect(site["Content/pt-BR/blog/2026-01-02-oven.md"]?.contains("url: /pt-BR/blog/2026/01/02/oven/") == true)
    #expect(site["Content/pt-BR/src/pages/about.md"]?.contains("url: /pt-BR/about/") == true)
    #expect(site["Content/index.md"] == "---\nfallback: true\n---\n")
  }

  @Test func `translations of each plugin belong to its articles`() {
    let locales = "i18n: { defaultLocale: 'en', locales: ['en', 'fr'] }"
    let plugins = """
      plugins: [
        ['@docusaurus/plugin-content-docs', { id: 'community', path: 'people', routeBasePath: 'community' }],
        ['@docusaurus/plugin-content-blog', { id: 'news', path: 'news', routeBasePath: 'news', postsPerPage: 5 }],
      ]
      """
    let i18n = "i18n/fr/docusaurus-plugin-content"
    let site = ImportedFiles([
      "docusaurus.config.js": "module.exports = { \(locales), \(plugins) };",
      "docs/crust.md": "A\n", "people/team.md": "B\n", "blog/2026-01-02-oven.md": "C\n",
      "news/2026-01-03-salt.md": "D\n",
      "\(i18n)-docs/current/crust.md": "E\n", "\(i18n)-docs-community/current/team.md": "F\n",
      "\(i18n)-blog/2026-01-02-oven.md": "G\n", "\(i18n)-blog-news/2026-01-03-salt.md": "H\n",
    ])
    let bodies = ["docs/crust", "people/team", "blog/2026-01-02-oven", "news/2026-01-03-salt"].map { path in
      site["Content/fr/\(path).md"]?.split(separator: "\n").last.map(String.init) ?? "none"
    }
    #expect(bodies == ["E", "F", "G", "H"])
    #expect(site["Content/fr/people/team.md"]?.contains("url: /fr/community/team/") == true)
  }

  @Test func `images beside articles have addresses of their own without slashes at the end`() {
    let site = ImportedFiles([
      "docusaurus.config.js": "module.exports = { trailingSlash: false };",
      "blog/2026-01-02-oven/index.md": "![A](./a.png)\n", "blog/2026-01-02-oven/a.png": "",
      "blog/2026-01-03-salt/index.md": "![A](./a.png)\n", "blog/2026-01-03-salt/a.png": "",
      "docs/2-Hot oven.md": "Text\n",
    ])
    #expect(site["Content/blog/2026-01-03-salt/index.md"]?.contains("![A](/blog/2026-01-03-salt/a.png)") == true)
    #expect(site["Content/static/blog/2026-01-02-oven/a.png"] == "copy of blog/2026-01-02-oven/a.png")
    #expect(site["Content/docs/2-Hot oven.md"] == "---\nurl: \"/docs/Hot%20oven.html\"\n---\nText\n")
  }

  @Test(
    "An article has the address of Docusaurus",
    arguments: [
      ("docs/02-bread/01-oven.md", "", "/docs/bread/oven/"),
      ("docs/1.2-notes.md", "", nil),
      ("docs/2-\u{4E8C}.md", "", "/docs/\u{4E8C}/"),
      ("docs/3-Hot oven.md", "", "/docs/Hot%20oven/"),
      ("docs/02-bread/README.md", "", "/docs/bread/"),
      ("docs/Bread/bread.md", "", "/docs/Bread/"),
      ("docs/a.md", "id: b", "/docs/b/"),
      ("docs/a/b.md", "slug: c", "/docs/a/c/"),
      ("docs/a/b.md", "slug: /", "/docs/"),
      ("docs/a/b.md", "", nil),
      ("blog/2026-01-02-oven/index.md", "", "/blog/2026/01/02/oven/"),
      ("blog/x/2026-01-02-oven.mdx", "", "/blog/2026/01/02/x/oven/"),
      ("blog/2026-01-02-oven.md", "slug: hot", "/blog/hot/"),
      ("src/pages/about.md", "", "/about/"),
      ("guides/a.md", "", "/guide/a/"),
      ("notes/a.md", "", nil),
    ])
  func address(path: String, keys: String, expected: String?) {
    let script = """
      const config = {
        presets: [['classic', { docs: { sidebarPath: './sidebars.js' }, blog: {} }]],
        plugins: [['@docusaurus/plugin-content-docs', { id: 'g', path: 'guides', routeBasePath: 'guide' }]],
      };
      """
    let site = ImportedFiles(["docusaurus.config.js": script, path: "---\n\(keys)\n---\nText\n"])
    let article = site["Content/" + path.replacing("README", with: "index").replacing(".mdx", with: ".md")]
    let url = article?.split(separator: "\n").first { $0.hasPrefix("url: ") }
    #expect(url.map { $0.filter { $0 != "\"" } } == expected.map { "url: \($0)" })
  }

  @Test(
    "Only dollar signs mark formulas",
    arguments: [
      Case("in the configuration", ("const math = require('remark-math');\n", "{}"), "A &#91;b\\]"),
      Case("in the package", ("", "{\"dependencies\": {\"remark-math\": \"6\"}}"), "A &#91;b\\]"),
      Case("without formulas", ("", "{}"), "A \\[b\\]"),
    ])
  func formulas(row: Case<(String, String), String>) {
    let site = ImportedFiles([
      "docusaurus.config.js": row.input.0 + "module.exports = { title: 'Bread' };",
      "package.json": row.input.1, "docs/a.md": "A \\[b\\]\n",
    ])
    row.check((site["Content/docs/a.md"] ?? "").trimmed)
    #expect((site["Content/site.yml"]?.contains("math: true") ?? false) == row.expected.contains("&"))
  }
}
