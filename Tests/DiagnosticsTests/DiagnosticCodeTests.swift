import Diagnostics
import TestSupport
import Testing

@Suite struct DiagnosticCodeTests {
  @Test(arguments: [
    Case("an area and a name", "views.nesting-limit", true),
    Case("three parts", "articles.front-matter.type", true),
    Case("digits", "utf8.byte-2", true),
    Case("no area", "nesting-limit", false),
    Case("empty text", "", false),
    Case("upper case", "views.NestingLimit", false),
    Case("a letter outside ASCII", "views.größe", false),
    Case("a space", "views.nesting limit", false),
    Case("an empty part", "views..limit", false),
    Case("a dot at the end", "views.", false),
    Case("a hyphen at an edge", "views.-limit", false),
    Case("two hyphens", "views.nesting--limit", false),
  ])
  func `a code is lower-case words, joined by dots and hyphens`(row: Case<String, Bool>) {
    row.check(DiagnosticCode(rawValue: row.input)?.rawValue == row.input)
  }

  @Test func `a malformed code in a literal traps`() async {
    await #expect(processExitsWith: .failure) {
      let _: DiagnosticCode = "Malformed"
    }
  }

  @Test func `severities are ordered note, warning, error`() {
    #expect([Severity.error, .note, .warning].sorted() == [.note, .warning, .error])
  }
}
