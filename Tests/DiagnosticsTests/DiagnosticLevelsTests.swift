import Diagnostics
import TestSupport
import Testing

@Suite struct `The levels of a site` {
  /// A level for a code, and the severity of a diagnostic with that code.
  struct Change: Sendable {
    let code: DiagnosticCode
    let found: Severity
    let level: DiagnosticLevels.Level
  }

  @Test(
    arguments: [
      Case("an error is lowered", Change(code: "containers.unknown", found: .error, level: .warning), .warning),
      Case("an error is turned off", Change(code: "containers.unknown", found: .error, level: .off), nil),
      Case("a warning is turned off", Change(code: "code.info", found: .warning, level: .off), nil),
      Case("a warning is raised", Change(code: "code.info", found: .warning, level: .error), .error),
      Case("a fixed error stays", Change(code: "file.unreadable", found: .error, level: .off), .error),
      Case(
        "an error stays if only warnings can be lowered", Change(code: "site.same-address", found: .error, level: .off),
        .error),
      Case(
        "a warning of such a code is turned off", Change(code: "site.same-address", found: .warning, level: .off), nil),
      Case("an unknown code is never lowered", Change(code: "a.b", found: .error, level: .warning), .error),
    ] as [Case<Change, Severity?>])
  func `apply`(row: Case<Change, Severity?>) {
    var levels = DiagnosticLevels()
    levels[row.input.code] = row.input.level
    let other = Diagnostic(.warning, "traits.loose", "other")
    let list: DiagnosticList = [Diagnostic(row.input.found, row.input.code, "found"), other]
    let applied = levels.applied(to: list)
    #expect(applied.last == other)
    row.check(applied.first { $0.code == row.input.code }?.severity)
  }

  @Test func `apply before warnings become errors`() {
    var levels = DiagnosticLevels()
    (levels["code.info"], levels["containers.unknown"]) = (.off, .warning)
    let list: DiagnosticList = [
      Diagnostic(.warning, "code.info", "off"), Diagnostic(.error, "containers.unknown", "lowered"),
    ]
    let strict = list.finalized(in: SourceMap(), at: levels, isStrict: true)
    #expect(strict.map(\.message) == ["lowered"] && strict.hasErrors)
    #expect(!list.finalized(in: SourceMap(), at: levels, isStrict: false).hasErrors)
  }
}

@Suite struct `A message that repeats` {
  private let text = "a\nb\nc\nd\n"

  private func grouped(_ offsets: [Int], notes: [[Diagnostic.Note]] = []) -> String {
    var sources = SourceMap()
    let source = sources.add(SourceFile(path: "a.md", text: text))
    let list = DiagnosticList(
      offsets.enumerated().map { index, offset in
        Diagnostic(
          .warning, "code.info", "unknown `x`", at: SourceRange(source, offset..<offset + 1),
          notes: notes.isEmpty ? [] : notes[index])
      })
    return DiagnosticText(sources: sources).text(of: list.groupingRepeats(in: sources))
  }

  private static func shown(_ note: String) -> String {
    "a.md:1:1: warning: unknown `x` [code.info]\n    1 | a\n      | ^\n"
      + (note.isEmpty ? "" : "      = note: \(note)\n")
  }

  @Test(arguments: [
    Case("once", [0], shown("")),
    Case("twice", [0, 2], shown("this occurs 2 times, also at a.md:2:1")),
    Case("three times", [0, 2, 4], shown("this occurs 3 times, also at a.md:2:1 and a.md:3:1")),
    Case("four times", [0, 2, 4, 6], shown("this occurs 4 times, also at a.md:2:1 and a.md:3:1")),
  ])
  func `is shown once, with its first three places`(_ row: Case<[Int], String>) {
    row.check(grouped(row.input))
  }

  @Test func `is shown again if its notes differ`() {
    #expect(grouped([0, 2], notes: [[.init("x")], [.init("y")]]).matches(of: /warning: unknown `x`/).count == 2)
  }

  @Test(arguments: [
    Case("it is about its place", Diagnostic(.warning, .example, "the post has no date"), 3),
    Case("it is of a check", Diagnostic(.warning, "check.broken-link", "there is no page `/a/`"), 3),
    Case("it is about a name", Diagnostic(.warning, .example, "there is no language `a`"), 1),
  ])
  func `is shown at each place if`(row: Case<Diagnostic, Int>) {
    row.check(DiagnosticList([row.input, row.input, row.input]).groupingRepeats(in: SourceMap()).count)
  }

  @Test(arguments: [Case("a screenful", 20, 20), Case("more than a screenful", 21, 1)])
  func `is merged without a name only if it fills a screen`(row: Case<Int, Int>) {
    let list = DiagnosticList(
      Array(repeating: Diagnostic(.warning, .example, "the post has no date"), count: row.input))
    row.check(list.groupingRepeats(in: SourceMap()).count)
  }

  @Test func `keeps its place among other messages`() {
    let list: DiagnosticList = [
      Diagnostic(.warning, .example, "one `a`"), Diagnostic(.error, .example, "one `a`"),
      Diagnostic(.warning, .example, "two"),
      Diagnostic(.warning, .example, "one `a`"),
    ]
    #expect(
      list.groupingRepeats(in: SourceMap()).map { "\($0.severity) \($0.message) \($0.notes.map(\.message))" } == [
        "warning one `a` [\"this occurs 2 times\"]", "error one `a` []", "warning two []",
      ])
  }
}
