import Foundation
import TestSupport
import Testing

@Suite struct `The summary of a job` {
  @Test func `holds all that is wrong with a site`() throws {
    try Program.inScratchFolder { scratch in
      let golden = try #require(SiteCase.invalid.first { $0.name == "formats" })
      let file = scratch.appending(path: "summary.md")
      try Data().write(to: file)
      _ = try golden.build(
        SiteCase.Call(arguments: ["--now", "2026-11-21"]), into: scratch,
        environment: ["GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": file.path])
      let text = try String(contentsOf: file, encoding: .utf8).replacing(/[\d,]+ ms/) { _ in "… ms" }
      let expected = golden.place.appending(path: "summary.md")
      if SiteCase.isRecording { return try Data(text.utf8).write(to: expected) }
      #expect(try text == String(contentsOf: expected, encoding: .utf8))
    }
  }
}
