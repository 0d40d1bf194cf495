import Foundation
import Garland
import Sites
import TestSupport
import Testing

/// Parts of the theme in a layout in Swift, compared with the same parts in a template.
@Suite struct `A part of the theme in Swift` {
  static let content = [
    "site.yml": """
    title: Site & Co
    description: About trees
    url: https://example.org/sub/
    author: {name: Ada, url: /about/}
    repository: https://github.com/ada/trees
    social: [https://github.com/ada, mailto:ada@example.org]
    share: [mastodon, email, copy]
    comments: {utterances: ada/trees}
    menus: {main: [{title: Posts, url: /posts/}, {title: More, children: [{title: About, url: /about/}]}]}

    """,
    "posts/_index.md": "---\ntitle: Posts\nsidebar: true\n---\n",
    "posts/a.md": "---\ntitle: A & B\ndate: 2026-01-01\ntags: [oak]\nseries: trees\nimage_alt: Oak\n---\nOne.\n",
    "posts/b.md": """
    ---
    title: B
    date: 2026-02-01
    tags: [oak]
    series: trees
    toc: true
    hero: {text: Large, actions: [{title: Go, url: /about/}]}
    ---
    Two.

    ## Part

    """,
    "about.md": "---\ntitle: About\n---\nUs.\n",
  ]

  /// The parts that are for a page, by their names in `Templates/partials`; the others are for a link or an image.
  private static let parts: [String] = {
    let folder = Program.repository.appending(path: "Templates/partials").path
    let files = (FileManager.default.enumerator(atPath: folder)?.allObjects as? [String] ?? [])
    let names = files.filter { $0.hasSuffix(".mustache") }.map { String($0.dropLast(".mustache".count)) }.sorted()
    return names.filter { name in
      !["frame", "menu-link", "picture", "profile", "search-link", "sidebar-entry", "toc-entry"].contains(name)
        && !name.hasPrefix("icons/")
    }
  }()

  static func build(
    _ code: SiteCode, templates: [String: String] = [:], _ changes: [String: String] = [:]
  ) -> SiteBuild {
    SiteBuild(
      content: FolderInMemory("Content", content.merging(changes) { $1 }),
      templates: FolderInMemory("Templates", templates),
      options: SiteOptions(now: Instant("2026-06-01T00:00:00Z") ?? .latest), code: code)
  }

  @Test(arguments: ["page", "post", "section"])
  func `has the bytes that it has in a template`(kind: String) throws {
    try #require(Self.parts.count > 30)
    let template = Self.parts.map { "\($0)\n{{>partials/\($0)}}\n" }.joined()
    let layout = SiteLayout(kind) { page, site in
      ForEach(Self.parts, id: \.self) { name in
        RawHTML("\(name)\n")
        ThemePartial(name, page)
      }
    }
    let inTemplate = Self.build(SiteCode(), templates: ["\(kind).mustache": template]).run()
    let inSwift = Self.build(SiteCode(layouts: [layout])).run()
    let paths = ["page": ["about/"], "post": ["posts/a/", "posts/b/"], "section": ["posts/"]][kind] ?? []
    for path in paths.map({ "\($0)index.html" }) {
      let expected = try #require(inTemplate.text(of: path))
      #expect(expected.contains("site-header") && expected.contains("site-footer"))
      #expect(inSwift.text(of: path) == expected, "\(path)")
    }
  }

  @Test func `can show another page, or the site`() throws {
    let layout = SiteLayout("page") { _, site in
      ThemePartial("social", site)
      ForEach(site.posts) { post in ThemePartial("line", post) }
    }
    let template = "{{#site}}\n{{>partials/social}}\n{{/site}}\n{{#site.posts}}\n{{>partials/line}}\n{{/site.posts}}\n"
    let expected = Self.build(SiteCode(), templates: ["page.mustache": template]).run().text(of: "about/index.html")
    #expect(try #require(expected).contains("github.com/ada"))
    #expect(Self.build(SiteCode(layouts: [layout])).run().text(of: "about/index.html") == expected)
  }

  @Test func `that does not exist is an error, which names the nearest one`() {
    let site = Self.build(SiteCode(layouts: [SiteLayout("post") { page, _ in ThemePartial("haeder", page) }])).run()
    let text = DiagnosticText(sources: site.sources).text(of: site.diagnostics)
    #expect(
      site.diagnostics.hasErrors && text.contains("partials/haeder") && text.contains("partials/header"), "\(text)")
  }

  @Test(arguments: ["posts/a/index.html", "posts/b/index.html"])
  func `frames the middle of a layout as the template base does`(path: String) throws {
    let layout = SiteLayout("post") { page, site in
      ThemePage(page, site) {
        h1 { Text(page.title) }
        page.article
      }
    }
    let template = "{{<base}}\n{{$main}}\n<h1>{{title}}</h1>{{content}}\n{{/main}}\n{{/base}}\n"
    let expected = Self.build(SiteCode(), templates: ["post.mustache": template]).run().text(of: path)
    #expect(try #require(expected).contains("search-link"))
    #expect(Self.build(SiteCode(layouts: [layout])).run().text(of: path) == expected)
  }

  @Test func `links what the middle requires in the head`() throws {
    let plain = SiteLayout("post") { page, site in ThemePage(page, site) { p { Text("Plain") } } }
    let styled = SiteLayout("post") { page, site in ThemePage(page, site) { VStack { Text("Styled") } } }
    func styles(_ layout: SiteLayout) throws -> String {
      let site = Self.build(SiteCode(layouts: [layout])).run()
      let text = try #require(site.text(of: "posts/a/index.html"))
      let link = text.split(separator: "\n").first { $0.contains("rel=\"stylesheet\"") } ?? ""
      let path = link.split(separator: "\"").first { $0.hasSuffix(".css") }?.dropFirst("/sub/".count) ?? ""
      return try #require(site.text(of: String(path)))
    }
    #expect(try styles(styled).contains(".vstack") && !styles(plain).contains(".vstack"))
  }

  private static let header = SiteLayout("post", reads: .recorded) { page, site in
    ThemePage(page, site) { page.article }
  }

  @Test(
    arguments: [
      Case("nothing", [:], []),
      Case("the text of another page", ["about.md": "---\ntitle: About\n---\nYou.\n"], []),
      Case(
        "the title of a section in the sidebar", ["posts/_index.md": "---\ntitle: All\nsidebar: true\n---\n"],
        ["a", "b"]),
      Case(
        "the title of a neighbour in the sidebar", ["posts/c.md": "---\ntitle: C\ndate: 2026-03-01\n---\n"], ["a", "b"]),
    ] as [Case<[String: String], [String]>])
  func `is rendered again when what it read changed`(_ row: Case<[String: String], [String]>) {
    let code = SiteCode(layouts: [Self.header])
    let first = Self.build(code).run()
    let second = Self.build(code, row.input)
    let (warm, cold) = (second.run(after: first), second.run())
    let rendered = warm.pages.filter(\.isRendered).map(\.address).filter { $0 == "/posts/a/" || $0 == "/posts/b/" }
    #expect(rendered == row.expected.map { "/posts/\($0)/" }, "\(row.name)")
    #expect(!first.diagnostics.hasErrors && !warm.diagnostics.hasErrors)
    #expect(warm.files.map(\.path) == cold.files.map(\.path))
    for (one, other) in zip(warm.files, cold.files) {
      #expect(one.content == other.content, "\(row.name): \(one.path)")
    }
  }

  @Test func `is rendered again when its template changed`() {
    let code = SiteCode(layouts: [Self.header])
    let first = Self.build(code).run()
    let second = Self.build(code, templates: ["partials/footer.mustache": "<footer>Mine</footer>\n"]).run(after: first)
    #expect(second.text(of: "posts/a/index.html")?.contains("<footer>Mine</footer>") == true)
  }
}
