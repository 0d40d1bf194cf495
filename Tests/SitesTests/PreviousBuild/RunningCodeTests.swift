import Garland
import Sites
import Synchronization
import TestSupport
import Testing

/// Garland cannot record that Swift code reads a file by itself, so it runs the code in every build.
@Suite struct `Swift code that reads something by itself` {
  /// Something outside of the site, like a file that the code opens.
  private final class Outside: Sendable {
    private let text = Mutex("before")
    var value: String {
      get { text.withLock { $0 } }
      set { text.withLock { $0 = newValue } }
    }
  }

  private static let content = [
    "site.yml": "title: T\nurl: https://example.org/\n", "a.md": "# A\n\n:::clock\nIn it.\n:::\n",
    "posts/_index.md": "---\npost_container: clock\n---\n",
    "posts/2026-01-01-b.md": "---\ntitle: B\n---\n\nOne.\n\n<!--more-->\n\nTwo.\n", "plain.md": "# Plain\n\nText.\n",
    "framed.md": "---\ntemplate: frame\n---\n# Framed\n",
  ]
  private static let templates = ["home.mustache": "{{#posts}}{{excerpt}}{{/posts}}\n"]

  private static func build(_ reads: CodeReads, _ outside: Outside, title: String = "Page") -> SiteBuild {
    let clock = Container("clock", reads: reads) { use in
      p { Text("container \(outside.value)") }
      use.content
    }
    let frame = SiteLayout("frame", reads: reads) { page, _ in p { Text("layout \(outside.value)") } }
    let page = SitePage("/page/", title: title, reads: reads) { _ in p { Text("page \(outside.value)") } }
    return SiteBuild(
      content: FolderInMemory("Content", content), templates: FolderInMemory("Templates", templates),
      options: SiteOptions(now: Instant("2026-06-01T00:00:00Z") ?? .latest),
      code: SiteCode(containers: [clock], layouts: [frame], pages: [page]))
  }

  @Test(arguments: [
    Case("a page", "page/index.html", "page after"),
    Case("a layout", "framed/index.html", "layout after"),
    Case("a container in an article", "a/index.html", "container after"),
    Case("a container around the articles of a section", "posts/b/index.html", "container after"),
    Case("a feed with an article that uses it", "atom.xml", "container after"),
  ])
  func `is rendered again, although no file of the site changed`(_ row: Case<String, String>) throws {
    let outside = Outside()
    let build = Self.build(.anything, outside)
    let first = build.run()
    #expect(!first.diagnostics.hasErrors)
    outside.value = "after"
    let (warm, cold) = (build.run(after: first), build.run())
    #expect(first.text(of: row.input)?.contains(row.expected) == false, "\(row.name)")
    #expect(warm.text(of: row.input)?.contains(row.expected) == true, "\(row.name)")
    #expect(warm.files.map(\.path) == cold.files.map(\.path))
    #expect(warm.files.map(\.content) == cold.files.map(\.content))
  }

  @Test func `leaves pages without such code unchanged`() {
    let outside = Outside()
    let build = Self.build(.anything, outside)
    let first = build.run()
    outside.value = "after"
    let rendered = build.run(after: first).pages.filter(\.isRendered).map(\.address)
    #expect(Set(rendered) == ["/page/", "/framed/", "/a/", "/posts/b/"])
  }

  @Test func `is not rendered again if it is registered as reading recorded values only`() {
    let outside = Outside()
    let build = Self.build(.recorded, outside)
    let first = build.run()
    outside.value = "after"
    let second = build.run(after: first)
    #expect(second.pages.allSatisfy { !$0.isRendered })
    #expect(second.files.map(\.content) == first.files.map(\.content))
  }

  @Test func `is rendered again if the program gives a page another title`() {
    let outside = Outside()
    let first = Self.build(.recorded, outside).run()
    let renamed = Self.build(.recorded, outside, title: "Renamed")
    let (warm, cold) = (renamed.run(after: first), renamed.run())
    #expect(warm.text(of: "page/index.html")?.contains("Renamed") == true)
    #expect(warm.files.map(\.content) == cold.files.map(\.content))
  }
}
