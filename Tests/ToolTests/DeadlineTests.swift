import Foundation
import Testing

@testable import Command

@Suite struct `The deadline` {
  @Test func `names the file and ends the run while the parser is still at work`() async throws {
    let result = try await #require(processExitsWith: .exitCode(1), observing: [\.standardErrorContent]) {
      let done = Deadline(seconds: 0).begin("posts/slow.md")
      try? await Task.sleep(for: .seconds(20))
      done()
    }
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(text.contains("posts/slow.md: error: reading it takes longer than 0 seconds [article.deadline]"))
  }

  @Test func `does nothing to an article that is done in time`() async {
    await #expect(processExitsWith: .exitCode(7)) {
      Deadline(seconds: 1).begin("posts/quick.md")()
      try? await Task.sleep(for: .seconds(2))
      exit(7)
    }
  }
}
