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

/// Runs the manual's script for publishing on a server, with other folders and with stand-ins for `git` and `at`.
@Suite(.hangGuard, .enabled(if: Program.find("jq") != nil, "there is no jq")) struct `The publish script of the manual`
{
  static let sites: [Case<String?, String>] = [
    Case("with a waiting article", "2999-12-01T08:00:00Z", "/shed/publish.sh at -t 299912010801\n"),
    Case("without a waiting article", nil, ""),
  ]

  @Test(arguments: sites)
  func `builds, and schedules itself for the next publication`(_ site: Case<String?, String>) throws {
    try inServer { server in
      if let date = site.input {
        try server.write("shed/Content/posts/later.md", "---\ndate: \(date)\n---\n# Later\n")
      }
      let outcome = try run(in: server)
      #expect(outcome == Tool.Outcome(), "\(site.name)", sourceLocation: site.sourceLocation)
      #expect(try server.paths(in: "www/shed").contains("about/index.html"))
      #expect(try text("jobs", in: server) == (site.expected.isEmpty ? "" : server.folder.path + site.expected))
    }
  }

  @Test func `keeps the published site after an error, and does not schedule itself`() throws {
    try inServer { server in
      #expect(try run(in: server).status == 0)
      let before = try server.files(in: "www/shed")
      try server.write("shed/Content/posts/later.md", "---\ndate: 2999-12-01\n---\n# Later\n")
      try server.write("shed/Content/about.md", "# About\n\n:::nothing\n:::\n")
      let outcome = try run(in: server)
      #expect(outcome.status == 1 && outcome.errors.contains("error: "), "\(outcome.errors)")
      #expect(try server.files(in: "www/shed") == before)
      #expect(try text("jobs", in: server).isEmpty)
    }
  }

  private func inServer(_ body: (CachedSite) throws -> Void) throws {
    try Tool.inScratchFolder { folder in
      let server = CachedSite(folder: folder)
      try server.write("shed/Content/about.md", "# About\n")
      try server.write("shed/Content/site.yml", "title: Shed\nurl: https://example.org/\n")
      try server.write("www/readme", "the folder of the web server")
      try server.write("jobs", "")
      let script = try Workflow.blockOfManual(named: "publish.sh").replacing("/srv/", with: folder.path + "/")
      try server.write("shed/publish.sh", script)
      let standIns = [
        "garland": "exec '\(try Tool.path())' \"$@\"", "git": "[ \"$*\" = \"pull --quiet --ff-only\" ]",
        "at": "echo \"$(cat) at $*\" >> '\(folder.path)/jobs'",
      ]
      for (name, text) in standIns { try server.write("bin/\(name)", "#!/bin/sh\n\(text)\n") }
      try body(server)
    }
  }

  private func run(in server: CachedSite) throws -> Tool.Outcome {
    let command = "chmod +x bin/* && PATH=$PWD/bin:$PATH TZ=UTC sh shed/publish.sh"
    return try Tool.run("/bin/sh", ["-c", command], in: server.folder)
  }

  private func text(_ path: String, in server: CachedSite) throws -> String {
    try String(contentsOf: server.folder.appending(path: path), encoding: .utf8)
  }
}
