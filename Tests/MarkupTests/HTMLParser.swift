import Foundation

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
  private static let python = folder.deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: ".build/html-parser/bin/python3")

  /// Whether the parser is there; the tests that need it are skipped, by name, where it is not.
  static var isInstalled: Bool { FileManager.default.isExecutableFile(atPath: python.path) }

  /// Parses documents made of each subject, all in one process.
  static func parse(_ subjects: [String]) throws -> [Parsed] {
    let documents = subjects.map {
      "<!doctype html><html><head><title>t</title></head><body><main>\($0)</main><p id=\"behind\">b</p></body></html>"
    }
    let input = FileManager.default.temporaryDirectory.appending(path: "garland-\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: input) }
    try JSONEncoder().encode(documents).write(to: input)
    let process = Process()
    let output = Pipe()
    process.executableURL = python
    process.arguments = [folder.appending(path: "parse.py").path]
    process.standardInput = try FileHandle(forReadingFrom: input)
    process.standardOutput = output
    try process.run()
    let answer = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return try JSONDecoder().decode([Parsed].self, from: answer)
  }
}
