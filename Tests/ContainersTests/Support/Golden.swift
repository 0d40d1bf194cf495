import Foundation
import Garland
import TestSupport
import Testing

/// A golden file in `Fixtures/Containers`: the formatted HTML of one case.
struct Golden {
  /// Whether to write the golden files instead of comparing them.
  static let isRecording = ProcessInfo.processInfo.environment["GARLAND_RECORD"] == "1"
  static let folder = Program.repository.appending(path: "Tests/Fixtures/Containers")

  let path: URL

  /// Creates the golden file of a name such as `tabs/two`.
  init(_ name: String) {
    path = Self.folder.appending(path: "\(name).html")
  }

  /// Compares HTML with the golden file.
  func check(_ html: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let actual = PrettyMarkup(Array(html.onOneLine.utf8)).description
    if Self.isRecording {
      try FileManager.default.createDirectory(at: path.deletingLastPathComponent(), withIntermediateDirectories: true)
      return try Data(actual.utf8).write(to: path)
    }
    let expected = try String(decoding: Data(contentsOf: path), as: UTF8.self)
    #expect(actual == expected, "\(path.lastPathComponent)", sourceLocation: sourceLocation)
  }

  /// Returns the names of all golden files.
  static func all() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".html") }
      .map { String($0.dropLast(5)) }
  }
}

extension String {
  /// The text without line feeds, which have no meaning between elements.
  var onOneLine: String { filter { $0 != "\n" } }
}
