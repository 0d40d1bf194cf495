import Foundation
import TestSupport
import Testing

@Suite(.hangGuard) struct `Output that cannot be written` {
  /// More bytes than a pipe can buffer.
  private static let long = String(repeating: "A paragraph of an article that is much too long.\n\n", count: 20_000)

  @Test(arguments: ["render", "tree"])
  func `ends the tool without a message when the pipe is closed`(command: String) throws {
    let outcome = try shell("{ \"$0\" \(command) -; echo status $? >&2; } | head -c 0")
    // A shell reports an exit by SIGPIPE as 128 + 13.
    #expect(["status 1\n", "status 141\n"].contains(outcome.errors))
    #expect(outcome.output.isEmpty)
  }

  @Test(arguments: ["render", "tree"])
  func `is an error if SIGPIPE is ignored`(command: String) throws {
    let outcome = try shell("trap '' PIPE; { \"$0\" \(command) -; echo status $? >&2; } | head -c 0")
    #expect(outcome.errors.hasSuffix("status 1\n"))
  }

  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "there is no /dev/full"),
    arguments: ["render -", "tree -", "--help", "--version"])
  func `is an error if the disk is full`(call: String) throws {
    #expect(try shell("\"$0\" \(call) >/dev/full").status == 1)
  }

  @Test func `is complete if the reader is slow`() throws {
    let outcome = try shell("\"$0\" render - | { sleep 1; wc -c; }")
    let expected = Self.long.split(separator: "\n").reduce(0) { $0 + $1.utf8.count + "<p></p>\n".utf8.count }
    #expect(outcome.output.trimmingCharacters(in: .whitespacesAndNewlines) == "\(expected)")
  }

  static let closed: [Case<String, Int32>] = [
    Case("input", "<&-", 0), Case("output", ">&-", 1), Case("errors", "2>&-", 0), Case("all", "<&- >&- 2>&-", 1),
  ]

  @Test(arguments: closed)
  func `does not affect the site or the cache`(_ stream: Case<String, Int32>) throws {
    try CachedSite.inFolder { site in
      try site.write("Content/posts/c.md", "# No date\n")
      let command = "\"$0\" build --now 2026-02-01 \(stream.input)"
      stream.check(try Tool.run("/bin/sh", ["-c", command, Tool.path()], in: site.folder).status)
      #expect(try site.build().rendered == 0)
      #expect(try site.files(in: "_site") == site.filesOfFirstBuild([]))
      #expect(try site.files(in: ".garland")["lock"] == Data())
    }
  }

  private func shell(_ script: String) throws -> Tool.Outcome {
    try Program.run("/bin/sh", ["-c", script, Tool.path()], input: Data(Self.long.utf8))
  }
}
