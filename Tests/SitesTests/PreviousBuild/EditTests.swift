import Diagnostics
import Garland
import TestSupport
import Testing

@testable import Handles
@testable import Planning
@testable import Sites

/// An incremental build after one edit of each kind.
@Suite struct `An incremental build after an edit` {
  struct Edit: CustomTestStringConvertible {
    let testDescription: String
    let path: String
    /// The new text of the file, or `nil` to remove it.
    var text: String?
    var isTemplate = false
  }

  static let edits = [
    Edit(testDescription: "nothing", path: "about.md", text: content["about.md"]),
    Edit(testDescription: "a body", path: "about.md", text: "# About\n\nMore.\n"),
    Edit(
      testDescription: "a heading that is not the title", path: "posts/b.md",
      text: "---\ntitle: B\ndate: 2026-02-01\ntags: [oak]\n---\n# Another\n"),
    Edit(
      testDescription: "an existing template", path: "page.mustache", text: "{{title}}", isTemplate: true),
    Edit(testDescription: "the page of a tag", path: "tags/elm.md", text: "Taller trees.\n"),
    Edit(
      testDescription: "a title equal to the default title", path: "tags/elm.md", text: "# Elm\n\nTrees.\n"),
    Edit(testDescription: "a heading that is the title", path: "about.md", text: "# Others\n\nUs.\n"),
    Edit(
      testDescription: "the address of an article that the hero of another page links to", path: "trips/far.md",
      text: "---\nlayout: wide\nslug: away\n---\n# Far\n"),
    Edit(testDescription: "a picture that a hero names", path: "late.svg", text: "<svg width='2' height='1'/>"),
    Edit(testDescription: "a parameter that its page shows", path: "hero.md", text: hero + "mood: calm\n---\n# Hero\n"),
    Edit(testDescription: "a title", path: "posts/b.md", text: "---\ntitle: C\ndate: 2026-02-01\ntags: [oak]\n---\n"),
    Edit(
      testDescription: "a title for sorting, with the same first letter", path: "posts/a.md",
      text: (content["posts/a.md"] ?? "").replacing("title: A\n", with: "title: A\nsort_title: Abz\n")),
    Edit(testDescription: "a date", path: "posts/b.md", text: "---\ntitle: B\ndate: 2025-02-01\ntags: [oak]\n---\n"),
    Edit(testDescription: "a tag", path: "posts/b.md", text: "---\ntitle: B\ndate: 2026-02-01\ntags: [elm]\n---\n"),
    Edit(
      testDescription: "an alias", path: "posts/b.md",
      text: "---\ntitle: B\ndate: 2026-02-01\ntags: [oak]\naliases: [/old-b/]\n---\n"),
    Edit(testDescription: "a new article", path: "posts/c.md", text: "---\ndate: 2026-03-01\n---\n# C\n"),
    Edit(testDescription: "a removed article", path: "posts/b.md"),
    Edit(testDescription: "a draft", path: "about.md", text: "---\ndraft: true\n---\n# About\n\nUs.\n"),
    Edit(testDescription: "a static file", path: "static/more.txt", text: "more"),
    Edit(testDescription: "a file that is left out", path: "posts/_c.md", text: "# C\n"),
    Edit(testDescription: "a folder that is left out", path: "_docs/c.md", text: "# C\n"),
    Edit(testDescription: "a file in another format", path: "posts/c.mdx", text: "# C\n"),
    Edit(testDescription: "a capital letter in a name", path: "posts/Capital.md", text: "# C\n"),
    Edit(testDescription: "an own 404 page", path: "static/404.html", text: "lost"),
    Edit(testDescription: "an own 404 page beside the articles", path: "404.html", text: "lost"),
    Edit(testDescription: "an own feed", path: "static/rss.xml", text: "<rss/>"),
    Edit(testDescription: "an own site map", path: "static/sitemap.xml", text: "<urlset/>"),
    Edit(testDescription: "an own robots.txt", path: "static/robots.txt", text: "User-agent: *\n"),
    Edit(testDescription: "an own archive", path: "static/archive/index.html", text: "archive"),
    Edit(testDescription: "an own home page", path: "static/index.html", text: "home"),
    Edit(testDescription: "an own list of a section", path: "static/posts/index.html", text: "posts"),
    Edit(testDescription: "an own list of tags", path: "static/tags/index.html", text: "tags"),
    Edit(testDescription: "an own list of a tag", path: "static/categories/far/index.html", text: "far"),
    Edit(testDescription: "an article instead of a list", path: "list.md", text: "---\nurl: /posts/\n---\n# All\n"),
    Edit(testDescription: "an article instead of a feed", path: "feed.md", text: "---\nurl: /rss.xml\n---\n# Feed\n"),
    Edit(
      testDescription: "an alias that is a page", path: "posts/b.md",
      text: "---\ntitle: B\ndate: 2026-02-01\ntags: [oak]\naliases: [/about/, /posts/, /rss.xml]\n---\n"),
    Edit(
      testDescription: "an alias of another article", path: "posts/b.md",
      text: "---\ntitle: B\ndate: 2026-02-01\ntags: [oak]\naliases: [/old-a/]\n---\n"),
    Edit(testDescription: "a file at the address of a page", path: "static/about/index.html", text: "mine"),
    Edit(
      testDescription: "a draft that sets the slug of a section", path: "trips/_index.md",
      text: "---\ndraft: true\nslug: journeys\n---\n"),
    Edit(
      testDescription: "a draft that sets the slug of a taxonomy", path: "categories/_index.md",
      text: "---\ndraft: true\nslug: kinds\n---\n"),
    Edit(testDescription: "a setting", path: "site.yml", text: (content["site.yml"] ?? "") + "page_size: 1\n"),
    Edit(
      testDescription: "a template that was missing", path: "wide.mustache", text: "wide {{title}}",
      isTemplate: true),
    Edit(testDescription: "a word", path: "words/en.yml", text: "archive: All\ntags: Trees", isTemplate: true),
    Edit(testDescription: "a new file of the theme", path: "assets/more.css", text: "a{}", isTemplate: true),
    Edit(
      testDescription: "a stylesheet that all pages link", path: "assets/custom.css", text: "a{margin:2px}",
      isTemplate: true),
  ]

  @Test(arguments: edits) func `gives the same site as a first build`(_ edit: Edit) throws {
    var (content, templates) = (Self.content, Self.templates)
    if edit.isTemplate { templates[edit.path] = edit.text } else { content[edit.path] = edit.text }
    let (before, after) = (Self.build(Self.content, Self.templates), Self.build(content, templates))
    try Self.checkIncrementalBuild(of: after, after: before)
    if !after.run().diagnostics.hasErrors { try Self.checkIncrementalBuild(of: before, after: after) }
  }

  private static func checkIncrementalBuild(of build: SiteBuild, after before: SiteBuild) throws {
    var previous = before.run()
    try #require(!previous.diagnostics.hasErrors)
    previous.record = Deferred(value: try #require(previous.record?.value).decodedCopy())
    let (warm, cold) = (build.run(after: previous), build.run())
    #expect(warm.files.map(\.path) == cold.files.map(\.path))
    #expect(warm.files.map(\.content) == cold.files.map(\.content))
    #expect(warm.pages.map(\.address) == cold.pages.map(\.address))
    #expect(warm.diagnostics.map(\.message) == cold.diagnostics.map(\.message))
    if cold.diagnostics.hasErrors { return }
    #expect(warm.record?.value == cold.record?.value.withReasons(of: warm.record?.value))
  }

  @Test func `renders pages in Swift again if the program has changed`() {
    let withPage = Self.build(Self.content, Self.templates)
    let withoutPage = Self.build(Self.content, Self.templates, code: SiteCode())
    for (first, second) in [(withPage, withoutPage), (withoutPage, withPage)] {
      let (before, warm, cold) = (first.run(), second.run(after: first.run()), second.run())
      #expect(warm.files.map(\.path) == cold.files.map(\.path))
      #expect(warm.files.map(\.content) == cold.files.map(\.content))
      #expect(Set(warm.removed) == Set(before.pages.map(\.address)).subtracting(cold.pages.map(\.address)))
    }
  }

  static let content = [
    "site.yml": "title: Site\nurl: https://example.org/\n", "about.md": "# About\n\nUs.\n",
    "posts/a.md": "---\ntitle: A\ndate: 2026-01-01\ntags: [oak, elm]\ncategories: [far]\naliases: [/old-a/]\n---\nA.\n",
    "posts/b.md": "---\ntitle: B\ndate: 2026-02-01\ntags: [oak]\n---\n", "tags/oak.md": "# Oaks\n",
    "tags/elm.md": "Trees.\n",
    "hero.md": hero + "mood: glad\n---\n# Hero\n", "trips/_index.md": "---\ndraft: true\n---\n",
    "trips/far.md": "---\nlayout: wide\n---\n# Far\n",
    "static/notes.txt": "notes",
  ]
  private static let hero = "---\nhero:\n  actions: [{title: Go, url: trips/far.md}]\n  image: late.svg\n"
  static let templates = [
    "page.mustache": """
    {{title}} {{content}} {{params.mood}}
    {{#hero}}{{#actions}}{{url}}{{/actions}}{{#image}}{{url}}{{/image}}{{/hero}}
    """,
    "post.mustache": "{{title}} {{#tags}}{{name}}{{/tags}}", "assets/custom.css": "a{margin:1px}",
  ]

  static let options = SiteOptions(now: Instant("2026-06-01T00:00:00Z") ?? .latest)
  static let code = SiteCode(pages: [
    SitePage("/colophon/", title: "Colophon", reads: .recorded) { _ in Text("By hand.") }
  ])

  private static func build(
    _ content: [String: String], _ templates: [String: String], code: SiteCode = code
  ) -> SiteBuild {
    SiteBuild(
      content: FolderInMemory("Content", content), templates: FolderInMemory("Templates", templates), options: options,
      code: code)
  }
}

/// Cases that random edits rarely produce: the page stays the same, but its article changes.
@Suite struct `A page with the same bytes as before` {
  private static let box = "<div>{{#children}}{{html}}{{/children}}</div>\n"

  @Test func `does not hide a new problem of its article`() {
    let article = "---\ntemplate: wide\n---\n# A\n\nSee [b](b.md).\n"
    let templates = ["wide.mustache": "{{title}}\n"]
    let previous = build(["a.md": article, "b.md": "# B\n"], templates).run()
    #expect(!previous.diagnostics.hasErrors)
    let (warm, cold) = (
      build(["a.md": article], templates).run(after: previous), build(["a.md": article], templates).run()
    )
    #expect(text(of: warm).contains("there is no article `b.md`"))
    #expect(text(of: warm) == text(of: cold))
  }

  @Test func `is rendered again if its article needs another stylesheet`() {
    let content = ["a.md": "# A\n\n:::box\nIn it.\n:::\n"]
    let previous = build(content, ["containers/box.mustache": Self.box]).run()
    let styled = build(content, ["containers/box.mustache": Self.box, "containers/box.css": ".box { order: 1 }\n"])
    let (warm, cold) = (files(of: styled.run(after: previous)), files(of: styled.run()))
    #expect(warm == cold)
    #expect(warm.keys.contains { $0.hasPrefix("containers/box.") })
  }

  private func build(_ content: [String: String], _ templates: [String: String]) -> SiteBuild {
    let settings = ["site.yml": "title: T\nurl: https://example.org/\n"]
    let layout = SiteLayout("page") { page, site in
      Document(lang: page.language) {
        title { Text(page.title) }
      } content: {
        page.article
      }
    }
    return SiteBuild(
      content: FolderInMemory("Content", content.merging(settings) { first, _ in first }),
      templates: FolderInMemory("Templates", templates),
      options: SiteOptions(now: Instant("2026-06-01T00:00:00Z") ?? .latest), code: SiteCode(layouts: [layout]))
  }

  private func text(of site: BuiltSite) -> String { DiagnosticText(sources: site.sources).text(of: site.diagnostics) }

  private func files(of site: BuiltSite) -> [String: SiteOutput.Content] {
    Dictionary(site.files.map { ($0.path, $0.content) }) { first, _ in first }
  }
}
