import Foundation

/// The tool as it was built beside the tests.
package enum BuiltTool {
  /// A tool that is not where the tests are.
  package struct Missing: Error {
    /// Where it was looked for.
    package let folders: [String]
  }

  /// Where the tool is.
  package static func path() throws -> String {
    let running = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let folders = [running, CommandLine.arguments.first].compactMap { $0 }
      .map { URL(filePath: $0).deletingLastPathComponent() }
    let places = folders.flatMap { folder in ["garland", "GarlandTool"].map { folder.appending(path: $0).path } }
    guard let path = places.first(where: FileManager.default.isExecutableFile(atPath:)) else {
      throw Missing(folders: folders.map(\.path))
    }
    return path
  }
}
