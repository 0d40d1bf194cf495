import Foundation
import Sites
import TestSupport

/// The result of a build: the output of the tool, and the files in the output folder.
struct SiteBuilding: Equatable {
  var outcome: Program.Outcome
  var files: [String: Data]

  /// The messages of the tool, without durations and the amount of work.
  var messages: String {
    let output = outcome.output.replacing(/in [\d,]+ ms/) { _ in "in … ms" }
      .replacing(/"milliseconds":{[^}]*}/) { _ in "\"milliseconds\":…" }
      .replacing(/"work":{[^}]*}/) { _ in "\"work\":…" }
    return outcome.errors + output + "exit status: \(outcome.status)\n"
  }
}

extension SiteCase {
  /// Builds the site into the folder `_site` of a scratch folder.
  func build(
    _ call: Call = Call(), into scratch: URL, more: [String] = [], environment: [String: String] = [:]
  ) throws -> SiteBuilding {
    let templates = scratch.appending(path: "templates-of-\(name)")
    try copyTemplates(to: templates)
    let output = scratch.appending(path: "_site")
    let outcome = try BuiltTool.build(
      [
        "--templates", templates.path, "--output", output.path, "--cache",
        scratch.appending(path: "cache-of-\(name)").path,
      ]
        + call.arguments + more, in: folder,
      environment: environment)
    let withoutPaths = { (text: String) in
      text.replacing(templates.path, with: "Templates").replacing(scratch.path, with: "…")
    }
    return SiteBuilding(
      outcome: Program.Outcome(
        status: outcome.status, output: withoutPaths(outcome.output), errors: withoutPaths(outcome.errors),
        isExit: outcome.isExit),
      files: try FileTree.files(in: output))
  }

  /// Copies the shared templates, then the site's own templates, which replace shared templates with the same names.
  private func copyTemplates(to target: URL) throws {
    let shared = hasBuiltInTheme ? [:] : try FileTree.files(in: Self.fixtures.appending(path: "SiteTemplates"))
    let own = try FileTree.files(in: folder.appending(path: "Templates"))
    try FileTree.write(shared.merging(own) { _, own in own }, to: target)
  }
}

extension BuiltTool {
  /// Runs `garland build` in a folder.
  static func build(
    _ arguments: [String], in folder: URL, environment: [String: String] = [:]
  ) throws -> Program.Outcome {
    let variables = environment.map { "\($0.key)=\($0.value)" }.sorted()
    return try Program.run("/usr/bin/env", variables + [path(), "build"] + arguments, in: folder)
  }
}

/// Reads and writes all files of a folder, by their paths.
enum FileTree {
  /// Returns all files except for the publisher's own files, or no files if the folder does not exist.
  static func files(in folder: URL) throws -> [String: Data] {
    var files: [String: Data] = [:]
    for path in try paths(in: folder) where !path.hasPrefix(".garland") {
      files[path] = try Data(contentsOf: folder.appending(path: path))
    }
    return files
  }

  /// Writes files, and creates their folders.
  static func write(_ files: [String: Data], to folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (path, bytes) in files {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try bytes.write(to: file)
    }
  }

  private static func paths(in folder: URL) throws -> [String] {
    guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
    return try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { path in
      var isFolder: ObjCBool = false
      let file = folder.appending(path: path).path
      return unsafe FileManager.default.fileExists(atPath: file, isDirectory: &isFolder) && !isFolder.boolValue
    }
  }
}
