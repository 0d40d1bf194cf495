import Foundation
import TestSupport
import Testing

@testable import Files

@Suite struct `A subprocess` {
  private func outcome(_ script: String) throws -> (outcome: Subprocess.Outcome, printed: String) {
    try Program.inScratchFolder { folder in
      let log = folder.appending(path: "log")
      let run = Subprocess(
        "/bin/sh", ["-c", script], in: folder.path, environment: ["WORD=said"], log: log.path)
      return (try run.run(), String(decoding: try Data(contentsOf: log), as: UTF8.self))
    }
  }

  @Test func `receives its arguments, environment and folder, and no input`() throws {
    let (outcome, printed) = try outcome("echo \"$WORD\"; basename \"$PWD\" | cut -c 1-7; cat; echo wrong >&2; exit 3")
    #expect(outcome.status == 3)
    #expect(printed == "said\ngarland\nwrong\n")
  }

  @Test func `has no exit status after a signal`() throws {
    #expect(try outcome("kill -9 $$").outcome.status == nil)
  }

  @Test func `reports its time and memory`() throws {
    let idle = try outcome("sleep 0.2").outcome
    #expect(idle.wall >= 0.2 && idle.user + idle.system < 0.2)
    let busy = try outcome("i=0; while [ $i -lt 300000 ]; do i=$((i+1)); done").outcome
    #expect(busy.user > 0.01 && busy.peakMemory > 500_000)
  }

  @Test func `throws if the program is missing`() {
    #expect(throws: FolderProblem.missing) { try Subprocess("/nothing", log: "/dev/null").run() }
  }

  @Test func `is found by path or by name`() {
    #expect(Programs.find("sh").map { $0.hasSuffix("/sh") } == true)
    #expect(Programs.find("/bin/sh").map { $0.hasSuffix("/sh") } == true)
    #expect(Programs.find("no-such-program") == nil && Programs.find("/tmp") == nil)
  }
}

@Suite struct `A closed standard stream` {
  @Test func `is not reused for the next file, and rejects output`() async throws {
    await #expect(processExitsWith: .success) {
      try Program.inScratchFolder { scratch in
        for descriptor in Int32(0)...2 { close(descriptor) }
        Streams.reserveClosedDescriptors()
        let file = try Folder(scratch.path).makeFile("file")
        let isWritten = (try? Streams.output(Array("text".utf8))) != nil
        try file.append([])
        try file.finish()
        // A failed expectation could not be printed here, so the exit status carries the result.
        let isEmpty = try Data(contentsOf: scratch.appending(path: "file")).isEmpty
        let areReserved = (Int32(0)...2).allSatisfy { fcntl($0, F_GETFD) >= 0 }
        exit(areReserved && !isWritten && isEmpty ? EXIT_SUCCESS : EXIT_FAILURE)
      }
    }
  }
}
