import Foundation
import TestSupport
import Testing

/// Articles that kept the parser busy for minutes.
@Suite(.hangGuard) struct `A slow article` {
  private static let articles = [
    Case("instructions", String(repeating: "a<?", count: 200_000), "200000 `<?` in this block"),
    Case(
      "blank lines below deep lists",
      String(repeating: "- ", count: 12_500) + "a" + String(repeating: "\n", count: 25_000),
      "nest deeper than 256 levels"),
    Case(
      "references to a long definition",
      "[a]: /" + String(repeating: "u", count: 50_000) + "\n\n" + String(repeating: "[a] ", count: 12_000),
      "copy more than"),
  ]

  @Test(arguments: articles)
  func `is an error with any number of threads`(article: Case<String, String>) throws {
    try Tool.inScratchFolder { folder in
      let content = folder.appending(path: "Content")
      try FileManager.default.createDirectory(at: content, withIntermediateDirectories: true)
      try Data("title: Slow\nurl: https://example.org/\n".utf8).write(to: content.appending(path: "site.yml"))
      try Data(article.input.utf8).write(to: content.appending(path: "slow.md"))
      let outcomes = try ["1", "8"].map { try Tool.run(["build", "--jobs", $0], in: folder) }
      for outcome in outcomes {
        #expect(outcome.status == 1)
        #expect(outcome.errors.contains("Content/slow.md:1:1: error: "))
        #expect(outcome.errors.contains(article.expected))
      }
      #expect(outcomes[0].errors == outcomes[1].errors)
    }
  }

  /// Runs `slow-article.py`, which writes a slow article into a served site and corrects it.
  @Test(.enabled(if: Program.python != nil, ".ci/setup --tests was not run"), arguments: articles)
  func `is shown as an error above the previous site, and the server goes on`(article: Case<String, String>) throws {
    try Tool.inScratchFolder { folder in
      let content = folder.appending(path: "Content")
      try FileManager.default.createDirectory(at: content, withIntermediateDirectories: true)
      try Data("title: Slow\nurl: https://example.org/\n".utf8).write(to: content.appending(path: "site.yml"))
      try Data("# About\n\nfirst text\n".utf8).write(to: content.appending(path: "about.md"))
      try Data(article.input.utf8).write(to: folder.appending(path: "slow.md"))
      let script = Program.repository.appending(path: "Tests/ToolTests/slow-article.py").path
      let outcome = try Program.run(Program.python ?? "", [script, Tool.path(), folder.path])
      try #require(outcome.status == 0, "\(outcome.errors)")
      let pages = outcome.output.components(separatedBy: "\n----\n")
      try #require(pages.count == 3)
      #expect(pages[0].contains("first text") && !pages[0].contains("about.md:1:1"))
      #expect(pages[1].contains("first text") && pages[1].contains("Content/about.md:1:1: error"))
      #expect(pages[2].contains("second text") && !pages[2].contains("about.md:1:1"))
    }
  }
}
