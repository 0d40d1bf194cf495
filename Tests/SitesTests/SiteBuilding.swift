import Foundation
import TestSupport

/// What came of building a site: what the tool said, and the files that stand there afterwards.
struct SiteBuilding: Equatable {
  var outcome: Program.Outcome
  var files: [String: Data]

  /// What the tool said, without what clocks say.
  var messages: String {
    let output = outcome.output.replacing(/in [\d,]+ ms/) { _ in "in … ms" }
      .replacing(/"milliseconds":{[^}]*}/) { _ in "\"milliseconds\":…" }
    return outcome.errors + output + "exit status: \(outcome.status)\n"
  }
}

extension SiteCase {
  /// Builds the site where it lies, into a folder `_site` of a scratch folder.
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
        + call.arguments + more, in: place,
      environment: environment)
    let hidden = { (text: String) in
      text.replacing(templates.path, with: "Templates").replacing(scratch.path, with: "…")
    }
    return SiteBuilding(
      outcome: Program.Outcome(
        status: outcome.status, output: hidden(outcome.output), errors: hidden(outcome.errors), isExit: outcome.isExit),
      files: try FileTree.files(in: output))
  }

  /// The templates that all sites share, below those of this one.
  private func copyTemplates(to folder: URL) throws {
    let shared = hasBuiltInTheme ? [:] : try FileTree.files(in: Self.fixtures.appending(path: "SiteTemplates"))
    let own = try FileTree.files(in: place.appending(path: "Templates"))
    try FileTree.write(shared.merging(own) { _, own in own }, to: folder)
  }
}

extension BuiltTool {
  /// Calls `garland build` in a folder.
  static func build(
    _ arguments: [String], in folder: URL, environment: [String: String] = [:]
  ) throws -> Program.Outcome {
    let variables = environment.map { "\($0.key)=\($0.value)" }.sorted()
    return try Program.run("/usr/bin/env", variables + [path(), "build"] + arguments, in: folder)
  }
}
