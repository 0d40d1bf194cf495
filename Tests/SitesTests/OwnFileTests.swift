import Dates
import Diagnostics
import Planning
import Sites
import TestSupport
import Testing

@Suite struct `A file of the author` {
  @Test(arguments: [
    Case(
      "in the place of a further page of a list",
      ["posts/2026-01-01-a.md": "A", "posts/2026-01-02-b.md": "B", "own.md": "---\nurl: /posts/page/2/\n---\nOwn"],
      ["site.same-address"]),
    Case("whose name has capital letters", ["static/Robots.txt": "x"], ["site.same-address"]),
    Case("of the same name", ["static/robots.txt": "x"], []),
    Case("with the name of the search index", ["a.md": "A", "static/search/en/entry.json": "x"], []),
    Case(
      "with the name of the folder of the search index", ["a.md": "A", "static/search/en": "x"],
      ["site.file-and-folder"]),
  ])
  func `replaces a generated page only if nothing is lost`(row: Case<[String: String], [String]>) {
    let site = AddressedSite(settings: "page_size: 1", row.input)
    let errors = site.site.diagnostics.filter { $0.severity == .error }.map(\.code.rawValue)
    #expect(errors == row.expected, sourceLocation: row.sourceLocation)
  }

  @Test func `never has the path of another output`() {
    let files = [
      "about.md": "A", "static/about/index.html": "b", "a.txt": "a", "static/a.txt": "b", "static/robots.txt": "x",
      "static/search/en/entry.json": "x",
    ]
    let site = AddressedSite(files)
    #expect(Set(site.copies.values) == ["a.txt", "robots.txt", "search/en/entry.json"])
    #expect(Set(site.site.files.map(\.path)).count == site.site.files.count)
  }

  @Test func `replaces a file of the theme that has its path`() throws {
    func paths(with copies: [String: String]) -> [String] {
      let content = FolderInMemory("Content", ["a.md": "A"].merging(copies) { $1 })
      return SiteBuild(
        content: content, templates: FolderInMemory("Templates", [:]), options: SiteOptions(now: .latest)
      ).run().files.map(\.path)
    }
    let alone = paths(with: [:])
    let asset = try #require(alone.first { $0.hasPrefix("assets/") })
    #expect(paths(with: ["static/\(asset)": "x"]) == alone)
  }
}
