import Foundation

/// Runs a Python script beside a test; the script's library is the oracle for Garland's code.
///
/// The script reads and writes JSON.
package enum PythonOracle {
  /// Returns whether Python has a module.
  package static func has(_ module: String) -> Bool {
    guard let python = Program.python else { return false }
    return (try? Program.run(python, ["-c", "import \(module)"]).status) == 0
  }

  /// Runs a script in the folder of the calling file with some input and returns its output.
  package static func run<Output: Decodable>(
    _ script: String, on input: some Encodable, calledFrom file: String = #filePath
  ) throws -> Output {
    guard let python = Program.python else { throw Failure(errors: "Python is not installed") }
    let path = URL(filePath: file).deletingLastPathComponent().appending(path: script).path
    let outcome = try Program.run(python, [path], input: JSONEncoder().encode(input))
    guard outcome.status == 0 else { throw Failure(errors: outcome.errors) }
    return try JSONDecoder().decode(Output.self, from: Data(outcome.output.utf8))
  }

  /// The error messages of a script that failed.
  package struct Failure: Error {
    let errors: String
  }
}
