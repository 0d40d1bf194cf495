import Foundation
import TestSupport

/// The tool as it was built beside these tests.
enum Tool {
  typealias Outcome = Program.Outcome

  /// The folder `Tests/Fixtures`.
  static let fixtures = Program.repository.appending(path: "Tests/Fixtures")

  /// Where the tool is.
  static func path() throws -> String { try BuiltTool.path() }

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
