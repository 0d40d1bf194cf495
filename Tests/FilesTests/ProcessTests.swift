import Synchronization
import Dispatch
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

@Suite struct `A connected process` {
  @Test func `receives what is sent, and answers`() throws {
    let process = try ConnectedProcess("/bin/cat")
    try process.connection.send(Array("hello".utf8))
    #expect(try process.connection.receive(5, within: 60) == Array("hello".utf8))
    #expect(process.ending == nil)
  }

  /// What a program prints, and the lines that arrive before a problem.
  static let lines: [Case<String, [String]>] = [
    Case("lines and other bytes", "printf 'one\\n\\nthree'", ["one", ""]),
    Case("a line in two parts", "printf on; sleep 0.2; printf 'e\\ntwo\\n'", ["one", "two"]),
    Case("a long line", "printf '1234567\\n12345678\\n'", ["1234567"]),
  ]

  @Test(arguments: lines) func `receives lines up to a limit`(row: Case<String, [String]>) throws {
    let process = try ConnectedProcess("/bin/sh", ["-c", row.input], patience: 60)
    for line in row.expected { #expect(try process.connection.receiveLine(limit: 8) == Array(line.utf8)) }
    #expect(throws: FolderProblem.self) { try process.connection.receiveLine(limit: 8) }
  }

  @Test func `leaves the bytes after a line in the connection`() throws {
    let process = try ConnectedProcess("/usr/bin/env", environment: ["A=1", "B=2"])
    #expect(try process.connection.receiveLine() == Array("A=1".utf8))
    #expect(try process.connection.receive(4, within: 60) == Array("B=2\n".utf8))
    #expect(throws: FolderProblem.closedPipe) { try process.connection.receive(1, within: 60) }
  }

  static let endings: [Case<String, ConnectedProcess.Ending>] = [
    Case("an exit", "exit 7", .status(7)), Case("a signal", "kill -SEGV $$", .signal(SIGSEGV)),
    Case("the end of its time", "ulimit -S -t 1; while :; do :; done", .timeLimit),
  ]

  @Test(arguments: endings)
  func `tells how it ended`(row: Case<String, ConnectedProcess.Ending>) throws {
    let process = try ConnectedProcess("/bin/sh", ["-c", row.input])
    #expect(throws: FolderProblem.closedPipe) { try process.connection.receive(1, within: 60) }
    #expect(process.ending == row.expected)
    #expect(throws: FolderProblem.closedPipe) { try process.connection.send([1]) }
  }

  @Test func `is not waited for longer than a limit`() throws {
    let process = try ConnectedProcess("/bin/sleep", ["60"])
    #expect(throws: FolderProblem.noAnswer(seconds: 1)) { try process.connection.receive(1, within: 1) }
  }

  @Test func `is not waited for when it does nothing, neither to read nor to write`() throws {
    let process = try ConnectedProcess("/bin/sleep", ["60"], patience: 1)
    #expect(throws: FolderProblem.noAnswer(seconds: 1)) { try process.connection.receive(1) }
    #expect(throws: FolderProblem.noAnswer(seconds: 1)) {
      try process.connection.send([UInt8](repeating: 0, count: 10_000_000))
    }
  }

  @Test func `is waited for as long as it uses the processor`() throws {
    let code =
      "end=$(($(date +%s) + 4)); while [ $(date +%s) -lt $end ]; do i=0; while [ $i -lt 20000 ]; do i=$((i+1)); done; done"
    let process = try ConnectedProcess("/bin/sh", ["-c", code + "; printf x"], patience: 2)
    #expect(try process.connection.receive(1) == Array("x".utf8))
  }

  @Test func `throws if the program is missing`() {
    #expect(throws: FolderProblem.missing) { _ = try ConnectedProcess("/nothing") }
  }
}

@Suite struct `The number of cores` {
  static let quotas: [Case<String, Int?>] = [
    Case("no limit", "max 100000\n", nil), Case("two cores", "200000 100000\n", 2),
    Case("one and a half", "150000 100000", 2), Case("a part of one", "20000 100000", 1),
    Case("no limit in the old format", "-1\n 100000\n", nil), Case("no file", " ", nil),
  ]

  @Test(arguments: quotas)
  func `respects the quota of a container`(row: Case<String, Int?>) {
    row.check(Machine.cores(inQuota: row.input))
  }

  @Test func `respects the groups above that of the process`() {
    #expect(Machine.controlGroups(in: "0::/user/job\n") == ["/user/job", "/user"])
    #expect(Machine.controlGroups(in: "4:cpu,cpuacct:/docker/a\n3:memory:/b\n0::/\n") == ["/docker/a", "/docker"])
    #expect(Machine.cores >= 1)
  }
}

@Suite struct `A process without files` {
  /// Runs a closure on a thread that has no right to use files; the other threads keep theirs.
  private static func confined(_ folder: String?, _ body: @escaping @Sendable () -> [String: Bool]) -> [String: Bool]? {
    let result = Mutex<[String: Bool]?>(nil)
    let done = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      if ProcessLimits.forbidFiles(exceptChangesIn: folder) { result.withLock { $0 = body() } }
      done.signal()
    }
    done.wait()
    return result.withLock(\.self)
  }

  private static func opens(_ path: String, _ flags: Int32) -> Bool {
    let descriptor = unsafe open(path, flags, 0o600)
    defer { close(descriptor) }
    return descriptor >= 0
  }

  /// Whether the kernel has Landlock, and nothing around this process forbids it.
  private static let hasLandlock = confined(nil) { [:] } != nil

  @Test(.enabled(if: hasLandlock, "needs Landlock")) func `opens none, and makes none`() throws {
    try Program.inScratchFolder { folder in
      let path = folder.appending(path: "file").path
      try Data("secret".utf8).write(to: URL(filePath: path))
      let result = Self.confined(nil) {
        [
          "read": Self.opens(path, O_RDONLY), "write": Self.opens(path, O_WRONLY), "list": Self.opens("/", O_RDONLY),
          "make": Self.opens(path + "2", O_WRONLY | O_CREAT), "remove": unsafe unlink(path) == 0,
        ]
      }
      #expect(result == ["read": false, "write": false, "list": false, "make": false, "remove": false])
      #expect(Self.opens(path, O_RDWR), "the other threads go on")
    }
  }

  @Test(.enabled(if: hasLandlock, "needs Landlock")) func `changes only those of its folder, and may read others`()
    throws
  {
    try Program.inScratchFolder { folder in
      let path = folder.appending(path: "file").path
      let inner = folder.appending(path: "inner").path
      try Data("text".utf8).write(to: URL(filePath: path))
      try FileManager.default.createDirectory(atPath: inner, withIntermediateDirectories: false)
      let result = Self.confined(inner) {
        [
          "read": Self.opens(path, O_RDONLY), "write": Self.opens(path, O_WRONLY), "remove": unsafe unlink(path) == 0,
          "make": Self.opens(path + "2", O_WRONLY | O_CREAT),
          "make in the folder": Self.opens(inner + "/a", O_WRONLY | O_CREAT),
          "remove from the folder": unsafe unlink(inner + "/a") == 0,
        ]
      }
      #expect(
        result == [
          "read": true, "write": false, "remove": false, "make": false, "make in the folder": true,
          "remove from the folder": true,
        ])
    }
  }
}
