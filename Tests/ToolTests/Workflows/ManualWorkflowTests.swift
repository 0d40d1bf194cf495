import Foundation
import Parsing
import TestSupport
import Testing

/// The shell steps of workflows in the manual, run here in their order, in a clone of somebody's blog.
@Suite(.serialized) struct `A workflow of the manual` {
  static let cases: [(file: String, steps: [String], published: String)] = [
    (".github/workflows/site.yml", ["jobs", "publish", "steps"], "_site/index.html"),
    (".github/workflows/check.yml", ["jobs", "build", "steps"], "_site/index.html"),
    (".gitlab-ci.yml", ["pages", "script"], "public/index.html"),
  ]

  @Test(.hangGuard, arguments: cases)
  func `builds with the program that it fetches, and renders nothing the second time`(
    file: String, steps place: [String], published: String
  ) throws {
    let workflow = try Workflow(ofManual: file).root
    let isOnGitHub = file.hasPrefix(".github")
    try Program.inScratchFolder { clone in
      for folder in ["Content", "Templates"] {
        let copy = clone.appending(path: folder)
        try FileManager.default.copyItem(at: Program.repository.appending(path: folder), to: copy)
      }
      let steps = try Self.steps(at: place, of: workflow)
      #expect(steps.contains { $0.contains("curl ") } && steps.contains { $0.contains("garland build") })
      for isFirst in [true, false] {
        let summary = clone.appending(path: "summary.md")
        try Data().write(to: summary)
        let said = try steps.map { try Self.run($0, in: clone, onGitHub: isOnGitHub, summary) }.joined()
        #expect(said.contains(": 0 rendered") != isFirst && said.contains(" rendered, "), "\(said)")
        let isSummed = try !Data(contentsOf: summary).isEmpty
        #expect(isSummed == isOnGitHub)
      }
      #expect(FileManager.default.fileExists(atPath: clone.appending(path: published).path))
    }
  }

  /// The shell steps, in their order; what needs the network for anything but the program is the host's business.
  private static func steps(at path: [String], of workflow: DataNode) throws -> [String] {
    let nodes = path.reduce(workflow as DataNode?) { $0?.map?[$1] }?.list ?? []
    let before = workflow.map?[path[0]]?.map?["before_script"]?.list ?? []
    return (before + nodes).compactMap { $0.string ?? $0.map?["run"]?.string }.filter { !$0.contains("apt-get") }
  }

  /// Runs a step as a runner does: by a shell that ends at the first error, with the runner's variables set.
  private static func run(
    _ step: String, in clone: URL, onGitHub isOnGitHub: Bool, _ summary: URL
  ) throws -> String {
    let variables = [
      "GARLAND=file://\(try Tool.path())", "URL=https://example.org/shed", "CI_PAGES_URL=https://example.org/shed",
      "CI=true",
    ]
    let ofGitHub = ["GITHUB_ACTIONS=true", "GITHUB_WORKSPACE=\(clone.path)", "GITHUB_STEP_SUMMARY=\(summary.path)"]
    let outcome = try Program.run(
      "/usr/bin/env", variables + (isOnGitHub ? ofGitHub : []) + ["bash", "-e", "-c", step], in: clone)
    #expect(outcome.status == 0, "\(step)\n\(outcome.errors)")
    return outcome.output + outcome.errors
  }
}
