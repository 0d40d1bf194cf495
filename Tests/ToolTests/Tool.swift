import Foundation

/// The tool as it was built beside these tests.
enum Tool {
  /// What came of one call.
  struct Outcome: Equatable, Sendable {
    var status: Int32 = 0
    var output = ""
    var errors = ""
    /// Whether the process ended by itself, and by no signal.
    var isExit = true
  }

  /// A tool that is not where the tests are.
  struct Missing: Error {
    let folders: [String]
  }

  /// The folder `Tests/Fixtures`.
  static let fixtures = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures")

  /// Where the tool is.
  static func path() throws -> String {
    let running = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let folders = [running, CommandLine.arguments.first].compactMap { $0 }
      .map { URL(filePath: $0).deletingLastPathComponent() }
    let places = folders.flatMap { folder in ["garland", "Tool"].map { folder.appending(path: $0).path } }
    guard let path = places.first(where: FileManager.default.isExecutableFile(atPath:)) else {
      throw Missing(folders: folders.map(\.path))
    }
    return path
  }

  /// Calls the tool in a folder.
  static func run(_ arguments: [String], in folder: URL? = nil, input: String = "") throws -> Outcome {
    try run(path(), arguments, in: folder, input: Data(input.utf8))
  }

  /// Calls a program; files take what it writes, so that no pipe fills up.
  static func run(
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
      try process.run()
      process.waitUntilExit()
      let written = try streams.dropFirst().map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }
      return Outcome(
        status: process.terminationStatus, output: written[0], errors: written[1],
        isExit: process.terminationReason == .exit)
    }
  }

  /// Gives a folder that is gone afterwards.
  static func inScratchFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appending(path: "garland-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder)
  }

  /// Finds a program that may be missing.
  static func find(_ names: String...) -> String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin").split(separator: ":")
    return names.lazy.flatMap { name in folders.lazy.map { "\($0)/\(name)" } }
      .first(where: FileManager.default.isExecutableFile(atPath:))
  }
}
