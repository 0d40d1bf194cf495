import TestSupport
import Testing

@testable import Importing

@Suite("What a build refuses") struct ImportRepairTests {
  /// A fault in a line of the article `a.md`, and the article before and after its repair.
  struct Row {
    let name: String
    let lines: [Int]
    let before: String
    let after: String

    init(_ name: String, _ lines: [Int], _ before: String, _ after: String) {
      (self.name, self.lines, self.before, self.after) = (name, lines, before, after)
    }
  }

  private static func site(_ files: [String: String]) -> ImportedSite {
    ImportedSite(
      generator: "Hugo", files: files.mapValues { .written(Array($0.utf8)) },
      articles: ["Content/a.md": "content/a.md"],
      articleCount: 1, copyCount: 0, counts: [:], stubs: [], losses: [], notes: [], omitted: [])
  }

  private static func text(_ file: ImportedSite.File?) -> String? {
    if case .written(let bytes)? = file { String(decoding: bytes, as: UTF8.self) } else { nil }
  }

  private static func fault(_ path: String, _ line: Int) -> ImportFault {
    ImportFault(path: path, line: line, message: "wrong")
  }

  @Test(arguments: [
    Row("a container", [2], "A\n:::tabs\nB\n:::\nC\n", "A\n<div class=\"tabs\">\n\nB\n\n</div>\n\nC\n"),
    Row(
      "the label of a container", [1], ":::note[Salt]\nB\n:::",
      "<div class=\"note\">\n\n**Salt**\n\nB\n\n</div>\n"),
    Row(
      "only the innermost container", [3, 4], "::::a\nB\n:::c\nD\n:::\n::::",
      "::::a\nB\n<div class=\"c\">\n\nD\n\n</div>\n\n::::"),
    Row("a container in an item", [1], "- :::a\n  B\n  :::", "- <div class=\"a\">\n\n  B\n\n  </div>\n"),
    Row(
      "a container behind a number", [1], "10) :::a\n    B\n    :::", "10) <div class=\"a\">\n\n    B\n\n    </div>\n"),
    Row(
      "a container behind a tab", [3], "- A\n\n\t:::a\n\tB\n\t:::", "- A\n\n\t<div class=\"a\">\n\n\tB\n\n\t</div>\n"),
    Row("a container in a quote", [1], "> :::a\n> B\n> :::", "> <div class=\"a\">\n>\n> B\n>\n> </div>\n>"),
    Row("an unclosed container", [1], ":::a\nB", "<div class=\"a\">\n\nB\n\n</div>\n"),
    Row(
      "an unclosed container in an item", [3], "- A\n\n  :::a\n  B\n\nC",
      "- A\n\n  <div class=\"a\">\n\n  B\n\n\n  </div>\n\nC"),
    Row(
      "an unclosed container in another one", [2], "::::a\n:::b\nC\n::::\nD",
      "::::a\n<div class=\"b\">\n\nC\n\n</div>\n\n::::\nD"),
    Row("a container without a name", [1], "::: {.x}\nB\n:::", "<div>\n\nB\n\n</div>\n"),
    Row("a fence of no container", [1], ":::\nB", "\\:::\nB"),
    Row(
      "colons in code stay", [5], "```\n:::a\n:::\n```\n:::b\n:::",
      "```\n:::a\n:::\n```\n<div class=\"b\">\n\n\n</div>\n"),
    Row("a key in quotes hides the article", [2], "---\n\"draft \": yes\n---\nB", "---\ndraft: true\n---\nB"),
    Row("a key", [3], "---\ntitle: A\nweight: {}\ntags:\n  - b\n---\nB", "---\ntitle: A\ntags:\n  - b\n---\nB"),
    Row("a key with lines below it", [2], "---\ntags:\n  - b\ntitle: A\n---\nB", "---\ntitle: A\n---\nB"),
    Row("a date hides the article", [2], "---\ndate: soon\n---\nB", "---\ndraft: true\n---\nB"),
    Row("a line without a container hides the article", [1], "B", "---\ndraft: true\n---\nB"),
  ])
  fileprivate func `is repaired in an article, and named`(row: Row) {
    let site = Self.site(["Content/a.md": row.before])
    let repaired = site.repaired(row.lines.map { Self.fault("Content/a.md", $0) }, isLastTry: false)
    #expect(Self.text(repaired?.files["Content/a.md"]) == row.after, "\(row.name)")
    #expect(repaired?.notes.count == 1 && repaired?.notes[0].path == "content/a.md", "\(row.name)")
    #expect(repaired?.notes.first?.message.hasSuffix(": wrong") == true)
  }

  @Test func `of settings, only the wrong item is left out`() {
    let settings = "title: A\nmenus:\n  main:\n    - file: a.md\n    - file: b.md\n      title: B\nurl: x\n"
    let site = Self.site(["Content/site.yml": settings])
    let repaired = site.repaired([Self.fault("Content/site.yml", 5)], isLastTry: false)
    #expect(
      Self.text(repaired?.files["Content/site.yml"]) == "title: A\nmenus:\n  main:\n    - file: a.md\nurl: x\n")
    #expect(repaired?.notes.map(\.message) == ["`Content/site.yml` `- file: b.md` is left out: wrong"])
  }

  @Test func `of a container in many, each is repaired`() {
    let site = Self.site(["Content/a.md": String(repeating: ":::a\nB\n:::\n", count: 5_000)])
    let repaired = site.repaired((0..<20).map { Self.fault("Content/a.md", 3 * $0 + 1) }, isLastTry: false)
    #expect(Self.text(repaired?.files["Content/a.md"])?.contains(":::") == false)
  }

  @Test func `of settings that only an import writes, the report says nothing`() {
    let site = Self.site(["Content/site.yml": "title: A\ndate: x\n"])
    let repaired = site.repaired([ImportFault(path: "Content/site.yml", line: 2, message: "")], isLastTry: false)
    #expect(Self.text(repaired?.files["Content/site.yml"]) == "title: A\n")
    #expect(repaired?.notes == [])
  }

  @Test func `another file is left out, and an article that was hidden in vain`() {
    let site = Self.site(["Content/a.md": "---\ndraft: true\n---\nB", "Templates/containers/x.mustache": "{{#a}}"])
    let faults = [Self.fault("Content/a.md", 4), Self.fault("Templates/containers/x.mustache", 1)]
    #expect(site.repaired(faults, isLastTry: true)?.files.isEmpty == true)
  }

  @Test func `at a place that the site does not have changes nothing`() {
    #expect(Self.site([:]).repaired([Self.fault("Content/b.md", 1)], isLastTry: true) == nil)
  }
}
