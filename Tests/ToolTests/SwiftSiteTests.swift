import Foundation
import TestSupport
import Testing

/// Builds the site of `Tests/SwiftSite` with its own program.
@Suite struct `The program of a site with Swift code` {
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
