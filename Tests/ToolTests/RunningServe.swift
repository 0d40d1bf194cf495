import Foundation
import TestSupport
import Testing

/// `garland serve` in another process, during a test.
struct RunningServe {
  let port: UInt16
  private let process: Process
  private let log: URL

  /// Serves the site in a folder while a closure runs, with a program other than `garland` if one is given.
  ///
  /// The server finds other programs first in the folder `programs`.
  static func inFolder(
    _ folder: URL, running program: URL? = nil, as command: [String] = ["serve", "--port", "0"],
    options: [String] = [], programs: URL? = nil,
    _ body: (RunningServe) throws -> Void
  ) throws {
    try Program.inScratchFolder { scratch in
      let log = scratch.appending(path: "log")
      try Data().write(to: log)
      let process = Process()
      process.executableURL = try program ?? URL(filePath: Tool.path())
      process.arguments = command + options
      if let programs {
        let environment = ProcessInfo.processInfo.environment
        process.environment = environment.merging(["PATH": "\(programs.path):\(environment["PATH"] ?? "")"]) { $1 }
      }
      process.currentDirectoryURL = folder
      process.standardOutput = try FileHandle(forWritingTo: log)
      process.standardError = process.standardOutput
      try process.run()
      defer {
        // The threads of tests block SIGTERM, and so do the processes that they start.
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
      }
      try body(RunningServe(port: try port(printedTo: log, by: process), process: process, log: log))
    }
  }

  /// Connects to the server.
  func client() throws -> Client { try #require(Client(port: port)) }

  /// What the process has printed so far.
  var printed: String { (try? String(contentsOf: log, encoding: .utf8)) ?? "" }

  /// The number of the file of the program that the process runs.
  var runningProgram: UInt64? {
    let path = "/proc/\(process.processIdentifier)/exe"
    var status = stat()
    return unsafe stat(path, &status) == 0 ? UInt64(status.st_ino) : nil
  }

  /// The peak memory of the process so far, in bytes.
  var peakMemory: Int? {
    let status = try? String(contentsOfFile: "/proc/\(process.processIdentifier)/status", encoding: .utf8)
    return status?.firstMatch(of: /VmHWM:\s*(\d+) kB/).flatMap { Int($0.1) }.map { $0 << 10 }
  }

  private static func port(printedTo log: URL, by process: Process) throws -> UInt16 {
    while true {
      let text = String(decoding: try Data(contentsOf: log), as: UTF8.self)
      if let port = text.firstMatch(of: /localhost:(\d+)/).flatMap({ UInt16($0.1) }) { return port }
      try #require(process.isRunning, "\(text)")
      usleep(5_000)
    }
  }
}
