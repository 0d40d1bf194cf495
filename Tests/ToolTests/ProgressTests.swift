import Foundation
import TestSupport
import Testing

@Suite(.hangGuard) struct `The progress of a long build` {
  @Test(.enabled(if: Program.find("script") != nil, "there is no `script` that makes a terminal"))
  func `is shown on a terminal, and removed at the end`() throws {
    try inLongSite { folder in
      let tool = try Tool.path()
      let outcome = try Tool.run(
        "/usr/bin/env", ["TERM=xterm", "script", "-qec", "'\(tool)' build", "/dev/null"], in: folder)
      let shown = outcome.output.split(separator: Self.blank, omittingEmptySubsequences: false).dropFirst()
      #expect(shown.count >= 2)
      #expect(shown.dropLast().allSatisfy { $0.contains(/^(reading|writing) [\d,]+ of [\d,]+ (articles|pages)$/) })
      // The last line replaces the progress.
      #expect(shown.last?.contains(/^1,\d+ pages: 1,\d+ rendered, 0 unchanged, in [\d,]+ ms\s*$/) == true)
    }
  }

  @Test(arguments: [["build"], ["build", "--quiet"]])
  func `is not written into a pipe`(arguments: [String]) throws {
    try inLongSite { folder in
      let outcome = try Tool.run(arguments, in: folder)
      #expect(outcome.status == 0)
      #expect(outcome.errors.isEmpty)
      #expect(!outcome.output.contains("\r"))
    }
  }

  private static let blank = "\r\u{1B}[2K"

  private func inLongSite(_ body: (URL) throws -> Void) throws {
    try Tool.inScratchFolder { folder in
      let posts = folder.appending(path: "Content/posts")
      try FileManager.default.createDirectory(at: posts, withIntermediateDirectories: true)
      try Data("title: Long\nurl: https://example.org/\n".utf8).write(to: folder.appending(path: "Content/site.yml"))
      for number in 1...1_000 {
        let text = "---\ndate: 2026-01-02\n---\n" + String(repeating: "Some words.\n\n", count: 20)
        try Data(text.utf8).write(to: posts.appending(path: "post-\(number).md"))
      }
      try body(folder)
    }
  }
}
