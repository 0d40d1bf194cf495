import Diagnostics
import TestSupport
import Testing

@Suite struct DiagnosticListTests {
  @Test func `a list is sorted by path and offset, and equals stay in their order`() {
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

  @Test func `a promoted list has errors for warnings and is otherwise the same`() {
    let list: DiagnosticList = [
      Diagnostic(.note, .example, "n"), Diagnostic(.warning, .example, "w", notes: [.init("x")]),
    ]
    #expect(!list.hasErrors)
    #expect(list.promotingWarnings().hasErrors)
    #expect(
      list.promotingWarnings()
        == [Diagnostic(.note, .example, "n"), Diagnostic(.error, .example, "w", notes: [.init("x")])])
  }

  @Test func `only exact duplicates are removed, and the first stays`() {
    let one = Diagnostic(.warning, .example, "one")
    let other = Diagnostic(.warning, .example, "other")
    let noted = Diagnostic(.warning, .example, "one", notes: [.init("here")])
    let suggested = Diagnostic(.warning, .example, "one", suggestion: .init("try"))
    let promoted = Diagnostic(.error, .example, "one")
    let list: DiagnosticList = [other, one, noted, one, suggested, other, promoted, noted]
    #expect(list.removingDuplicates() == [other, one, noted, suggested, promoted])
  }

  @Test func `a list counts what was added by severity`() {
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
  func `the summary counts in words`(row: Case<[Severity], String>) {
    row.check(DiagnosticText.summary(of: DiagnosticList(row.input.map { Diagnostic($0, .example, "m") })))
  }
}
