import Foundation
import TestSupport

/// Runs the tool that was built with these tests.
enum Tool {
  typealias Outcome = Program.Outcome

  /// The folder `Tests/Fixtures`.
  static let fixtures = Program.repository.appending(path: "Tests/Fixtures")

  /// Returns the path of the tool; `GARLAND_PROGRAM` names another one, such as a release build.
  static func path() throws -> String {
    try ProcessInfo.processInfo.environment["GARLAND_PROGRAM"] ?? BuiltTool.path()
  }

  /// Runs the tool in a folder.
  static func run(_ arguments: [String], in folder: URL? = nil, input: String = "") throws -> Outcome {
    try Program.run(path(), arguments, in: folder, input: Data(input.utf8))
  }

  /// Runs another program.
  static func run(_ program: String, _ arguments: [String], in folder: URL? = nil) throws -> Outcome {
    try Program.run(program, arguments, in: folder)
  }

  /// Calls a closure with a temporary folder.
  static func inScratchFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
    try Program.inScratchFolder(body)
  }
}
