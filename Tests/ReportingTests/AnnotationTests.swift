import Diagnostics
import Foundation
import Publishing
import TestSupport
import Testing

@testable import Reporting

@Suite struct `An annotation` {
  static let places: [Case<Range<Int>?, String>] = [
    Case("some letters", 4..<7, "file=Content/a.md,line=2,col=1,endColumn=4,title=test.finding"),
    Case("an empty range", 5..<5, "file=Content/a.md,line=2,col=2,endColumn=2,title=test.finding"),
    Case(
      "several lines, whose end column GitHub does not support", 4..<12,
      "file=Content/a.md,line=2,col=1,endColumn=4,title=test.finding"),
    Case("a line's end", 7..<8, "file=Content/a.md,line=2,col=4,endColumn=4,title=test.finding"),
    Case("a range after the end of the file", 90..<99, "file=Content/a.md,line=4,col=1,endColumn=1,title=test.finding"),
    Case("no location", nil, "title=test.finding"),
  ]

  @Test(arguments: places)
  func `has the location of the diagnostic`(_ place: Case<Range<Int>?, String>) {
    var finding = Finding()
    finding.add(at: place.input)
    let parts = finding.annotations.joined().components(separatedBy: "::")
    place.check(parts.count == 3 ? String(parts[1].dropFirst("error ".count)) : "")
  }

  static let severities: [Case<Severity, String>] = [
    Case("error", .error, "::error "), Case("warning", .warning, "::warning "), Case("note", .note, "::notice "),
  ]

  @Test(arguments: severities)
  func `uses GitHub's names of severities`(_ severity: Case<Severity, String>) {
    var finding = Finding()
    finding.add(severity.input)
    severity.check(String(finding.annotations.joined().prefix(severity.expected.count)))
  }

  @Test func `includes notes and suggestions, escaped`() {
    var finding = Finding()
    finding.add(.error, "100 % wrong: `a`, `b`", at: 0..<3, notes: ["see here"], help: .init("do: this,\r\nand that"))
    // Messages contain pictures of control characters, such as ␍, so these are not escaped.
    #expect(
      finding.annotations == [
        "::error file=Content/a.md,line=1,col=1,endColumn=4,title=test.finding::100 %25 wrong: `a`, `b`"
          + "%0Anote: Content/a.md:1:1: see here%0Ahelp: do: this,␍␊and that"
      ])
  }

  static let paths: [Case<String, String>] = [
    Case("a colon and a comma", "Content/a: b, c.md", "Content/a%3A b%2C c.md"),
    Case("a percent sign", "Content/50%3A.md", "Content/50%253A.md"),
    Case("line ends", "Content/a\r\nb.md", "Content/a%0D%0Ab.md"),
    Case("another command", "::warning::a.md", "%3A%3Awarning%3A%3Aa.md"),
  ]

  @Test(arguments: paths)
  func `escapes the file name`(_ path: Case<String, String>) {
    var finding = Finding(at: path.input)
    finding.add(at: 0..<1)
    path.check(String(finding.annotations.joined().dropFirst("::error file=".count).prefix { $0 != "," }))
  }

  @Test(arguments: [true, false])
  func `is left out after ten of the same severity, and the last line says where to find the rest`(hasSummary: Bool) {
    var finding = Finding()
    for number in 0..<13 { finding.add(number < 12 ? .warning : .error, "number \(number)", at: 0..<1) }
    for _ in 0..<11 { finding.add(.note) }
    let lines = finding.annotations(hasSummary: hasSummary)
    #expect(lines.count { $0.hasPrefix("::error ") } == 1)
    #expect(lines.count { $0.hasPrefix("::warning ") } == 10)
    #expect(lines.count { $0.hasPrefix("::notice ") } == 10)
    #expect(
      lines.last == "GitHub shows 10 annotations of a kind for each step; the others (2 warnings, 1 note) are "
        + (hasSummary ? "in the summary of the job" : "above"))
  }

  @Test func `shows why nothing was published`() {
    var finding = Finding()
    finding.report.refusal = .foreignFolder("_site")
    #expect(finding.annotations.first?.hasPrefix("::error title=publishing.refused::`_site` is not empty") == true)
  }
}
