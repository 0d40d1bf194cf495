import Foundation
import TestSupport
import Testing

/// An independent HTML parser, html5lib, which `.ci/setup` installs.
enum HTMLParser {
  /// The parsed form of one piece of markup.
  struct Parsed: Decodable, Sendable {
    let elements: [String]
    let attributes: [String: String]
    let text: String
    let inner: [String]
    let comments: [String]
    let isIntact: Bool
  }

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
  /// Whether the parser is installed; tests that need it are skipped otherwise.
  static var isInstalled: Bool { Program.python != nil }

  /// Parses each subject as a separate document, all in one process.
  static func parse(_ subjects: [String]) throws -> [Parsed] {
    let documents = subjects.map {
      "<!doctype html><html><head><title>t</title></head><body><main>\($0)</main><p id=\"behind\">b</p></body></html>"
    }
    let script = folder.appending(path: "parse.py").path
    let answer = try Program.run(Program.python ?? "python3", [script], input: JSONEncoder().encode(documents)).output
    let parsed = try JSONDecoder().decode([Parsed].self, from: Data(answer.utf8))
    try #require(parsed.count == subjects.count)
    return parsed
  }
}
