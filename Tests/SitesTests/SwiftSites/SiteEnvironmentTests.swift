import Garland
import Sites
import TestSupport
import Testing

/// Views that read the page and the site from their environment.
@Suite struct `A view that reads its page and its site` {
  private struct Place: View {
    @Environment(\.page) private var page
    @Environment(\.site) private var site
    let name: String

    var body: some View {
      if let page, let site {
        p { Text("\(name): \(page.title) of \(site.title), \(site.posts.map(\.title).joined())") }
      } else {
        p { Text("\(name): nowhere") }
      }
    }
  }

  private static let code = SiteCode(
    reads: .recorded,
    containers: [
      Container("here") { use, _, _ in
        Place(name: "container")
        use.content
      },
      Container("plain") { _ in Place(name: "plain") },
    ],
    layouts: [
      SiteLayout("note") { _, _ in
        ThemePage {
          ThemePartial("line")
          Place(name: "layout")
        }
      }
    ],
    pages: [SitePage("/page/", title: "Page") { _ in Place(name: "page") }],
    computedPages: [SitePages { _ in [SitePage("/computed/", title: "Computed") { _ in Place(name: "computed") }] }],
    views: [SiteView("latest") { _, _ in Place(name: "view") }],
    hooks: [
      ArticleHook(in: "hooked") { blocks, _, _ in
        Place(name: "hook")
        blocks
      }
    ])

  private static let content = [
    "posts/a.md": "---\ntitle: A\ndate: 2026-01-01\n---\nOne.\n",
    "note.md": "---\ntemplate: note\n---\n# Note\n",
    "framed.md": "---\ntemplate: framed\n---\n# Framed\n",
    "about.md": "# About\n\n:::here\nText.\n:::\n\n:::plain\n:::\n", "plain.md": "# Plain\n\n:::plain\n:::\n",
    "hooked/h.md": "---\ntitle: Hooked\n---\n:::plain\n:::\n",
  ]
  private static let templates = ["framed.mustache": "{{view.latest}}"]
  private static let site = EditedSwiftSite(content, code, templates: templates)

  @Test(arguments: [
    Case("in a layout", "note/index.html", "<p>layout: Note of T, A</p>"),
    Case("in a page", "page/index.html", "<p>page: Page of T, A</p>"),
    Case("in a computed page", "computed/index.html", "<p>computed: Computed of T, A</p>"),
    Case("in a view of a template", "framed/index.html", "<p>view: Framed of T, A</p>"),
    Case("in a hook", "hooked/h/index.html", "<p>hook: Hooked of T, A</p>"),
    Case("in a container", "about/index.html", "<p>container: About of T, A</p>"),
    Case("in a container that takes only its use", "plain/index.html", "<p>plain: nowhere</p>"),
    Case("in such a container beside another", "about/index.html", "<p>plain: nowhere</p>"),
    Case("in such a container in a hook", "hooked/h/index.html", "<p>plain: nowhere</p>"),
  ])
  func `shows them`(_ row: Case<String, String>) throws {
    let page = try #require(Self.site.build().run().text(of: row.input))
    #expect(page.contains(row.expected), "\(row.name): \(page)")
  }

  @Test func `has the theme around it`() throws {
    let page = try #require(Self.site.build().run().text(of: "note/index.html"))
    #expect(page.contains("<title>Note · T</title>") && page.contains("<a href=\"/note/\">Note</a>"), "\(page)")
    let alone = Document {
      SiteHead()
    } content: {
      ThemePage { p { ThemePartial("header") } }
    }.rendered()
    #expect(alone.html.contains("<p></p>") && alone.diagnostics.isEmpty, "\(alone.html)")
  }

  @Test(
    arguments: [
      Case(
        "a title", ["posts/a.md": "---\ntitle: B\ndate: 2026-01-01\n---\nOne.\n"],
        ["/note/", "/page/", "/computed/", "/framed/", "/hooked/h/", "/about/"]),
      Case("a text", ["posts/a.md": "---\ntitle: A\ndate: 2026-01-01\n---\nTwo.\n"], []),
      Case("a text beside it", ["about.md": "# About\n\n:::here\nOther.\n:::\n"], ["/about/"]),
    ] as [Case<[String: String], Set<String>>])
  func `is rendered again if something changed that it read`(_ row: Case<[String: String], Set<String>>) throws {
    let own: Set<String> = ["/note/", "/page/", "/computed/", "/framed/", "/hooked/h/", "/about/", "/plain/"]
    #expect(try Self.site.rendered(after: row.input).intersection(own) == row.expected, "\(row.name)")
  }

  @Test func `runs in every build if its own code says so`() throws {
    func rendered(_ site: CodeReads?, _ own: CodeReads?) throws -> Set<String> {
      let pages = [SitePage("/page/", title: "Page", reads: own) { _ in Place(name: "page") }]
      let code = site.map { SiteCode(reads: $0, pages: pages) } ?? SiteCode(pages: pages)
      return try EditedSwiftSite(["a.md": "# A\n"], code).rendered(after: [:])
    }
    #expect(try rendered(.recorded, nil).isEmpty)
    #expect(try rendered(.recorded, .anything) == ["/page/"])
    #expect(try rendered(nil, nil) == ["/page/"] && rendered(.anything, nil) == ["/page/"])
    #expect(try rendered(nil, .recorded).isEmpty && rendered(.anything, .recorded).isEmpty)
  }
}
