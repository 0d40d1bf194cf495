import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import Reporting

@Suite struct `A result in SARIF` {
  private func location(_ any: Any?) -> (uri: String?, base: String?, region: [String: Int]?) {
    let physical = (any as? [String: Any])?["physicalLocation"] as? [String: Any]
    let artifact = physical?["artifactLocation"] as? [String: String]
    return (artifact?["uri"], artifact?["uriBaseId"], physical?["region"] as? [String: Int])
  }

  @Test func `has a rule, a level, a message and a region in code points`() throws {
    var finding = Finding(in: "éé\nx", at: "Content/a.md")
    finding.add(.warning, "doubtful", at: 2..<6, notes: ["see here"])
    let result = try #require(try finding.results().first)
    #expect(result["ruleId"] as? String == "test.finding" && result["ruleIndex"] as? Int == 0)
    #expect(result["level"] as? String == "warning")
    #expect((result["message"] as? [String: String])?["text"] == "doubtful\nnote: Content/a.md:1:2: see here")
    for place in [result["locations"], result["relatedLocations"]] {
      let found = location((place as? [Any])?.first)
      #expect(found.uri == "Content/a.md" && found.base == "%SRCROOT%")
      #expect(found.region == ["startLine": 1, "startColumn": 2, "endLine": 2, "endColumn": 2])
    }
  }

  static let paths: [Case<String, String>] = [
    Case("blanks, percent and hash", "Content/a b #1 50%.md", "Content/a%20b%20%231%2050%25.md"),
    Case("letters outside of ASCII", "Content/é.md", "Content/%C3%A9.md"),
    Case("a name that looks like a scheme", "mailto:a/b.md", "mailto%3Aa/b.md"),
    Case("brackets", "Content/[a].md", "Content/%5Ba%5D.md"),
    Case("a file outside of the repository", "/tmp/a b.md", "file:///tmp/a%20b.md"),
  ]

  @Test(arguments: paths)
  func `encodes its file as a URI`(_ path: Case<String, String>) throws {
    var finding = Finding(at: path.input)
    finding.add(at: 0..<1)
    let place = (try finding.results().first?["locations"] as? [Any])?.first
    path.check(location(place).uri ?? "")
  }

  @Test func `contains the suggested edit`() throws {
    var finding = Finding()
    finding.add(
      at: 0..<3, help: .init("write `uno`", replacement: .init(SourceRange(finding.source, 0..<3), with: "uno")))
    let fix = (try finding.results().first?["fixes"] as? [[String: Any]])?.first
    let change = (fix?["artifactChanges"] as? [[String: Any]])?.first
    let replacement = (change?["replacements"] as? [[String: Any]])?.first
    #expect((replacement?["insertedContent"] as? [String: String])?["text"] == "uno")
    #expect((replacement?["deletedRegion"] as? [String: Int])?["endColumn"] == 4)
  }
}
