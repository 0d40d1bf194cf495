import Garland
import TestSupport
import Testing

@testable import Planning
@testable import Sites

/// Templates with loops inside each other, which would take hours.
@Suite struct `Nested loops` {
  private static func build(_ content: [String: String], _ templates: [String: String], jobs: Int = 1) -> BuiltSite {
    let settings = "title: T\nurl: https://example.org/\nparams: {long: \(String(repeating: "x", count: 64_000))}\n"
    var options = SiteOptions(now: Instant("2026-06-01T00:00:00Z") ?? .latest)
    options.jobs = jobs
    return SiteBuild(
      content: FolderInMemory("Content", content.merging(["site.yml": settings]) { first, _ in first }),
      templates: FolderInMemory("Templates", templates), options: options
    ).run()
  }

  private static func text(_ site: BuiltSite) -> String {
    DiagnosticText(sources: site.sources).text(of: site.diagnostics)
  }

  @Test func `on every page end with one error, which is the same with any number of threads`() {
    let posts = (10..<90).map { ("posts/\($0).md", "---\ndate: 2026-01-01\n---\n# Post \($0)\n") }
    // A test of a long text counts as 1,000 steps, and takes no time.
    let loops =
      "{{#site.posts}}{{#site.posts}}{{#site.params.long}}{{/site.params.long}}{{/site.posts}}{{/site.posts}}\n"
    let templates = ["post.mustache": "<p>{{> loops}}</p>\n", "loops.mustache": loops]
    let sites = [1, 2, 8].map { Self.build(Dictionary(uniqueKeysWithValues: posts), templates, jobs: $0) }
    for site in sites {
      let codes = site.diagnostics.filter { $0.severity == .error }.map(\.code)
      #expect(codes == ["templates.limit"])
      #expect(Self.text(site) == Self.text(sites[0]))
    }
    let text = Self.text(sites[0])
    #expect(text.contains("Templates/loops.mustache:1:"))
    #expect(text.contains("note: Templates/loops.mustache:1:19: this loop runs for each of 80 elements\n"))
    #expect(text.contains("note: Templates/post.mustache:1:8: `loops` is included here\n"))
    #expect(text.contains("help: loops inside each other multiply"))
    // The other posts are not rendered.
    #expect(sites[0].files.count { $0.path.hasPrefix("posts/") && $0.path.hasSuffix("0/index.html") } <= 1)
  }

  @Test(arguments: [1, 2]) func `in containers count together with the other containers of an article`(count: Int) {
    let paragraphs = (0..<100).map { "Paragraph \($0)\n\n" }.joined()
    let article = String(repeating: ":::all\n\(paragraphs):::\n\n", count: count)
    let loops = "{{#children}}{{#children}}{{#children}}{{/children}}{{/children}}{{/children}}"
    let site = Self.build(["a.md": "# A\n\n\(article)"], ["containers/all.mustache": "<div>\(loops)</div>\n"])
    #expect(site.diagnostics.filter { $0.severity == .error }.map(\.code) == (count == 1 ? [] : ["templates.limit"]))
  }
}
