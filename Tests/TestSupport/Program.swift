package import Foundation

/// Programs that tests call.
package enum Program {
  /// What came of one call.
  package struct Outcome: Equatable, Sendable {
    /// The exit status.
    package var status: Int32 = 0
    /// What it wrote to standard output.
    package var output = ""
    /// What it wrote to standard error.
    package var errors = ""
    /// Whether the process ended by itself, and by no signal.
    package var isExit = true

    /// Says what came of a call.
    package init(status: Int32 = 0, output: String = "", errors: String = "", isExit: Bool = true) {
      self.status = status
      self.output = output
      self.errors = errors
      self.isExit = isExit
    }
  }

  /// The repository as it stands on disk.
  package static let repository = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The Python that `.ci/setup` gives what the tests need.
  package static var python: String? {
    let path = repository.appending(path: ".build/python/bin/python3").path
    return FileManager.default.isExecutableFile(atPath: path) ? path : nil
  }

  /// Calls a program; files take what it writes, so that no pipe fills up.
  package static func run(
    _ program: String, _ arguments: [String], in folder: URL? = nil, input: Data = Data()
  ) throws -> Outcome {
    try inScratchFolder { scratch in
      let streams = ["in", "out", "err"].map { scratch.appending(path: $0) }
      for stream in streams { try (stream == streams[0] ? input : Data()).write(to: stream) }
      let process = Process()
      process.executableURL = URL(filePath: program)
      process.arguments = arguments
      process.currentDirectoryURL = folder ?? scratch
      process.standardInput = try FileHandle(forReadingFrom: streams[0])
      process.standardOutput = try FileHandle(forWritingTo: streams[1])
      process.standardError = try FileHandle(forWritingTo: streams[2])
      // Where these tests run is no matter of what they call.
      process.environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("GITHUB_") }
      try process.run()
      process.waitUntilExit()
      let written = try streams.dropFirst().map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }
      return Outcome(
        status: process.terminationStatus, output: written[0], errors: written[1],
        isExit: process.terminationReason == .exit)
    }
  }

  /// Gives a folder that is gone afterwards.
  package static func inScratchFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appending(path: "garland-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder)
  }

  /// Finds a program that may be missing.
  package static func find(_ names: String...) -> String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin").split(separator: ":")
    return names.lazy.flatMap { name in folders.lazy.map { "\($0)/\(name)" } }
      .first(where: FileManager.default.isExecutableFile(atPath:))
  }
}
