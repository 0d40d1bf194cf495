import Foundation
import TestSupport

/// The tool as it was built beside these tests.
enum Tool {
  typealias Outcome = Program.Outcome

  /// A tool that is not where the tests are.
  struct Missing: Error {
    let folders: [String]
  }

  /// The folder `Tests/Fixtures`.
  static let fixtures = Program.repository.appending(path: "Tests/Fixtures")

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
    try Program.run(path(), arguments, in: folder, input: Data(input.utf8))
  }

  /// Calls a program.
  static func run(_ program: String, _ arguments: [String], in folder: URL? = nil) throws -> Outcome {
    try Program.run(program, arguments, in: folder)
  }

  /// Gives a folder that is gone afterwards.
  static func inScratchFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
    try Program.inScratchFolder(body)
  }
}
