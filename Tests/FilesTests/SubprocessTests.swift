import Foundation
import TestSupport
import Testing

@testable import Files

@Suite struct `A program that is run` {
  private func outcome(_ script: String) throws -> (outcome: Subprocess.Outcome, printed: String) {
    try Program.inScratchFolder { folder in
      let log = folder.appending(path: "log")
      let run = Subprocess(
        "/bin/sh", ["-c", script], in: folder.path, environment: ["WORD=said"], log: log.path)
      return (try run.run(), String(decoding: try Data(contentsOf: log), as: UTF8.self))
    }
  }

  @Test func `has its arguments, its environment and its folder, and nothing to read`() throws {
    let (outcome, printed) = try outcome("echo \"$WORD\"; basename \"$PWD\" | cut -c 1-7; cat; echo wrong >&2; exit 3")
    #expect(outcome.status == 3)
    #expect(printed == "said\ngarland\nwrong\n")
  }

  @Test func `has no status where a signal ended it`() throws {
    #expect(try outcome("kill -9 $$").outcome.status == nil)
  }

  @Test func `costs time, work and memory`() throws {
    let idle = try outcome("sleep 0.2").outcome
    #expect(idle.wall >= 0.2 && idle.user + idle.system < 0.2)
    let busy = try outcome("i=0; while [ $i -lt 300000 ]; do i=$((i+1)); done").outcome
    #expect(busy.user > 0.01 && busy.peakMemory > 500_000)
  }

  @Test func `that is missing is a problem`() {
    #expect(throws: FolderProblem.missing) { try Subprocess("/nothing", log: "/dev/null").run() }
  }

  @Test func `is found by its path or its name`() {
    #expect(Programs.find("sh").map { $0.hasSuffix("/sh") } == true)
    #expect(Programs.find("/bin/sh").map { $0.hasSuffix("/sh") } == true)
    #expect(Programs.find("no-such-program") == nil && Programs.find("/tmp") == nil)
  }
}
