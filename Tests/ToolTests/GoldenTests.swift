import Foundation
import TestSupport
import Testing

@Suite struct `Golden articles` {
  @Test(arguments: GoldenCase.all)
  func `give the expected tree, HTML and diagnostics`(golden: GoldenCase) throws {
    let tree = try Tool.run(["tree", "article.md"], in: golden.directory)
    let html = try Tool.run(["render", "article.md"], in: golden.directory)
    try check(tree.output, golden, .tree)
    try check(html.output, golden, .html)
    try check(html.errors, golden, .diagnostics)
    #expect(tree.errors == html.errors, "both commands report the same diagnostics")
    let hasErrors = html.errors.split(separator: "\n").contains { $0.contains(": error: ") }
    #expect(html.status == (hasErrors ? 1 : 0))
    #expect(tree.status == html.status)
    #expect(!hasErrors || html.output.isEmpty)
  }

  @Test func `are found in the fixtures`() {
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

/// A folder of `Fixtures/Articles`: an article with its expected output.
struct GoldenCase: CustomTestStringConvertible, Sendable {
  /// An expected output, which is stored in its own file.
  enum Part: String, CaseIterable {
    case tree = "tree.txt"
    case html = "article.html"
    case diagnostics = "diagnostics.txt"
  }

  let name: String

  static let folder = Tool.fixtures.appending(path: "Articles")
  /// Whether to record the output as the new expectations.
  static let isRecording = ProcessInfo.processInfo.environment["GARLAND_RECORD"] == "1"

  /// All cases, sorted by name.
  static let all = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    .map(GoldenCase.init(name:))

  var testDescription: String { name }
  var directory: URL { Self.folder.appending(path: name) }
  var article: URL { directory.appending(path: "article.md") }

  /// Returns an expected output; `nil` if it was not recorded.
  func expected(_ part: Part) -> String? {
    (try? Data(contentsOf: directory.appending(path: part.rawValue))).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Records an output as the new expectation.
  func record(_ text: String, as part: Part) throws {
    try Data(text.utf8).write(to: directory.appending(path: part.rawValue))
  }
}
