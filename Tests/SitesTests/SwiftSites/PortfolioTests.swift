import Garland
import Sites
import TestSupport
import Testing

/// A portfolio whose layout is the parts of the theme around a middle of its own, with a page for each client.
@Suite struct `A portfolio` {
  struct Project: Decodable {
    let client: String
    let year: Int
    let links: [Link]?

    struct Link: Decodable { let title: String, url: String }
  }

  private static let layout = SiteLayout("project") { page, _ in
    ThemePage {
      article(.class("project")) {
        ThemePartial("breadcrumbs")
        h1 { Text(page.title) }
        if let project = page.params(as: Project.self) {
          p { Text("For \(project.client), \(project.year)") }
          ForEach(project.links ?? [], id: \.url) { link in a(.href(link.url)) { Text(link.title) } }
        }
        page.article
      }
      ThemePartial("neighbours")
    }
  }
  private static let clients = SitePages { site in
    (site.section("projects")?.posts ?? []).grouped(by: { $0.params(as: Project.self)?.client }).map { client, posts in
      SitePage("/clients/\(client)/", title: client, listing: posts) { page, _ in
        ul { ForEach(page.posts) { project in li { a(.href(project.url)) { Text(project.title) } } } }
      }
    }
  }

  private static func project(_ title: String, _ keys: String) -> String {
    "---\ntitle: \(title)\n\(keys)\n---\nWhat we did.\n"
  }
  private static let content = [
    "projects/_index.md": "---\ntitle: Work\npost_template: project\n---\n",
    "projects/bridge.md": project("A bridge", "client: city\nyear: 2024\nlinks: [{title: Plans, url: /plans/}]"),
    "projects/tower.md": project("A tower", "client: port\nyear: 2025"),
    "plans.md": "# Plans\n",
  ]
  private static let site = EditedSwiftSite(
    content,
    SiteCode(
      reads: .recorded, layouts: [layout], computedPages: [clients],
      params: [SectionParams("projects", as: Project.self)]))

  @Test func `has the theme around its own middle`() throws {
    #expect(Self.site.messages() == "")
    let page = try #require(Self.site.build().run().text(of: "projects/bridge/index.html"))
    #expect(page.contains("<p>For city, 2024</p><a href=\"/plans/\">Plans</a>") && page.contains("What we did."))
    #expect(page.contains("<header class=\"site-header\""), "\(page)")
    #expect(page.contains("/projects/tower/"), "the neighbour")
  }

  @Test(
    arguments: [
      Case(
        "a year", ["projects/tower.md": project("A tower", "client: port\nyear: 2026")],
        ["/projects/tower/", "/clients/city/", "/clients/port/"]),
      Case(
        "a title", ["projects/tower.md": project("The tower", "client: port\nyear: 2025")],
        ["/projects/tower/", "/projects/bridge/", "/clients/port/"]),
      Case(
        "a text", ["projects/tower.md": project("A tower", "client: port\nyear: 2025") + "More.\n"],
        ["/projects/tower/"]),
    ] as [Case<[String: String], Set<String>>])
  func `renders the pages again that read what changed`(_ row: Case<[String: String], Set<String>>) throws {
    let rendered = try Self.site.rendered(after: row.input)
    #expect(
      rendered.filter { $0.hasPrefix("/projects/") && $0 != "/projects/" || $0.hasPrefix("/clients/") } == row.expected,
      "\(row.name)")
  }

  @Test func `names the place of a wrong value inside a list`() {
    let text = Self.site.messages(after: [
      "projects/bridge.md": Self.project("A bridge", "client: city\nyear: 2024\nlinks: [{title: Plans}]")
    ])
    #expect(
      text.contains("Content/projects/bridge.md:5:9: error: `links[0]` does not fit the type `Project`: `url` is"),
      "\(text)")
  }
}
