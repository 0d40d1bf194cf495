import Diagnostics
import Garland
import Sites
import TestSupport
import Testing

/// What edits at random seldom meet: pages that are what they were, of articles that are not.
@Suite struct `A page that shows what it showed` {
  private static let box = "<div>{{#children}}{{html}}{{/children}}</div>\n"

  @Test func `does not hide what is wrong with its article now`() {
    let article = "---\ntemplate: wide\n---\n# A\n\nSee [b](b.md).\n"
    let templates = ["wide.mustache": "{{title}}\n"]
    let last = build(["a.md": article, "b.md": "# B\n"], templates).run()
    #expect(!last.diagnostics.hasErrors)
    let (warm, cold) = (build(["a.md": article], templates).run(after: last), build(["a.md": article], templates).run())
    #expect(text(of: warm).contains("there is no article `b.md`"))
    #expect(text(of: warm) == text(of: cold))
  }

  @Test func `is written again by a layout if its article needs another style`() {
    let content = ["a.md": "# A\n\n:::box\nIn it.\n:::\n"]
    let last = build(content, ["containers/box.mustache": Self.box]).run()
    let styled = build(content, ["containers/box.mustache": Self.box, "containers/box.css": ".box { order: 1 }\n"])
    let (warm, cold) = (files(of: styled.run(after: last)), files(of: styled.run()))
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
      content: FolderInMemory("Content", content.merging(settings) { one, _ in one }),
      templates: FolderInMemory("Templates", templates),
      options: SiteOptions(now: Instant("2026-06-01T00:00:00Z") ?? .latest), code: SiteCode(layouts: [layout]))
  }

  private func text(of site: BuiltSite) -> String { DiagnosticText(sources: site.sources).text(of: site.diagnostics) }

  private func files(of site: BuiltSite) -> [String: SiteOutput.Content] {
    Dictionary(site.files.map { ($0.path, $0.content) }) { first, _ in first }
  }
}
