import Diagnostics
import Sites
import TestSupport
import Testing

@Suite struct `A draft stays a draft` {
  private static let draft = "---\ndraft: true\n---\nSecret"

  @Test(arguments: [
    Case(
      "by default, when the folder beside it gets an article",
      ["docs/_index.md": "---\ndefaults: {draft: true}\n---", "docs/install.md": "Secret", "docs/install/x.md": "X"], ""
    ),
    Case(
      "by default, when its own folder gets an article",
      ["docs/_index.md": "---\ndefaults: {draft: true}\n---", "docs/a/index.md": "Secret", "docs/a/x.md": "X"], ""),
    Case("in an HTML file", ["a.html": draft], ""),
    Case("in an HTML file with an upper-case extension", ["a.HTML": draft], ""),
    Case("in an HTML file below an empty line", ["a.html": "\n\(draft)"], "front-matter.misplaced"),
    Case("in an HTML file with a dash too many", ["a.html": "-\(draft)"], "front-matter.invalid-fence"),
    Case("in an HTML file without a closing fence", ["a.html": "---\ndraft: true\nSecret"], "front-matter.unclosed"),
    Case("in an HTML file with JSON", ["a.html": "{\"draft\": true}\n\nSecret"], ""),
    Case(
      "with a misspelt value beside a date", ["a.md": "---\ndate: 2026-01-02\npublished: flase\n---\nSecret"],
      "front-matter.wrong-type"),
    Case("in a format that is not read", ["posts/a.mdx": draft], "site.unread-format"),
  ])
  func `with nothing of it published`(row: Case<[String: String], String>) {
    let site = AddressedSite(row.input)
    #expect(
      !site.pages.contains { ["/docs/install/", "/docs/a/", "/a/", "/a.html"].contains($0) } || !row.expected.isEmpty)
    #expect(site.copies.isEmpty)
    let errors = site.site.diagnostics.filter { $0.severity == .error }.map(\.code.rawValue)
    #expect(errors == (row.expected.isEmpty ? [] : [row.expected]), sourceLocation: row.sourceLocation)
  }
}
