import Foundation
import Parsing
import TestSupport
import Testing

/// Runs the shell steps of workflows in the manual, in a copy of the sample site.
@Suite(.serialized) struct `A workflow of the manual` {
  static let cases: [(file: String, steps: [String], published: String)] = [
    (".github/workflows/site.yml", ["jobs", "publish", "steps"], "_site/index.html"),
    (".github/workflows/check.yml", ["jobs", "build", "steps"], "_site/index.html"),
    (".gitlab-ci.yml", ["pages", "script"], "public/index.html"),
  ]

  @Test(.hangGuard, arguments: cases)
  func `downloads the program and builds the site, and renders no page in the second run`(
    file: String, steps path: [String], published: String
  ) throws {
    let workflow = try Workflow(ofManual: file).root
    let isOnGitHub = file.hasPrefix(".github")
    try Program.inScratchFolder { clone in
      for folder in ["Content", "Templates"] {
        let copy = clone.appending(path: folder)
        try FileManager.default.copyItem(at: Program.repository.appending(path: folder), to: copy)
      }
      let steps = try Self.steps(at: path, of: workflow)
      #expect(steps.contains { $0.contains("curl ") } && steps.contains { $0.contains("garland build") })
      for isFirst in [true, false] {
        let summary = clone.appending(path: "summary.md")
        try Data().write(to: summary)
        let output = try steps.map { try Self.run($0, in: clone, onGitHub: isOnGitHub, summary) }.joined()
        #expect(output.contains(": 0 rendered") != isFirst && output.contains(" rendered, "), "\(output)")
        let hasSummary = try !Data(contentsOf: summary).isEmpty
        #expect(hasSummary == isOnGitHub)
      }
      #expect(FileManager.default.fileExists(atPath: clone.appending(path: published).path))
    }
  }

  /// Returns the shell steps in order, without the installation of packages, which needs the network.
  private static func steps(at path: [String], of workflow: DataNode) throws -> [String] {
    let nodes = path.reduce(workflow as DataNode?) { $0?.map?[$1] }?.list ?? []
    let before = workflow.map?[path[0]]?.map?["before_script"]?.list ?? []
    return (before + nodes).compactMap { $0.string ?? $0.map?["run"]?.string }.filter { !$0.contains("apt-get") }
  }

  /// Runs a step like a CI runner: in a shell that exits at the first error, with the runner's variables.
  private static func run(
    _ step: String, in clone: URL, onGitHub isOnGitHub: Bool, _ summary: URL
  ) throws -> String {
    let variables = [
      "GARLAND=file://\(try Tool.path())", "URL=https://example.org/shed", "CI_PAGES_URL=https://example.org/shed",
      "CI=true",
    ]
    let gitHubVariables = [
      "GITHUB_ACTIONS=true", "GITHUB_WORKSPACE=\(clone.path)", "GITHUB_STEP_SUMMARY=\(summary.path)",
    ]
    let outcome = try Program.run(
      "/usr/bin/env", variables + (isOnGitHub ? gitHubVariables : []) + ["bash", "-e", "-c", step], in: clone)
    #expect(outcome.status == 0, "\(step)\n\(outcome.errors)")
    return outcome.output + outcome.errors
  }
}
