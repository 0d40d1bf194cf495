import Foundation
import TestSupport

/// The files that the project itself puts on pages.
enum TemplateFiles {
  /// The texts of all files that end so.
  static func all(_ ending: String) throws -> [String] {
    let folder = Program.repository.appending(path: "Templates").resolvingSymlinksInPath()
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".\(ending)") }
    return try files.sorted().map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }
  }
}
