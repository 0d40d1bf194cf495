import Garland
import Sites
import TestSupport
import Testing

@testable import Handles

/// Code of a library: its values join those of the site, and its files are below the site's own.
@Suite struct `Code of a library` {
  private static func container(_ name: String, _ text: String) -> Container {
    Container(name, reads: .recorded) { _ in p { Text(text) }.needs(.style("/kit/aside.css")) }
  }

  private static func layout(_ name: String, _ text: String) -> SiteLayout {
    SiteLayout(name, reads: .recorded) { _, _ in p { Text(text) } }
  }

  private static func code(_ text: String, only: String) -> SiteCode {
    SiteCode(
      containers: [container("aside", text), container(only, text)],
      layouts: [layout("letter", text), layout(only, text)],
      pages: [
        SitePage("/both/", title: text, reads: .recorded) { _ in Text(text) },
        SitePage("/\(only)/", title: text, reads: .recorded) { _ in Text(text) },
      ],
      computedPages: [SitePages(reads: .recorded) { _ in [] }],
      views: [SiteView("both", reads: .recorded) { _, _ in Text(text) }, SiteView(only) { _, _ in Text(text) }],
      hooks: [ArticleHook(reads: .recorded) { fields in fields.tags.append(text) }],
      buildHooks: [BuildHook(text, reads: .recorded) { _ in }],
      files: ["kit/both.css": Array(text.utf8), "/kit/\(only).css": Array(text.utf8)])
  }

  @Test func `is joined with the site's own, which wins`() {
    let all = Self.code("mine", only: "own") + Self.code("theirs", only: "library")
    #expect(all.containers.map(\.name) == ["aside", "own", "library"])
    #expect(all.layouts.map(\.name) == ["letter", "own", "library"])
    #expect(all.pages.map(\.address) == ["/both/", "/own/", "/library/"])
    #expect(all.pages.map(\.plan.title) == ["mine", "mine", "theirs"])
    #expect(all.views.map(\.name) == ["both", "own", "library"])
    #expect(all.computedPages.count == 2 && all.hooks.count == 2)
    #expect(all.buildHooks.map(\.name) == ["mine", "theirs"])
    #expect(
      all.files.mapValues { String(decoding: $0, as: UTF8.self) }
        == ["kit/both.css": "mine", "kit/own.css": "mine", "kit/library.css": "theirs"])
  }

  private static let article = "# A\n\n:::aside\nText.\n:::\n\n:::price\nText.\n:::\n"

  private static func build(
    _ files: [String: String], templates: [String: String] = [:], article: String = Self.article
  ) -> SiteBuild {
    SiteBuild(
      content: FolderInMemory("Content", ["site.yml": "title: T\nurl: https://example.org/\n", "a.md": article]),
      templates: FolderInMemory("Templates", templates),
      options: SiteOptions(now: Instant("2026-06-01T00:00:00Z") ?? .latest),
      code: SiteCode(
        containers: [container("aside", "Aside")], files: Dictionary(files.map { ($0, Array($1.utf8)) }) { $1 }))
  }

  private static let files = [
    "kit/aside.css": ".kit-style { color: red; --kit-gap: 1rem; }", "kit/unused.css": "p { color: red; }",
    "assets/kit.svg": "<svg/>", "containers/price.mustache": "<b>of the kit</b>{{> kit/part}}",
    "kit/part.mustache": "<i>part</i>", "partials/footer.mustache": "<footer>of the kit</footer>",
  ]

  private static func messages(_ site: BuiltSite) -> String {
    DiagnosticText(sources: site.sources).text(of: site.diagnostics)
  }

  private static func text(_ path: String, _ site: BuiltSite) -> String {
    guard case .bytes(let bytes)? = site.files.first(where: { $0.path == path })?.content else { return "" }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The stylesheets that a page links.
  private static func styles(_ path: String, _ site: BuiltSite) -> String {
    let page = text(path, site)
    return site.files.map(\.path).filter { $0.hasSuffix(".css") && page.contains("/" + $0) }.map { text($0, site) }
      .joined()
  }

  @Test func `has templates, containers and styles that a site uses`() {
    let site = Self.build(Self.files).run()
    #expect(site.diagnostics.isEmpty, "\(Self.messages(site))")
    let page = Self.text("a/index.html", site)
    #expect(page.contains("<b>of the kit</b><i>part</i>") && page.contains("<footer>of the kit</footer>"), "\(page)")
    #expect(Self.styles("a/index.html", site).contains(".kit-style"))
    #expect(Self.text("assets/kit.svg", site) == "<svg/>")
    #expect(!site.files.contains { $0.path.contains("unused") })
  }

  @Test func `is overridden by a file of the same path in the folder of templates`() {
    let own = [
      "kit/aside.css": ".own-style { color: red; }", "containers/price.mustache": "<b>of the site</b>",
      "partials/footer.mustache": "<footer>of the site</footer>",
    ]
    let site = Self.build(Self.files, templates: own).run()
    #expect(site.diagnostics.isEmpty, "\(Self.messages(site))")
    let (page, styles) = (Self.text("a/index.html", site), Self.styles("a/index.html", site))
    #expect(page.contains("<b>of the site</b>") && page.contains("<footer>of the site</footer>"), "\(page)")
    #expect(styles.contains(".own-style") && !styles.contains(".kit-style"))
  }

  @Test func `has its own place in messages`() {
    let site = Self.build(Self.files.merging(["kit/part.mustache": "a\n{{> kit/none}}"]) { $1 }).run()
    #expect(Self.messages(site).contains("(in code)/kit/part.mustache:2:"), "\(Self.messages(site))")
    let broken = Self.build(Self.files.merging(["kit/aside.css": "a { b: url(none.png) }"]) { $1 }).run()
    #expect(Self.messages(broken).contains("(in code)/kit/aside.css:1:"), "\(Self.messages(broken))")
  }

  static let edits: [Case<[String: String], Bool>] = [
    Case("a stylesheet", ["kit/aside.css": ".new { color: red; }"], true),
    Case("a template of a container", ["containers/price.mustache": "<b>new</b>"], true),
    Case("a partial", ["kit/part.mustache": "new"], true),
    Case("an unused stylesheet", ["kit/unused.css": "a { color: blue; }"], false),
  ]

  @Test(arguments: edits) func `is compared with the previous build`(_ edit: Case<[String: String], Bool>) {
    let before = Self.build(Self.files).run()
    let after = Self.build(Self.files.merging(edit.input) { $1 })
    let (warm, cold) = (after.run(after: before), after.run())
    #expect(warm.files.map(\.path) == cold.files.map(\.path) && warm.files.map(\.content) == cold.files.map(\.content))
    #expect((warm.files.map(\.content) != before.files.map(\.content)) == edit.expected)
  }
}
