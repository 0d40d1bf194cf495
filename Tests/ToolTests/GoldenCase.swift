import Foundation
import Testing

/// One folder of `Fixtures/Articles`: an article, and what the tool is to say about it.
struct GoldenCase: CustomTestStringConvertible, Sendable {
  /// What is expected of a case, each in a file of its own.
  enum Part: String, CaseIterable {
    case tree = "tree.txt"
    case html = "article.html"
    case diagnostics = "diagnostics.txt"
  }

  let name: String

  static let folder = Tool.fixtures.appending(path: "Articles")
  /// Whether the expected files are to be written anew.
  static let isRecording = ProcessInfo.processInfo.environment["GARLAND_RECORD"] == "1"

  /// Every folder, in the order of their names.
  static let all = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    .map(GoldenCase.init(name:))

  var testDescription: String { name }
  var place: URL { Self.folder.appending(path: name) }
  var article: URL { place.appending(path: "article.md") }

  /// What a part is to be; nothing where nobody has said so.
  func expected(_ part: Part) -> String? {
    (try? Data(contentsOf: place.appending(path: part.rawValue))).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Writes down what a part is to be from now on.
  func record(_ text: String, as part: Part) throws {
    try Data(text.utf8).write(to: place.appending(path: part.rawValue))
  }
}
