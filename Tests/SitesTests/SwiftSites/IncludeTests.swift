import Garland
import Sites
import TestSupport
import Testing

/// `Include` in Swift shows what `:::include` shows in an article.
@Suite struct `An included text in Swift` {
  private static let content = [
    "site.yml": "title: T\nurl: https://example.org/\nvariables: {version: 1.10, unused: 1}\nsearch: false\n",
    "_shared/install.md": """
    # Install

    ## Debian

    Run `apt` {{var.version}}. ![dot](dot.svg)

    ## Mac {#mac}

    - brew

    :::each{section=posts}
    {{title}}
    :::

    :::titled
    Framed.
    :::
    """,
    "_shared/dot.svg": "<svg/>", "_shared/bad.md": "Text {{var.vresion}}.\n", "_shared/other.md": "Other.\n",
    "_shared/circle.md": ":::again{file=_shared/circle.md}\n:::\n",
    "_shared/list.md": ":::each{section=posts}\n:::\n",
    "posts/a.md": "---\ntitle: Apple\ndate: 2026-01-01\n---\nOne.\n", "draft.md": "---\ndraft: true\n---\nSecret.\n",
    "page.md": "# Page\n\n:::again{file=_shared/other.md}\n:::\n",
    "sec/_index.md": "---\nvariables: {version: 2}\n---\n", "sec/b.md": "---\ntemplate: letter\n---\n# B\n\nb\n",
  ]
  private static let templates = [
    "page.mustache": "{{{content}}}", "post.mustache": "{{{content}}}{{view.note}}", "home.mustache": "",
    "containers/titled.mustache": "<i>{{site.title}}, {{page.title}}: {{#children}}{{{html}}}{{/children}}</i>",
  ]
  private static let again = Container("again", attributes: [AttributeDeclaration("file")], reads: .recorded) {
    use, _, _ in
    Include(use.text(of: "file") ?? "")
  }

  /// A site with a page at `/x/` that shows a view, a layout, a view for a template, and a hook.
  private static func build<Content: View & SendableMetatype>(
    _ changes: [String: String] = [:], @ViewBuilder _ view: @escaping @Sendable () -> Content
  ) -> SiteBuild {
    SiteBuild(
      content: FolderInMemory("Content", content.merging(changes) { $1 }),
      templates: FolderInMemory("Templates", templates),
      options: SiteOptions(now: Instant("2026-06-01T00:00:00Z") ?? .latest),
      code: SiteCode(
        containers: [again],
        layouts: [
          SiteLayout("letter", reads: .recorded) { page, _ in
            Include("_shared/install.md", part: "debian")
            page.article
          }
        ],
        pages: [
          SitePage("/x/", title: "X", reads: .recorded) { _ in view() },
          SitePage("/plain/", title: "Plain", reads: .recorded) { site in p { Text(site.title) } },
        ],
        views: [SiteView("note", reads: .recorded) { _, _ in Include("_shared/install.md", part: "mac") }],
        hooks: [
          ArticleHook(in: "posts", reads: .recorded) { blocks, _, _ in
            blocks
            Include("_shared/other.md")
          }
        ]))
  }

  private static func page(_ path: String, of site: BuiltSite) -> String {
    (site.text(of: path) ?? "none").replacing("\n", with: "")
  }

  private static let debian = "<h2 id=\"debian\">Debian</h2><p>Run <code>apt</code> 1.10."

  @Test(arguments: [
    Case("a page, which has the variables of the site", "x/index.html", debian),
    Case("a layout, which has the variables of the article's section", "sec/b/index.html", "<code>apt</code> 2."),
    Case("a view for a template", "posts/a/index.html", "<h2 id=\"mac\">Mac</h2><ul><li>brew</li></ul>"),
    Case("a hook", "posts/a/index.html", "<p>One.</p><p>Other.</p>"),
    Case("a container that reads the site", "page/index.html", "<p>Other.</p>"),
    Case("containers in it, which read the site", "x/index.html", "<i>T, X: <p>Framed.</p></i>"),
    Case("articles that it lists", "x/index.html", "<p>Apple</p>"),
    Case("a picture beside it, which is published", "x/index.html", "src=\"/_shared/dot.svg\""),
  ])
  func `is shown in`(_ row: Case<String, String>) {
    let site = Self.build { Include("_shared/install.md") }.run()
    let page = Self.page(row.input, of: site)
    #expect(page.contains(row.expected), "\(row.name): \(page)")
    #expect(!site.diagnostics.hasErrors, "\(DiagnosticText(sources: site.sources).text(of: site.diagnostics))")
  }

  @Test func `is a child for each block, and leaves out the title of the file`() {
    let site = Self.build {
      ol { ForEach(subviews: Include("_shared/install.md", part: "mac")) { block in li { block } } }
    }.run()
    let expected = """
      <ol><li><h2 id="mac">Mac</h2></li><li><ul><li>brew</li></ul></li><li><p>Apple</p></li>\
      <li><i>T, X: <p>Framed.</p></i></li></ol>
      """
    #expect(Self.page("x/index.html", of: site).contains(expected), "\(Self.page("x/index.html", of: site))")
  }

  @Test(arguments: [
    Case("a variable", "Run {{var.version}}.", "<p>Run 1.10.</p>"),
    Case("a link to an article", "[a](posts/a.md)", #"<p><a href="/posts/a/">a</a></p>"#),
    Case("articles", ":::each{section=posts}\n{{title}}\n:::", "<p>Apple</p>"),
    Case("a container of the site", ":::titled\nx\n:::", "<i>T, X: <p>x</p></i>"),
    Case("another file", ":::include{file=_shared/other.md}\n:::", "<p>Other.</p>"),
  ])
  func `Markdown of a view has`(_ row: Case<String, String>) {
    let build = { Self.build($0) { Markdown(row.input) } }
    let site = build([:]).run()
    let page = Self.page("x/index.html", of: site)
    #expect(page.contains(row.expected), "\(row.name): \(page)")
    #expect(!site.diagnostics.hasErrors)
    let edits = [
      "_shared/other.md": "New.\n", "posts/a.md": "---\ntitle: Pear\ndate: 2026-01-01\nurl: /pear/\n---\nOne.\n",
      "site.yml": "title: S\nurl: https://example.org/\nvariables: {version: 3, unused: 1}\nsearch: false\n",
    ]
    let second = build(edits)
    let (warm, cold) = (second.run(after: site), second.run())
    #expect(Self.page("x/index.html", of: warm) == Self.page("x/index.html", of: cold), "\(row.name)")
    #expect(Self.page("x/index.html", of: cold) != page, "\(row.name)")
  }

  @Test func `Markdown of a view reports its mistakes`() {
    let site = Self.build { Markdown("a\n\n[b](none.md) {{var.vresion}}") }.run()
    let text = DiagnosticText(sources: site.sources).text(of: site.diagnostics)
    for message in ["`Markdown` on the page `/x/`, line 3: ", "there is no variable `vresion`", "none.md"] {
      #expect(text.contains(message), "\(text)")
    }
  }

  @Test func `lists articles as the theme does`() {
    let site = Self.build { Include("_shared/list.md") }.run()
    #expect(Self.page("x/index.html", of: site).contains("Apple"), "\(Self.page("x/index.html", of: site))")
  }

  private static let onPage = "`Include` on the page `/x/`: "

  @Test(
    arguments: [
      Case(
        "a missing file", ("_shared/instal.md", nil),
        ["error: \(onPage)there is no file `_shared/instal.md` in `Content`", "did you mean `_shared/install.md`?"]),
      Case(
        "a missing part", ("_shared/install.md", "debain"),
        ["\(onPage)`_shared/install.md` has no part `debain`", "did you mean `debian`?"]),
      Case(
        "a file that is no article", ("static/a.txt", nil),
        ["\(onPage)`static/a.txt` is not the path of a Markdown file"]),
      Case("a name with quotes", ("a \"b\\\".md", nil), ["\(onPage)there is no file `a \"b\\\".md`"]),
      Case("an article that is not published", ("draft.md", nil), ["\(onPage)`draft.md` is not published"]),
      Case("a file outside", ("../a.md", nil), ["\(onPage)`../a.md` is outside of `Content`"]),
      Case("a circle through containers", ("_shared/circle.md", nil), ["\(onPage)a file includes itself"]),
      Case(
        "a mistake in the file, at its own line", ("_shared/bad.md", nil),
        ["Content/_shared/bad.md:1:6: error: there is no variable `vresion`"]),
    ] as [Case<(String, String?), [String]>])
  func `reports`(_ row: Case<(String, String?), [String]>) {
    let (file, part) = row.input
    let first = Self.build { Include(file, part: part) }
    let site = first.run()
    let text = DiagnosticText(sources: site.sources).text(of: site.diagnostics)
    for message in row.expected { #expect(text.contains(message), "\(row.name): \(text)") }
    let warm = first.run(after: site)
    #expect(DiagnosticText(sources: warm.sources).text(of: warm.diagnostics) == text, "\(row.name)")
  }

  @Test func `reports that a container has no site`() {
    let site = SiteBuild(
      content: FolderInMemory("Content", ["site.yml": "title: T\n", "a.md": "# A\n\n:::lone\n:::\n"]),
      templates: FolderInMemory("Templates", [:]), options: SiteOptions(now: .latest),
      code: SiteCode(containers: [Container("lone") { _ in Include("a.md") }])
    ).run()
    let text = DiagnosticText(sources: site.sources).text(of: site.diagnostics)
    #expect(text.contains("`Include` needs a site"), "\(text)")
  }

  @Test(arguments: [
    Case(
      "the file", ["_shared/install.md": "New.\n\n## Debian {#debian}\n\nX\n\n## Mac\n"],
      ["/posts/a/", "/sec/b/", "/x/"]),
    Case(
      "a variable in it",
      ["site.yml": "title: T\nurl: https://example.org/\nvariables: {version: 3, unused: 1}\nsearch: false\n"], ["/x/"]),
    Case("another file", ["_shared/bad.md": "Good.\n"], []),
    Case("the text of the hook", ["_shared/other.md": "New.\n"], ["/page/", "/posts/a/"]),
    Case(
      "an article that it lists", ["posts/a.md": "---\ntitle: Pear\ndate: 2026-01-01\n---\nOne.\n"],
      ["/posts/a/", "/x/"]),
  ])
  func `renders the pages that show it again, and no others, after an edit of`(
    _ row: Case<[String: String], [String]>
  ) {
    let build = { Self.build($0) { Include("_shared/install.md") } }
    let second = build(row.input)
    let (warm, cold) = (second.run(after: build([:]).run()), second.run())
    let shown = ["/page/", "/plain/", "/posts/a/", "/sec/b/", "/x/"]
    let rendered = warm.pages.filter { $0.isRendered && shown.contains($0.address) }.map(\.address).sorted()
    #expect(rendered == row.expected, "\(row.name)")
    #expect(warm.files.map(\.content) == cold.files.map(\.content), "\(row.name)")
  }
}
