import Foundation
import TestSupport
import Testing

/// Runs all steps of this repository's workflows, with stand-ins for slow and external commands.
@Suite(.hangGuard) struct `A workflow of this repository` {
  private func inRunner(_ body: (WorkflowRunner) throws -> Void) throws {
    try Program.inScratchFolder { try body(WorkflowRunner(in: $0)) }
  }

  private func job(_ name: String, of file: String) throws -> Job {
    try #require(try Workflow(".github/workflows/\(file).yml").jobs.first { $0.name == name })
  }

  @Test func `runs all checks before a change is merged`() throws {
    let job = try job("check", of: "check")
    try inRunner { runner in
      try runner.run(job) { #expect($0.status == 0 && $0.output.contains("\n== Done ("), "\($0.output)") }
      for call in ["format lint --strict --recursive", "test", "build --build-tests", "run -c release Benchmarks"] {
        #expect(runner.calls.contains { $0.hasPrefix(call) }, "\(runner.calls)")
      }
    }
  }

  @Test func `fails if a test fails, and lists failed tests at the end`() throws {
    let job = try job("check", of: "check")
    try inRunner { runner in
      try runner.run(job, variables: ["STAND_IN_FAILURE": "test"]) { run in
        #expect(
          run.status == 1 && run.output.hasSuffix("What failed:\n✘ Test broken recorded an issue\n"), "\(run.output)")
      }
    }
  }

  @Test func `publishes the manual, and renders no page in the second run`() throws {
    let job = try job("build", of: "site")
    // The compiler reuses its build products only if the modification times of the sources do not change.
    var times: Set<Date?> = []
    try inRunner { runner in
      for isFirst in [true, false] {
        try runner.run(job) { run in
          #expect(run.status == 0 && run.output.contains(": 0 rendered") != isFirst, "\(run.output)")
          #expect(run.summary.contains("<h3>"))
          let home = try String(contentsOf: run.workspace.appending(path: "_site/index.html"), encoding: .utf8)
          #expect(home.contains("href=\"https://example.org/shed/\""))
          times.insert(try run.workspace.appending(path: "Package.swift").modificationTime)
        }
      }
    }
    #expect(times.count == 1)
  }

  /// The action downloads the release that `release.yml` publishes.
  @Test func `releases the program and its packages for each processor, and the action downloads it`() throws {
    let machines = ["ubuntu-24.04": "x86_64", "ubuntu-24.04-arm": "aarch64"]
    let program = try job("program", of: "release")
    let release = try job("release", of: "release")
    #expect(release.needs == ["program"] && Set(program.matrix["runner"] ?? []) == Set(machines.keys))
    try inRunner { runner in
      for (name, machine) in machines {
        try runner.run(program, values: ["matrix.runner": name], variables: ["STAND_IN_MACHINE": machine]) { run in
          #expect(run.status == 0 && run.output.contains("garland-linux-\(machine): "), "\(run.output)")
        }
      }
      var attested: [String] = []
      let answer = try Tool.run(["--version"], in: Program.repository).output
      let version = answer.split(whereSeparator: \.isWhitespace)[1]
      try runner.run(release) { #expect($0.status == 1, "the tag v1.0 is not the version of the program") }
      try runner.run(release, variables: ["GITHUB_REF_NAME": "v\(version)"]) { run in
        #expect(run.status == 0, "\(run.output)")
        attested = run.attested
      }
      let released = try FileManager.default.contentsOfDirectory(
        atPath: runner.storage.appending(path: "releases/v\(version)").path)
      let files = [("x86_64", "amd64"), ("aarch64", "arm64")].flatMap { machine, debian in
        [
          "garland-linux-\(machine)", "garland-linux-\(machine).sha256", "garland-\(version)-linux-\(machine).tar.gz",
          "garland-\(version)-\(machine).whl", "garland_\(version.replacing("-", with: "~"))_\(debian).deb",
        ]
      }
      #expect(Set(released) == Set(files + ["SHA256SUMS"]))
      #expect(Set(attested) == Set(files))
      for isFirst in [true, false] {
        try useAction(
          on: isFirst ? "x86_64" : "aarch64", of: isFirst ? "me/garland" : "", version: "v\(version)", runner
        ) { run in
          #expect(run.status == 0 && run.output.contains(": 0 rendered") != isFirst, "\(run.output)")
          #expect(run.exists("_site/index.html") && !run.exists("garland"))
        }
      }
    }
  }

  @Test func `fails if the checksum of the program is wrong`() throws {
    try inRunner { runner in
      let release = runner.storage.appending(path: "releases/v1.0")
      try FileManager.default.createDirectory(at: release, withIntermediateDirectories: false)
      try Data("#!/bin/sh\n".utf8).write(to: release.appending(path: "garland-linux-x86_64"))
      let checksum = String(repeating: "0", count: 64) + "  garland-linux-x86_64\n"
      try Data(checksum.utf8).write(to: release.appending(path: "garland-linux-x86_64.sha256"))
      try useAction(on: "x86_64", runner) { run in
        #expect(run.status == 1 && run.output.contains("garland-linux-x86_64: FAILED") && !run.exists("_site"))
      }
    }
  }

  /// Builds a site with the action, as a workflow of another repository would.
  private func useAction(
    on machine: String, of repository: String = "me/garland", version: String = "v1.0", _ runner: WorkflowRunner,
    inspect: (RunningJob) throws -> Void
  ) throws {
    let action = try Workflow(Workflow.action)
    // If a workflow of the same repository uses the action by its path, GitHub sets no repository for the action.
    let inputs = action.defaults.merging(["inputs.version": version, "github.action_repository": repository]) { $1 }
    let steps = try #require(action.jobs.first)
    try runner.run(steps, values: inputs, variables: ["STAND_IN_MACHINE": machine], inspect: inspect)
  }
}

extension URL {
  /// The modification time of the file.
  fileprivate var modificationTime: Date? {
    get throws { try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date }
  }
}
