import Diagnostics
import Publishing
import TestSupport
import Testing

@testable import Reporting

@Suite struct `The changed pages` {
  private func publication(
    added: [String] = [], changed: [String] = [], unchanged: [String] = [], removed: [String] = []
  )
    -> Publication
  {
    var publication = Publication()
    (publication.added, publication.changed) = (added, changed)
    (publication.unchanged, publication.removed) = (unchanged, removed)
    return publication
  }

  @Test func `are listed by address, without other files`() {
    let changes = PageChanges(
      publication(added: ["index.html", "posts/a b/index.html", "a.css"], changed: ["404.html", "notindex.html"]))
    #expect(changes.added == ["/", "/posts/a%20b/"])
    #expect(changes.changed == ["/404.html", "/notindex.html"])
  }

  @Test func `are relative to the site that was in the output folder`() throws {
    var report = BuildReport(content: "Content", output: "_site")
    report.record(
      publication(changed: ["a.html"], unchanged: ["b.html"]), sinceLastBuild: publication(added: ["c.html"]))
    let changes = try #require(report.changes)
    #expect(changes.changed == ["/a.html"] && changes.added.isEmpty && changes.removed.isEmpty)
  }

  @Test func `are relative to the last build if the output folder was empty`() throws {
    var report = BuildReport(content: "Content", output: "_site")
    report.record(publication(added: ["a.html", "b.html"]), sinceLastBuild: publication(changed: ["a.html"]))
    let changes = try #require(report.changes)
    #expect(changes.changed == ["/a.html"] && changes.added.isEmpty && changes.removed.isEmpty)
    report.record(publication(added: ["a.html", "b.html"]), sinceLastBuild: nil)
    #expect(report.changes?.added == ["/a.html", "/b.html"])
  }

  static let summaries: [Case<Publication, String>] = {
    var one = Publication(), several = Publication()
    one.changed = ["a.html"]
    (several.added, several.removed) = (["a.html", "b.html"], ["c.html"])
    return [
      Case("none", Publication(), "no page changed"), Case("one", one, "1 page changed"),
      Case("several", several, "2 pages added, 1 removed"),
    ]
  }()

  @Test(arguments: summaries)
  func `are counted`(_ summary: Case<Publication, String>) {
    summary.check(PageChanges(summary.input).summary)
  }

  static let sizes: [Case<Int, String>] = [
    Case("none", 0, "0 bytes"), Case("one", 1, "1 byte"), Case("less than a thousand", 999, "999 bytes"),
    Case("a thousand", 1_000, "1.0 kB"), Case("rounded", 12_349_999, "12.3 MB"), Case("up", 999_960, "1.0 MB"),
  ]

  @Test(arguments: sizes)
  func `the size of a site has a unit`(_ size: Case<Int, String>) { size.check(size.input.formattedByteCount) }
}
