import Foundation
import TestSupport

/// A script in Python that knows better: it reads JSON, and writes JSON.
enum Judge {
  /// Whether Python has a module.
  static func has(_ module: String) -> Bool {
    guard let python = Program.python else { return false }
    return (try? Program.run(python, ["-c", "import \(module)"]).status) == 0
  }

  /// What a script beside the tests says about some input.
  static func ask<Answer: Decodable>(_ script: String, about input: some Encodable) throws -> Answer {
    guard let python = Program.python else { throw Silence(errors: "no Python") }
    let path = URL(filePath: #filePath).deletingLastPathComponent().appending(path: script).path
    let outcome = try Program.run(python, [path], input: JSONEncoder().encode(input))
    guard outcome.status == 0 else { throw Silence(errors: outcome.errors) }
    return try JSONDecoder().decode(Answer.self, from: Data(outcome.output.utf8))
  }

  struct Silence: Error {
    let errors: String
  }
}
