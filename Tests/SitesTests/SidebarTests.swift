import Garland
import Mustache
import TestSupport
import Testing

@testable import Planning
@testable import Sites

@Suite struct `A sidebar` {
  /// A site whose pages show only their sidebars: `+` marks an open node, `*` the page itself.
  private struct SidebarSite {
    let built: BuiltSite

    /// The same template for all pages, which reads nothing else.
    private static let templates = [
      "shown.mustache": """
      {{#sidebar}}{{>node}}{{/sidebar}}{{#previous}} <{{title}}{{/previous}}{{#next}} >{{title}}{{/next}}
      """,
      "node.mustache": """
      {{title}}{{#is_current}}*{{/is_current}}{{#is_open}}+{{/is_open}}\
      {{#items}}{{#first}}({{/first}}{{^first}} {{/first}}{{>node}}{{#last}}){{/last}}{{/items}}{{#is_cut}}…{{/is_cut}}
      """,
    ].merging(["home", "section", "page", "404", "contents"].map { ("\($0).mustache", "{{>shown}}") }) { $1 }

    static let content = [
      "site.yml": "title: Site\nurl: https://example.org/\nsearch: false\n", "other.md": "# Other\n",
      "docs/_index.md": "---\ntitle: Docs\nholds: pages\nsidebar: true\n---\n",
      "docs/a.md": "---\ntitle: A\norder: 1\n---\n", "docs/b.md": "---\ntitle: B\norder: 3\n---\n",
      "docs/part/_index.md": "---\ntitle: Part\norder: 2\n---\n", "docs/part/c.md": "# C\n",
      "docs/last/d.md": "# D\n",
    ]

    init(_ changes: [String: String] = [:], after previous: SidebarSite? = nil) {
      let content = Self.content.merging(changes) { $1 }
      let build = SiteBuild(
        content: FolderInMemory("Content", content), templates: FolderInMemory("Templates", Self.templates),
        options: SiteOptions(now: Instant("2026-11-21T12:00:00Z") ?? .latest))
      built = build.run(after: previous?.built)
    }

    /// The text of a page.
    subscript(path: String) -> String {
      let text = built.text(of: "\(path)/index.html") ?? "no page"
      return String(text.prefix { $0 != "\n" })
    }

    /// The addresses of the pages that the build rendered.
    var rendered: [String] { built.pages.filter(\.isRendered).map(\.address).sorted() }
  }

  /// The pages below a section, as `[Title](names)` for a group or a folder, with `|` between the groups.
  @Test(arguments: [
    Case("pages, then folders", [:], "(A B)|[/docs/part/](C)|[/docs/last/](D)"),
    Case(
      "a group",
      [
        "docs/a.md": "---\ntitle: A\norder: 1\ngroup: Start\n---\n",
        "docs/b.md": "---\ntitle: B\norder: 3\ngroup: Start\n---\n",
      ],
      "[Start](A B)|[/docs/part/](C)|[/docs/last/](D)"),
    Case(
      "a folder in a folder, which is a page",
      ["docs/part/in/_index.md": "---\ntitle: In\n---\n", "docs/part/in/e.md": "# E\n"],
      "(A B)|[/docs/part/](C In)|[/docs/last/](D)"),
    Case("no sidebar", ["docs/_index.md": "---\ntitle: Docs\nholds: pages\n---\n"], ""),
  ])
  func `gives the page of its section`(row: Case<[String: String], String>) {
    let content = SidebarSite.content.merging(row.input) { $1 }
    let template = """
      {{#children}}{{^first}}|{{/first}}{{#is_named}}[{{#section}}{{url}}{{/section}}{{^section}}{{title_html}}{{/section}}]{{/is_named}}\
      ({{#items}}{{^first}} {{/first}}{{title}}{{/items}}){{/children}}
      """
    let site = SiteBuild(
      content: FolderInMemory("Content", content),
      templates: FolderInMemory("Templates", ["section.mustache": template]),
      options: SiteOptions(now: Instant("2026-11-21T12:00:00Z") ?? .latest)
    ).run()
    row.check((site.text(of: "docs/index.html") ?? "no page").split(separator: "\n").first.map(String.init) ?? "")
  }

  @Test func `gives Swift the pages of its section, too`() {
    let layout = SiteLayout("section", reads: .recorded) { page, _ in
      let groups = page.children.map { group in
        "\(group.title ?? "")\(group.section?.url ?? "")(\(group.pages.map(\.title).joined(separator: " ")))"
      }
      Text(groups.joined(separator: "|"))
    }
    let site = SiteBuild(
      content: FolderInMemory("Content", SidebarSite.content), templates: FolderInMemory("Templates", [:]),
      options: SiteOptions(now: Instant("2026-11-21T12:00:00Z") ?? .latest), code: SiteCode(layouts: [layout])
    ).run()
    let text = site.text(of: "docs/index.html") ?? ""
    #expect(text.contains("(A B)|Part/docs/part/(C)|Last/docs/last/(D)"), "\(text)")
  }

  @Test(arguments: [
    Case("cards by default", "", [true, false]), Case("a list", "children: list\n", [false, true]),
    Case("nothing", "children: none\n", [false, false]),
  ])
  func `lets the theme show the pages of its section as`(row: Case<String, [Bool]>) {
    let content = SidebarSite.content.merging([
      "docs/_index.md": "---\ntitle: Docs\nholds: pages\nsidebar: true\n\(row.input)---\nText.\n",
      "docs/a.md": "---\ntitle: A\norder: 1\ndescription: The first\n---\n",
    ]) { $1 }
    let build = { (changes: [String: String]) in
      SiteBuild(
        content: FolderInMemory("Content", content.merging(changes) { $1 }),
        templates: FolderInMemory("Templates", [:]),
        options: SiteOptions(now: Instant("2026-11-21T12:00:00Z") ?? .latest))
    }
    let site = build([:]).run()
    let page = site.text(of: "docs/index.html") ?? ""
    row.check([
      page.contains("class=\"grid children\""), page.contains("<ul class=\"entries\">") && !page.contains("children\""),
    ])
    #expect(page.contains("<p>The first</p>") == (row.input != "children: none\n"))
    // A description that changes renders the page again.
    let second = build(["docs/a.md": "---\ntitle: A\norder: 1\ndescription: Another\n---\n"])
    #expect(second.run(after: site).text(of: "docs/index.html") == second.run().text(of: "docs/index.html"))
  }

  @Test(arguments: [
    Case("the section", "docs", "Docs*+(A Part+(C) B Last+(D)) >A"),
    Case("a page", "docs/b", "Docs+(A Part+(C) B*+ Last+(D)) <C >Last"),
    Case("a page of an inner section", "docs/part/c", "Docs+(A Part+(C*+) B Last+(D)) <Part >B"),
    Case("an inner section", "docs/last", "Docs+(A Part+(C) B Last*+(D)) <B >D"),
    Case("a page elsewhere", "other", ""),
  ])
  func `shows the pages of its section on`(row: Case<String, String>) {
    row.check(SidebarSite()[row.input])
  }

  @Test(arguments: [
    Case(
      "a group, at the place of its first page",
      [
        "docs/a.md": "---\ntitle: A\norder: 1\ngroup: G\n---\n",
        "docs/b.md": "---\ntitle: B\norder: 3\ngroup: G\n---\n",
      ],
      "Docs*+(G(A B) Part+(C) Last+(D)) >A"),
    Case(
      "a group with a section", ["docs/part/_index.md": "---\ntitle: Part\norder: 2\ngroup: G\n---\n"],
      "Docs*+(A G(Part+(C)) B Last+(D)) >A"),
    Case(
      "a short title", ["docs/a.md": "---\ntitle: A\nsidebar_title: a\norder: 1\n---\n"],
      "Docs*+(a Part+(C) B Last+(D)) >A"),
    Case(
      "a draft is left out", ["docs/a.md": "---\ntitle: A\ndraft: true\n---\n"],
      "Docs*+(Part+(C) B Last+(D)) >Part"),
    Case(
      "a section with a sidebar of its own",
      ["docs/part/_index.md": "---\ntitle: Part\norder: 2\nsidebar: true\n---\n"],
      "Docs*+(A Part B Last+(D)) >A"),
    Case(
      "a section without a sidebar", ["docs/part/_index.md": "---\ntitle: Part\norder: 2\nsidebar: false\n---\n"],
      "Docs*+(A Part B Last+(D)) >A"),
    Case("no key", ["docs/_index.md": "---\ntitle: Docs\nholds: pages\n---\n"], ""),
  ])
  func `has`(row: Case<[String: String], String>) {
    row.check(SidebarSite(row.input)["docs"])
  }

  @Test func `begins anew in a section with the key`() {
    let own = SidebarSite(["docs/part/_index.md": "---\ntitle: Part\nsidebar: true\n---\n"])
    #expect(own["docs/part/c"] == "Part+(C*+) <Part")
    let none = SidebarSite(["docs/part/_index.md": "---\ntitle: Part\nsidebar: false\n---\n"])
    #expect(none["docs/part/c"] == "")
  }

  @Test func `reports a value that is no flag`() {
    let built = SidebarSite(["docs/_index.md": "---\ntitle: Docs\nsidebar: maybe\n---\n"]).built
    #expect(built.diagnostics.map(\.code.rawValue) == ["front-matter.wrong-type"])
  }

  @Test func `shows only the open part of more than 24 lines`() {
    let pages = (10..<30).map { ("docs/part/p\($0).md", "---\ntitle: P\($0)\norder: \($0)\n---\n") }
    let site = SidebarSite(Dictionary(uniqueKeysWithValues: pages))
    #expect(site["docs"].hasPrefix("Docs*+(A Part(P10 P11 ") && site["docs"].contains(" Last(D))"))
  }

  @Test func `shows the part around the page if it is large`() {
    let pages = (100..<300).map { ("docs/part/p\($0).md", "---\ntitle: P\($0)\norder: \($0)\n---\n") }
    let site = SidebarSite(Dictionary(uniqueKeysWithValues: pages))
    #expect(site["docs"] == "Docs*+(A Part B Last) >A")
    let titles = (180..<220).map { $0 == 200 ? "P200*+" : "P\($0)" }.joined(separator: " ")
    #expect(site["docs/part/p200"] == "Docs+(A Part+(\(titles))… B Last) <P199 >P201")
  }

  @Test(arguments: [
    Case(
      "a title", ["docs/a.md": "---\ntitle: Ah\norder: 1\n---\n"],
      ["docs", "docs/a", "docs/b", "docs/last", "docs/last/d", "docs/part", "docs/part/c"]),
    Case("a text", ["docs/a.md": "---\ntitle: A\norder: 1\n---\nText.\n"], []),
    Case("a title elsewhere", ["other.md": "# Others\n"], []),
  ])
  func `renders the pages again that show`(row: Case<[String: String], [String]>) {
    let first = SidebarSite()
    let second = SidebarSite(row.input, after: first)
    row.check(second.rendered.map { String($0.dropFirst().dropLast()) })
    let clean = SidebarSite(row.input)
    for path in ["docs", "docs/a", "docs/b", "docs/part/c", "other"] { #expect(second[path] == clean[path]) }
  }

  @Test func `renders only nearby pages again if it is large`() {
    let pages = Dictionary(
      uniqueKeysWithValues: (100..<300).map { ("docs/part/p\($0).md", "---\ntitle: P\($0)\norder: \($0)\n---\n") })
    let first = SidebarSite(pages)
    let changed = pages.merging(["docs/part/p200.md": "---\ntitle: Q\norder: 200\n---\n"]) { $1 }
    let second = SidebarSite(changed, after: first)
    #expect((38...42).contains(second.rendered.count), "\(second.rendered)")
  }
}
