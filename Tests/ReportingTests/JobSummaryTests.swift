import Diagnostics
import Publishing
import TestSupport
import Testing

@testable import Reporting

@Suite struct `The summary of a job` {
  @Test func `escapes messages, and shows code as code`() throws {
    var finding = Finding(at: "Content/<b>.md")
    finding.add(.error, "`<script>` | & *x*", at: 0..<1, help: .init("a ` alone"))
    let text = try #require(finding.summary())
    #expect(
      text.contains(
        "<tr><td>error</td><td>Content/&lt;b&gt;.md:1:1</td><td><code>&lt;script&gt;</code> | &amp; *x* [test.finding]"
          + "<br>help: a ` alone</td></tr>"))
  }

  @Test func `contains no blank line, which would end the HTML block`() throws {
    var finding = Finding(at: "Content/a\n\nb.md")
    finding.add(.error, "one\n\ntwo", at: 0..<1)
    #expect(finding.summary()?.contains("\n\n") == false)
  }

  static let capacities = [JobSummary.limit, 200_000, 20_000, 8_300]

  @Test(arguments: capacities)
  func `fits into its capacity, closes its tags, and counts the items that it leaves out`(capacity: Int) throws {
    var finding = Finding()
    for number in 0..<12_000 { finding.add(.warning, "message \(number) of very many", at: 0..<1) }
    var publication = Publication()
    publication.added = (0..<20_000).map { "posts/post-\($0)/index.html" }
    finding.report.record(publication, sinceLastBuild: nil)
    let text = try #require(finding.summary(capacity: capacity))
    #expect(text.utf8.count <= capacity)
    #expect(text.contains("20,000 pages added; 12,000 warnings"))
    for tag in ["table", "tr", "ul", "li", "details", "p"] {
      #expect(text.components(of: "<\(tag)>") == text.components(of: "</\(tag)>"), "\(tag)")
    }
    let shown = text.components(of: "<tr>") + text.components(of: "<li>")
    #expect(text.contains("\n<p>\((32_000 - shown).grouped) more are left out: "))
  }

  @Test func `is missing if the capacity is too small`() {
    #expect(Finding().summary(capacity: 8_000) == nil)
  }
}

extension String {
  fileprivate func components(of part: String) -> Int {
    split(separator: part, omittingEmptySubsequences: false).count - 1
  }
}
