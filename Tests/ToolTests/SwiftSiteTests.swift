import Foundation
import TestSupport
import Testing

/// Builds the site of `Tests/SwiftSite` with its own program.
@Suite struct `The program of a site with Swift code` {
  @Test func `runs a hook after a build if something changed that it read`() throws {
    try Tool.inScratchFolder { folder in
      let program = URL(filePath: try Tool.path()).deletingLastPathComponent().appending(path: "SwiftSite").path
      let file = folder.appending(path: "Content/posts/a.md")
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data("title: T\nurl: https://example.org/\n".utf8).write(to: folder.appending(path: "Content/site.yml"))
      func build(_ title: String, _ text: String) throws -> Program.Outcome {
        try Data("---\ntitle: \(title)\ndate: 2026-01-01\n---\n\(text)\n".utf8).write(to: file)
        return try Tool.run(program, ["build", "--now", "2026-06-01"], in: folder)
      }
      for (title, text) in [("A", "One."), ("A", "Two."), ("A", "Two."), ("B", "Two.")] {
        let outcome = try build(title, text)
        #expect(outcome.status == 0, "\(outcome.errors)")
      }
      // A hook that fails has published the site, and runs again.
      for _ in 0..<2 {
        let failed = try build("Fail", "Two.")
        #expect(failed.status == 1 && failed.errors.contains("the hook `counting` failed: Failure()"), "\(failed)")
        #expect(failed.errors.contains("the site is published"))
        let page = folder.appending(path: "_site/2026/index.html")
        #expect(try String(contentsOf: page, encoding: .utf8).contains("<li>Fail</li>"))
      }
      let runs = try String(contentsOf: folder.appending(path: "_site/runs.txt"), encoding: .utf8)
      #expect(runs == "A\nB\nFail\nFail\n")
    }
  }

  @Test func `renders a page again if a file that only the page reads has changed`() throws {
    try Tool.inScratchFolder { folder in
      let content = Program.repository.appending(path: "Tests/SwiftSite/Content").path
      let program = URL(filePath: try Tool.path()).deletingLastPathComponent().appending(path: "SwiftSite").path
      let build = ["build", "--content", content, "--now", "2026-06-01"]
      func notes() throws -> String {
        try String(contentsOf: folder.appending(path: "_site/notes/index.html"), encoding: .utf8)
      }
      for text in ["Rye is out.", "Rye is back.", "Rye is back."] {
        try Data("\(text)\n".utf8).write(to: folder.appending(path: "notes.txt"))
        let outcome = try Tool.run(program, build, in: folder)
        #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
        #expect(try notes().contains("<p>\(text)</p>"), "\(outcome.output)")
      }
      let explanation = try Tool.run(program, ["explain", "/notes/", "--content", content], in: folder)
      #expect(explanation.output.contains("its Swift code runs in every build"), "\(explanation)")
      let report = try Tool.run(program, build, in: folder).output
      #expect(!report.contains(" 0 rendered"), "\(report)")
      let colophon = try Tool.run(program, ["explain", "/colophon/", "--content", content], in: folder)
      #expect(!colophon.output.contains("its Swift code runs in every build"), "\(colophon)")
    }
  }
}
