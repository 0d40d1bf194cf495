import Foundation
import Testing

@testable import Command

@Suite struct `The deadline` {
  @Test func `exits with the name of the file while the parser is still running`() async throws {
    let result = try await #require(processExitsWith: .exitCode(1), observing: [\.standardErrorContent]) {
      let stop = Deadline(seconds: 0).begin("posts/slow.md")
      try? await Task.sleep(for: .seconds(20))
      stop()
    }
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(text.contains("posts/slow.md: error: reading it takes longer than 0 seconds [article.deadline]"))
  }

  @Test func `does nothing if the article is read in time`() async {
    await #expect(processExitsWith: .exitCode(7)) {
      Deadline(seconds: 1).begin("posts/quick.md")()
      try? await Task.sleep(for: .seconds(2))
      exit(7)
    }
  }
}
