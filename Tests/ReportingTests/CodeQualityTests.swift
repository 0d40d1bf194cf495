import Diagnostics
import Foundation
import Testing

@testable import Reporting

@Suite struct `A Code Quality report` {
  private func issues(_ finding: Finding) throws -> [[String: Any]] {
    let bytes = finding.report.codeQuality(in: Repository(folder: "/repo"))
    return try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [[String: Any]])
  }

  @Test func `has the members that GitLab requires`() throws {
    var finding = Finding(at: "Content/a.md")
    finding.add(.error, "wrong", at: 4..<5)
    finding.add(.warning, "nowhere")
    let issues = try issues(finding)
    #expect(issues.map { $0["description"] as? String } == ["wrong", "nowhere"])
    #expect(issues.map { $0["check_name"] as? String } == ["test.finding", "test.finding"])
    #expect(issues.map { $0["severity"] as? String } == ["major", "minor"])
    let locations = issues.compactMap { $0["location"] as? [String: Any] }
    #expect(locations.map { $0["path"] as? String } == ["Content/a.md", "Content"])
    #expect(locations.map { ($0["lines"] as? [String: Int])?["begin"] } == [2, 1])
  }

  @Test func `identifies a problem by its file and message, not by its line`() throws {
    func fingerprints(in text: String, at offsets: [Int]) throws -> [String] {
      var finding = Finding(in: text)
      for offset in offsets { finding.add(.warning, "doubtful", at: offset..<(offset + 1)) }
      return try issues(finding).compactMap { $0["fingerprint"] as? String }
    }
    let before = try fingerprints(in: "one\ntwo\n", at: [0, 4])
    #expect(Set(before).count == 2)
    #expect(try fingerprints(in: "new\none\ntwo\n", at: [4, 8]) == before)
  }

  @Test func `is an empty list without problems`() {
    #expect(String(decoding: Finding().report.codeQuality(in: Repository()), as: UTF8.self) == "[]\n")
  }
}
