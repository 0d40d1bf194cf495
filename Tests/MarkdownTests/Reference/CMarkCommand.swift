import Foundation

/// The `cmark-gfm` command, which Debian's package of that name brings.
enum CMarkCommand {
  private static let path = "/usr/bin/cmark-gfm"

  /// Whether it is there; the tests that need it are skipped, by name, where it is not.
  static var isInstalled: Bool { FileManager.default.isExecutableFile(atPath: path) }

  /// Renders each document in a process of its own; one shell starts them all, which is what makes it quick.
  static func html(of documents: [[UInt8]]) throws -> [[UInt8]] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "garland-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (index, document) in documents.enumerated() {
      try Data(document).write(to: folder.appending(path: "\(index).md"))
    }
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.currentDirectoryURL = folder
    process.arguments = [
      "-ec",
      """
      for file in *.md; do
        \(path) --unsafe -e table -e strikethrough -e autolink -e tasklist -e footnotes "$file" > "$file.html"
      done
      """,
    ]
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure(status: process.terminationStatus) }
    return try documents.indices.map { Array(try Data(contentsOf: folder.appending(path: "\($0).md.html"))) }
  }

  struct Failure: Error {
    let status: Int32
  }
}
