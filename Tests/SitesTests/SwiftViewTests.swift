import Garland
import Sites
import Synchronization
import TestSupport
import Testing

/// Views in Swift that templates place by their names.
@Suite struct `A view in a template` {
  private typealias Theme = `A part of the theme in Swift`

  private static let latest = SiteView("latest", reads: .recorded) { page, site in
    div(.class("latest")) {
      ForEach(site.posts) { post in a(.href(post.url)) { Text("\(post.title) on \(page.title)") } }
    }
  }
  private static let hook = ["partials/hooks/body-end.mustache": "{{view.latest}}\n"]

  private static func messages(_ site: BuiltSite) -> String {
    DiagnosticText(sources: site.sources).text(of: site.diagnostics)
  }

  @Test func `shows the page around it and the site`() throws {
    let site = Theme.build(SiteCode(views: [Self.latest]), templates: Self.hook).run()
    #expect(!site.diagnostics.hasErrors, "\(Self.messages(site))")
    let about = try #require(site.text(of: "about/index.html"))
    #expect(about.contains(#"<div class="latest"><a href="/sub/posts/b/">B on About</a>"#), "\(about)")
  }

  @Test func `can be tested in a section, and be placed in a layout in Swift`() throws {
    let templates = [
      "page.mustache": "{{#view.latest}}<b>{{view.latest}}</b>{{/view.latest}}{{#view.none}}x{{/view.none}}"
    ]
    let none = SiteView("none", reads: .recorded) { _, _ in EmptyView() }
    let layout = SiteLayout("post") { page, site in ThemePage(page, site) { page.article } }
    let code = SiteCode(layouts: [layout], views: [Self.latest, none])
    let site = Theme.build(code, templates: templates.merging(Self.hook) { $1 }).run()
    let about = try #require(site.text(of: "about/index.html"))
    #expect(
      about.hasPrefix(#"<b><div class="latest">"#) && !about.contains("x</b>") && !about.hasSuffix("x"), "\(about)")
    #expect(site.text(of: "posts/a/index.html")?.contains("B on A &amp; B") == true)
  }

  @Test(arguments: ["body-end", "head-end"])
  func `requires its assets in the head`(hook: String) throws {
    let stack = SiteView("stack", reads: .recorded) { _, _ in VStack { Text("a") } }
    let templates = ["partials/hooks/\(hook).mustache": "{{view.stack}}"]
    let site = Theme.build(SiteCode(views: [stack]), templates: templates).run()
    let text = try #require(site.text(of: "about/index.html"))
    let link = text.split(separator: "\n").first { $0.contains("rel=\"stylesheet\"") } ?? ""
    let path = link.split(separator: "\"").first { $0.hasSuffix(".css") }?.dropFirst("/sub/".count) ?? ""
    #expect(site.text(of: String(path))?.contains(".vstack") == true)
  }

  @Test func `that requires a missing asset is an error, which names the view`() {
    let broken = SiteView("broken", reads: .recorded) { _, _ in p {}.needs(.style("/assets/no.css")) }
    let site = Theme.build(SiteCode(views: [broken]), templates: ["page.mustache": "{{view.broken}}"]).run()
    #expect(site.diagnostics.hasErrors && Self.messages(site).contains("the view `broken`"), "\(Self.messages(site))")
  }

  @Test func `that does not exist is a warning, which names the nearest one`() {
    let site = Theme.build(SiteCode(views: [Self.latest]), templates: ["page.mustache": "{{view.latst}}"]).run()
    let text = Self.messages(site)
    #expect(text.contains("latst") && text.contains("latest") && text.contains("Templates/page.mustache:1:"), "\(text)")
  }

  @Test func `inside of itself is an error`() {
    let looped = SiteView("looped") { page, _ in ThemePartial("hooks/post-end", page) }
    let templates = ["partials/hooks/post-end.mustache": "<i>{{view.looped}}</i>"]
    let site = Theme.build(SiteCode(views: [looped]), templates: templates).run()
    #expect(site.diagnostics.hasErrors && Self.messages(site).contains("{{view.looped}}"), "\(Self.messages(site))")
  }

  @Test(arguments: [
    Case("another title", ["posts/b.md": "---\ntitle: New\ndate: 2026-02-01\n---\nTwo.\n"], true),
    Case("another text of the page", ["about.md": "---\ntitle: About\n---\nYou.\n"], true),
    Case("another text of a post", ["posts/b.md": Theme.content["posts/b.md", default: ""] + "More.\n"], false),
  ])
  func `is rendered again when what it read changed`(_ row: Case<[String: String], Bool>) {
    let code = SiteCode(views: [Self.latest])
    let templates = ["page.mustache": "{{title}} {{content}} {{view.latest}}"]
    let first = Theme.build(code, templates: templates).run()
    let second = Theme.build(code, templates: templates, row.input)
    let (warm, cold) = (second.run(after: first), second.run())
    #expect(warm.pages.first { $0.address == "/about/" }?.isRendered == row.expected, "\(row.name)")
    #expect(warm.files.map(\.path) == cold.files.map(\.path))
    for (one, other) in zip(warm.files, cold.files) {
      #expect(one.content == other.content, "\(row.name): \(one.path)")
    }
  }

  @Test(arguments: [(CodeReads.anything, "after"), (.recorded, "before")])
  func `runs in every build unless its reads are recorded`(reads: CodeReads, text: String) {
    let outside = Outside()
    let code = SiteCode(views: [SiteView("clock", reads: reads) { _, _ in Text(outside.value) }])
    let build = Theme.build(code, templates: ["page.mustache": "{{view.clock}}"])
    let first = build.run()
    outside.value = "after"
    let second = build.run(after: first)
    #expect(second.text(of: "about/index.html") == text)
    #expect(second.pages.filter(\.isRendered).map(\.address) == (reads == .anything ? ["/about/"] : []))
  }

  /// Something outside of the site, like a file that the code opens.
  private final class Outside: Sendable {
    private let text = Mutex("before")
    var value: String {
      get { text.withLock { $0 } }
      set { text.withLock { $0 = newValue } }
    }
  }
}
