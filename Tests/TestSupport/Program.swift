package import Foundation

/// Functions that run other programs.
package enum Program {
  /// The result of a call.
  package struct Outcome: Equatable, Sendable {
    /// The exit status.
    package var status: Int32 = 0
    /// The standard output.
    package var output = ""
    /// The standard error.
    package var errors = ""
    /// Whether the process exited by itself, not because of a signal.
    package var isExit = true

    /// Creates a result.
    package init(status: Int32 = 0, output: String = "", errors: String = "", isExit: Bool = true) {
      self.status = status
      self.output = output
      self.errors = errors
      self.isExit = isExit
    }
  }

  /// The folder of the repository.
  package static let repository = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The path of the Python interpreter that `.ci/setup` installs, with the packages that the tests need.
  package static var python: String? {
    let path = repository.appending(path: ".build/python/bin/python3").path
    return FileManager.default.isExecutableFile(atPath: path) ? path : nil
  }

  /// Runs a program.
  ///
  /// The output goes to files, because a full pipe would block the program.
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
      // The environment of GitHub Actions must not change the result.
      process.environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("GITHUB_") }
      try process.run()
      process.waitUntilExit()
      let texts = try streams.dropFirst().map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }
      return Outcome(
        status: process.terminationStatus, output: texts[0], errors: texts[1],
        isExit: process.terminationReason == .exit)
    }
  }

  /// Puts a copy of an executable file at a path, in place of the file that is there.
  ///
  /// Another process writes the copy. A file that this one has open for writing would stay open in every child that
  /// another test starts at that moment, and the kernel does not execute such a file.
  package static func install(_ file: URL, at path: URL) throws {
    let new = path.appendingPathExtension("new").path
    guard try run("/usr/bin/install", ["-m", "755", file.path, new]).status == 0, unsafe rename(new, path.path) == 0
    else { throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: path.path]) }
  }

  /// Puts an executable file with a text at a path.
  package static func install(text: String, at path: URL) throws {
    try inScratchFolder { folder in
      let file = folder.appending(path: "text")
      try Data(text.utf8).write(to: file)
      try install(file, at: path)
    }
  }

  /// Creates a temporary folder for a closure and removes it afterwards.
  package static func inScratchFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appending(path: "garland-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder)
  }

  /// Returns the path of a file of a Python module that `.ci/setup` installs, or `nil` without it.
  package static func pythonFile(_ path: String) -> String? {
    let modules = repository.appending(path: ".build/python/lib")
    let versions = (try? FileManager.default.contentsOfDirectory(atPath: modules.path)) ?? []
    return versions.map { modules.appending(path: "\($0)/site-packages/\(path)").path }
      .first(where: FileManager.default.fileExists(atPath:))
  }

  /// Searches the folders in `PATH` for each name in turn, and returns the first path found, or `nil`.
  package static func find(_ names: String...) -> String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin").split(separator: ":")
    return names.lazy.flatMap { name in folders.lazy.map { "\($0)/\(name)" } }
      .first(where: FileManager.default.isExecutableFile(atPath:))
  }
}

/// The tool that was built with the tests.
package enum BuiltTool {
  /// An error: the tool is not in the folder of the tests.
  package struct Missing: Error {
    /// The searched folders.
    package let folders: [String]
  }

  /// Returns the path of the tool.
  package static func path() throws -> String {
    let running = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let folders = [running, CommandLine.arguments.first].compactMap { $0 }
      .map { URL(filePath: $0).deletingLastPathComponent() }
    let paths = folders.flatMap { folder in ["garland", "GarlandTool"].map { folder.appending(path: $0).path } }
    guard let path = paths.first(where: FileManager.default.isExecutableFile(atPath:)) else {
      throw Missing(folders: folders.map(\.path))
    }
    return path
  }
}
