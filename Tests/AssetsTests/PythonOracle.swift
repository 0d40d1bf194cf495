import Foundation
import TestSupport

/// Runs a Python script of this folder; the script's library is the oracle for Garland's code.
///
/// The script reads and writes JSON.
enum PythonOracle {
  /// Returns whether Python has a module.
  static func has(_ module: String) -> Bool {
    guard let python = Program.python else { return false }
    return (try? Program.run(python, ["-c", "import \(module)"]).status) == 0
  }

  /// Runs a script with some input and returns its output.
  static func run<Output: Decodable>(_ script: String, on input: some Encodable) throws -> Output {
    guard let python = Program.python else { throw Failure(errors: "Python is not installed") }
    let path = URL(filePath: #filePath).deletingLastPathComponent().appending(path: script).path
    let outcome = try Program.run(python, [path], input: JSONEncoder().encode(input))
    guard outcome.status == 0 else { throw Failure(errors: outcome.errors) }
    return try JSONDecoder().decode(Output.self, from: Data(outcome.output.utf8))
  }

  struct Failure: Error {
    let errors: String
  }
}
