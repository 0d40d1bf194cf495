import Foundation
import TestSupport
import Testing

/// The nesting limits do not depend on the stack size that the shell allows.
@Suite(.hangGuard) struct `With a small stack` {
  /// Articles that need a large stack.
  private static let articles = [
    Case("quotes", String(repeating: ">", count: 250) + "deep\n", "deep"),
    Case(
      "containers",
      (0..<64).map { String(repeating: ":", count: 67 - $0) + " note\n" }.joined() + "\ndeep\n\n"
        + (0..<64).map { String(repeating: ":", count: 4 + $0) + "\n" }.joined(), "deep"),
    Case(
      "emphasis", String(repeating: "*a **a ", count: 100) + "deep" + String(repeating: " a** a*", count: 100), "deep"),
  ]

  @Test(arguments: articles)
  func `render shows an article at the nesting limit`(article: Case<String, String>) throws {
    try Tool.inScratchFolder { folder in
      try Data(article.input.utf8).write(to: folder.appending(path: "deep.md"))
      let outcome = try run(["render", "deep.md"], in: folder)
      #expect(outcome.status == 0, "\(outcome.errors)")
      #expect(outcome.output.contains(article.expected))
    }
  }

  @Test(arguments: ["1", "8"])
  func `build publishes articles at the nesting limit`(jobs: String) throws {
    try Tool.inScratchFolder { folder in
      let content = folder.appending(path: "Content")
      try FileManager.default.createDirectory(at: content, withIntermediateDirectories: true)
      try Data("title: Deep\nurl: https://example.org/\n".utf8).write(to: content.appending(path: "site.yml"))
      for article in Self.articles {
        try Data("# Deep\n\n\(article.input)".utf8).write(to: content.appending(path: "\(article.name).md"))
      }
      let outcome = try run(["build", "--jobs", jobs], in: folder)
      #expect(outcome.status == 0, "\(outcome.errors)")
      for article in Self.articles {
        let page = folder.appending(path: "_site/\(article.name)/index.html")
        #expect(try String(contentsOf: page, encoding: .utf8).contains(article.expected))
      }
    }
  }

  private func run(_ arguments: [String], in folder: URL) throws -> Tool.Outcome {
    try Tool.run("/bin/sh", ["-c", "ulimit -s 256; exec \"$0\" \"$@\"", Tool.path()] + arguments, in: folder)
  }
}
