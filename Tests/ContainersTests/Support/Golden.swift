import Foundation
import Garland
import TestSupport
import Testing

/// A text of `Fixtures/Containers`: the HTML of one case, laid out for people.
struct Golden {
  /// Whether the texts are to be written anew.
  static let isRecording = ProcessInfo.processInfo.environment["GARLAND_RECORD"] == "1"
  static let folder = Program.repository.appending(path: "Tests/Fixtures/Containers")

  let path: URL

  /// The text of a name such as `tabs/two`.
  init(_ name: String) {
    path = Self.folder.appending(path: "\(name).html")
  }

  /// Holds markup against the text.
  func check(_ html: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let actual = PrettyMarkup(Array(html.onOneLine.utf8)).description
    if Self.isRecording {
      try FileManager.default.createDirectory(at: path.deletingLastPathComponent(), withIntermediateDirectories: true)
      return try Data(actual.utf8).write(to: path)
    }
    let expected = try String(decoding: Data(contentsOf: path), as: UTF8.self)
    #expect(actual == expected, "\(path.lastPathComponent)", sourceLocation: sourceLocation)
  }

  /// The names of the texts that there are.
  static func all() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".html") }
      .map { String($0.dropLast(5)) }
  }
}

extension String {
  /// The same without line feeds, which say nothing between elements.
  var onOneLine: String { filter { $0 != "\n" } }
}
