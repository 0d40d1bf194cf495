import Foundation
import Sites
import TestSupport

/// A site in a temporary folder, for tests with files that a Git repository cannot contain.
struct ScratchSite {
  let folder: URL

  /// Creates a site with the shared templates and some content.
  static func with(_ content: [String: String], _ body: (ScratchSite) throws -> Void) throws {
    try Program.inScratchFolder { folder in
      let site = ScratchSite(folder: folder)
      let templates = try FileTree.files(in: SiteCase.fixtures.appending(path: "SiteTemplates"))
      try FileTree.write(templates, to: folder.appending(path: "Templates"))
      try site.write("Content/site.yml", "title: Workshop\nurl: https://example.org/\n")
      for (path, text) in content { try site.write("Content/\(path)", text) }
      try body(site)
    }
  }

  /// Writes a file, and creates its folders.
  func write(_ path: String, _ text: String) throws {
    try FileTree.write([path: Data(text.utf8)], to: folder)
  }

  /// Creates a symbolic link.
  func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.appending(path: path).path, withDestinationPath: target)
  }

  /// Builds the site, as an unprivileged user if the test needs a user without access to all files.
  func build(into output: String = "_site", asNobody: Bool = false) throws -> SiteBuilding {
    let arguments = ["--now", "2026-11-21", "--output", output]
    let outcome =
      asNobody && getuid() == 0
      ? try buildAsNobody(arguments) : try BuiltTool.build(arguments, in: folder)
    return SiteBuilding(outcome: outcome, files: try FileTree.files(in: folder.appending(path: output)))
  }

  private func buildAsNobody(_ arguments: [String]) throws -> Program.Outcome {
    try changeOwner(of: folder.path)
    for name in ["_site", ".garland"] {
      let output = folder.appending(path: name).path
      for path in try [""] + FileManager.default.subpathsOfDirectory(atPath: output) {
        try changeOwner(of: "\(output)/\(path)")
      }
    }
    // The unprivileged user may lack access to the folder of the tool.
    let tool = folder.appending(path: "tool")
    try Program.install(URL(filePath: BuiltTool.path()), at: tool)
    let user = ["--reuid=65534", "--regid=65534", "--clear-groups"]
    return try Program.run("/usr/bin/setpriv", user + [tool.path, "build"] + arguments, in: folder)
  }

  private func changeOwner(of path: String) throws {
    try FileManager.default.setAttributes([.ownerAccountID: 65_534], ofItemAtPath: path)
  }
}
