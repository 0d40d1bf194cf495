import Foundation
import TestSupport
import Testing

@Suite struct `Golden articles` {
  @Test(arguments: GoldenCase.all)
  func `give the tree, the HTML and the diagnostics that stand beside them`(golden: GoldenCase) throws {
    let tree = try Tool.run(["tree", "article.md"], in: golden.place)
    let html = try Tool.run(["render", "article.md"], in: golden.place)
    try check(tree.output, golden, .tree)
    try check(html.output, golden, .html)
    try check(html.errors, golden, .diagnostics)
    #expect(tree.errors == html.errors, "both commands say the same")
    let hasErrors = html.errors.split(separator: "\n").contains { $0.contains(": error: ") }
    #expect(html.status == (hasErrors ? 1 : 0))
    #expect(tree.status == html.status)
    #expect(!hasErrors || html.output.isEmpty)
  }

  @Test func `are all there`() {
    #expect(GoldenCase.all.count >= 60)
    for golden in GoldenCase.all {
      #expect(FileManager.default.fileExists(atPath: golden.article.path), "\(golden.name)")
    }
  }

  private func check(_ actual: String, _ golden: GoldenCase, _ part: GoldenCase.Part) throws {
    if GoldenCase.isRecording { return try golden.record(actual, as: part) }
    #expect(actual == golden.expected(part), "\(golden.name)/\(part.rawValue)")
  }
}
