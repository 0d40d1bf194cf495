import Foundation
import TestSupport

/// A real HTML parser, which `.ci/setup` installs.
enum HTMLParser {
  /// What became of the subject of a document.
  struct Parsed: Decodable, Sendable {
    let elements: [String]
    let attributes: [String: String]
    let text: String
    let inner: [String]
    let comments: [String]
    let isIntact: Bool
  }

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
  /// Whether the parser is there; the tests that need it are skipped, by name, where it is not.
  static var isInstalled: Bool { Program.python != nil }

  /// Parses documents made of each subject, all in one process.
  static func parse(_ subjects: [String]) throws -> [Parsed] {
    let documents = subjects.map {
      "<!doctype html><html><head><title>t</title></head><body><main>\($0)</main><p id=\"behind\">b</p></body></html>"
    }
    let script = folder.appending(path: "parse.py").path
    let answer = try Program.run(Program.python ?? "python3", [script], input: JSONEncoder().encode(documents)).output
    return try JSONDecoder().decode([Parsed].self, from: Data(answer.utf8))
  }
}
