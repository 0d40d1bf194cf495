import Diagnostics
import TestSupport
import Testing

@Suite struct DiagnosticListTests {
  @Test func `sorting is by path and offset, and stable`() {
    var sources = SourceMap()
    let second = sources.add(SourceFile(path: "b.md", text: "bbb"))
    let first = sources.add(SourceFile(path: "a.md", text: "aaa"))
    let capital = sources.add(SourceFile(path: "Z.md", text: "zzz"))
    let found: DiagnosticList = [
      Diagnostic(.error, .example, "b 1", at: SourceRange(second, 1..<2)),
      Diagnostic(.error, .example, "a 2 long", at: SourceRange(first, 2..<3)),
      Diagnostic(.warning, .example, "a 2 short", at: SourceRange(first, at: 2)),
      Diagnostic(.error, .example, "nowhere"),
      Diagnostic(.note, .example, "a 0", at: SourceRange(first, at: 0)),
      Diagnostic(.note, .example, "Z 2", at: SourceRange(capital, at: 2)),
      Diagnostic(.note, .example, "nowhere either"),
    ]
    #expect(
      found.sorted(in: sources).map(\.message)
        == ["nowhere", "nowhere either", "Z 2", "a 0", "a 2 long", "a 2 short", "b 1"])
    #expect(found.first?.message == "b 1")
  }

  @Test func `promoting turns warnings into errors and changes nothing else`() {
    let list: DiagnosticList = [
      Diagnostic(.note, .example, "n"), Diagnostic(.warning, .example, "w", notes: [.init("x")]),
    ]
    #expect(!list.hasErrors)
    #expect(list.promotingWarnings().hasErrors)
    #expect(
      list.promotingWarnings()
        == [Diagnostic(.note, .example, "n"), Diagnostic(.error, .example, "w", notes: [.init("x")])])
  }

  @Test func `only exact duplicates are removed, and the first of them is kept`() {
    let first = Diagnostic(.warning, .example, "first")
    let second = Diagnostic(.warning, .example, "second")
    let noted = Diagnostic(.warning, .example, "first", notes: [.init("here")])
    let suggested = Diagnostic(.warning, .example, "first", suggestion: .init("try"))
    let promoted = Diagnostic(.error, .example, "first")
    let list: DiagnosticList = [second, first, noted, first, suggested, second, promoted, noted]
    #expect(list.removingDuplicates() == [second, first, noted, suggested, promoted])
  }

  @Test func `diagnostics are counted by severity`() {
    var list = DiagnosticList()
    list.append(Diagnostic(.warning, .example, "w"))
    list.append(contentsOf: [Diagnostic(.error, .example, "e"), Diagnostic(.warning, .example, "v")])
    #expect(Severity.allCases.map(list.count(of:)) == [0, 2, 1])
    #expect(list.map(\.message) == ["w", "e", "v"])
  }

  @Test(
    arguments: [
      Case("nothing", [], "no errors, no warnings"),
      Case("one error", [.error], "1 error"),
      Case("one of each", [.note, .warning, .error], "1 error, 1 warning, 1 note"),
      Case("several", [.error, .warning, .error], "2 errors, 1 warning"),
      Case("warnings alone", [.warning, .warning, .warning], "3 warnings"),
      Case("more than a thousand", Array(repeating: .note, count: 1_200), "1,200 notes"),
    ] as [Case<[Severity], String>])
  func `the summary names the count of each severity`(row: Case<[Severity], String>) {
    row.check(DiagnosticText.summary(of: DiagnosticList(row.input.map { Diagnostic($0, .example, "m") })))
  }
}
