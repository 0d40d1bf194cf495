import Garland
import Sites
import TestSupport
import Testing

/// Stylesheets and scripts that views in Swift require.
@Suite struct `An asset that Swift code requires` {
  private static let board = Container("board", reads: .recorded) { use in
    div(.class("board")) { use.content }.needs(.style("/assets/bord.css"))
  }
  private static let plain = Container("plain", reads: .recorded) { use in div { use.content } }

  private static func build(
    _ content: [String: String], _ code: SiteCode, templates: [String: String] = [:]
  ) -> SiteBuild {
    SiteBuild(
      content: FolderInMemory("Content", content.merging(["site.yml": "title: T\nurl: https://example.org/\n"]) { $1 }),
      templates: FolderInMemory("Templates", templates),
      options: SiteOptions(now: Instant("2026-06-01T00:00:00Z") ?? .latest), code: code)
  }

  private static func messages(_ site: BuiltSite) -> String {
    DiagnosticText(sources: site.sources).text(of: site.diagnostics)
  }

  private static let article = ["a.md": "# A\n\n:::plain\n:::board\nText.\n:::\n:::\n"]

  @Test func `is an error at the innermost container if it does not exist`() {
    let code = SiteCode(containers: [Self.board, Self.plain])
    let site = Self.build(Self.article, code, templates: ["assets/board.css": "a { color: red; }"]).run()
    let messages = Self.messages(site)
    #expect(site.diagnostics.hasErrors && messages.contains("Content/a.md:4:1"), "\(messages)")
    #expect(messages.contains("requires `/assets/bord.css`") && messages.contains("/assets/board.css"), "\(messages)")
  }

  @Test(arguments: ["a.md", "page"])
  func `is named with its place if the templates have it outside of the assets`(_ user: String) {
    let aside = Container("aside", reads: .recorded) { use in div { use.content }.needs(.style("/kit/aside.css")) }
    let page = SitePage("/x/", title: "X", reads: .recorded) { _ in p { Text("a") }.needs(.style("/kit/aside.css")) }
    let site = Self.build(
      user == "page" ? [:] : ["a.md": "# A\n\n:::aside\nText.\n:::\n"],
      SiteCode(containers: [aside], pages: user == "page" ? [page] : []),
      templates: ["kit/aside.css": "a { color: red; }"]
    ).run()
    let messages = Self.messages(site)
    let by = user == "page" ? "the page in Swift at `/x/`" : "a view here"
    #expect(
      messages.contains(
        "\(by) requires `/kit/aside.css`, but Garland does not read `Templates/kit/aside.css`: stylesheets and scripts are in `assets`"
      ), "\(messages)")
    #expect(
      messages.contains("help: move it to `Templates/assets/kit/aside.css`, and require `/assets/kit/aside.css`"),
      "\(messages)")
  }

  @Test func `is found among the templates and in the content`() {
    let code = SiteCode(containers: [Self.board, Self.plain])
    let ours = Self.build(Self.article, code, templates: ["assets/bord.css": "a { color: red; }"]).run()
    #expect(!ours.diagnostics.hasErrors, "\(Self.messages(ours))")
    let copied = Self.build(Self.article.merging(["static/assets/bord.css": "a{}"]) { $1 }, code).run()
    #expect(!copied.diagnostics.hasErrors, "\(Self.messages(copied))")
  }

  @Test func `is an error of a layout or a page that names itself`() {
    let layout = SiteLayout("page", reads: .recorded) { page, _ in
      Document {
        title { Text("T") }
      } content: {
        p { Text("a") }.needs(.script("/no.js"))
      }
    }
    let page = SitePage("/x/", title: "X", template: "post", reads: .recorded) { _ in
      p { Text("b") }.needs(.style("/none.css"))
    }
    let site = Self.build(["a.md": "# A\n"], SiteCode(layouts: [layout], pages: [page])).run()
    let messages = Self.messages(site)
    #expect(messages.contains("the layout `page` in Swift requires `/no.js`"), "\(messages)")
    #expect(messages.contains("the page in Swift at `/x/` requires `/none.css`"), "\(messages)")
  }

  @Test func `of another site is not looked for`() {
    let page = SitePage("/x/", title: "X", reads: .recorded) { _ in
      p { Text("b") }.needs(.script("https://example.com/a.js"))
    }
    #expect(!Self.build([:], SiteCode(pages: [page])).run().diagnostics.hasErrors)
  }

  @Test func `has the name of its container`() {
    let code = SiteCode(containers: [Self.plain])
    let content = ["a.md": "# A\n\n:::plain\nText.\n:::\n", "b.md": "# B\n"]
    let styled = Self.build(
      content, code, templates: ["containers/plain.css": ".plain-style { color: red; }"])
    let site = styled.run()
    func styles(_ path: String) -> String {
      guard case .bytes(let page)? = site.files.first(where: { $0.path == path })?.content else { return "" }
      let text = String(decoding: page, as: UTF8.self)
      return site.files.filter { $0.path.hasSuffix(".css") && text.contains("/" + $0.path) }.map { file in
        if case .bytes(let bytes) = file.content { String(decoding: bytes, as: UTF8.self) } else { "" }
      }.joined()
    }
    #expect(styles("a/index.html").contains(".plain-style") && !styles("b/index.html").contains(".plain-style"))
    // Without the file, the next build no longer links it.
    let bare = Self.build(content, code)
    let (warm, cold) = (bare.run(after: site), bare.run())
    #expect(warm.files.map(\.content) == cold.files.map(\.content))
  }
}
