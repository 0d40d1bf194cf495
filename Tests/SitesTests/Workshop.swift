import Foundation
import TestSupport

/// A folder with `Content` and `Templates` in it, for sites that no repository can hold.
struct Workshop {
  let folder: URL

  /// Makes a workshop with the templates that golden sites share, and some content.
  static func with(_ content: [String: String], _ body: (Workshop) throws -> Void) throws {
    try Program.inScratchFolder { folder in
      let workshop = Workshop(folder: folder)
      let templates = try FileTree.files(in: SiteCase.fixtures.appending(path: "SiteTemplates"))
      try FileTree.write(templates, to: folder.appending(path: "Templates"))
      try workshop.write("Content/site.yml", "title: Workshop\nurl: https://example.org/\n")
      for (path, text) in content { try workshop.write("Content/\(path)", text) }
      try body(workshop)
    }
  }

  /// Writes a file, and the folders that it lies in.
  func write(_ path: String, _ text: String) throws {
    try FileTree.write([path: Data(text.utf8)], to: folder)
  }

  /// Makes a symbolic link.
  func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.appending(path: path).path, withDestinationPath: target)
  }

  /// Builds the site; root may read everything, so somebody else has to try where something is forbidden.
  func build(into output: String = "_site", asNobody: Bool = false) throws -> SiteBuilding {
    let arguments = ["--now", "2026-11-21", "--output", output]
    let outcome =
      asNobody && getuid() == 0
      ? try buildAsNobody(arguments) : try BuiltTool.build(arguments, in: folder)
    return SiteBuilding(outcome: outcome, files: try FileTree.files(in: folder.appending(path: output)))
  }

  private func buildAsNobody(_ arguments: [String]) throws -> Program.Outcome {
    try change(folder.path)
    for name in ["_site", ".garland"] {
      let made = folder.appending(path: name).path
      for path in try [""] + FileManager.default.subpathsOfDirectory(atPath: made) { try change("\(made)/\(path)") }
    }
    // The tool itself may lie where nobody else gets to.
    let tool = folder.appending(path: "tool").path
    try FileManager.default.copyItem(atPath: BuiltTool.path(), toPath: tool)
    let user = ["--reuid=65534", "--regid=65534", "--clear-groups"]
    return try Program.run("/usr/bin/setpriv", user + [tool, "build"] + arguments, in: folder)
  }

  private func change(_ path: String) throws {
    try FileManager.default.setAttributes([.ownerAccountID: 65_534], ofItemAtPath: path)
  }
}
