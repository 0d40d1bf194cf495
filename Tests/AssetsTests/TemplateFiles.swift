import Foundation
import TestSupport

/// The stylesheets and scripts in `Templates`.
enum TemplateFiles {
  /// Returns the text of each file whose name has the ending.
  static func all(_ ending: String) throws -> [String] {
    let folder = Program.repository.appending(path: "Templates").resolvingSymlinksInPath()
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(ending) }
    return try files.sorted().map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }
  }
}
