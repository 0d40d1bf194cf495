import Foundation
import TestSupport
import Testing

/// The workflows of this repository, run here from their first step to their last.
@Suite(.hangGuard) struct `A workflow of this repository` {
  private func inRunner(_ body: (WorkflowRunner) throws -> Void) throws {
    try Program.inScratchFolder { try body(WorkflowRunner(in: $0)) }
  }

  private func job(_ name: String, of file: String) throws -> Job {
    try #require(try Workflow(".github/workflows/\(file).yml").jobs.first { $0.name == name })
  }

  @Test func `checks what must hold before a change lands`() throws {
    let job = try job("check", of: "check")
    try inRunner { runner in
      try runner.run(job) { #expect($0.status == 0 && $0.said.contains("\n== Done ("), "\($0.said)") }
      for call in ["format lint --strict --recursive", "test", "build --build-tests", "run -c release Benchmarks"] {
        #expect(runner.calls.contains { $0.hasPrefix(call) }, "\(runner.calls)")
      }
    }
  }

  @Test func `fails where a test does, and says which at the end`() throws {
    let job = try job("check", of: "check")
    try inRunner { runner in
      try runner.run(job, variables: ["STAND_IN_FAILURE": "test"]) { run in
        #expect(run.status == 1 && run.said.hasSuffix("What failed:\n✘ Test broken recorded an issue\n"), "\(run.said)")
      }
    }
  }

  @Test func `publishes the manual, and renders nothing when it runs again`() throws {
    let job = try job("publish", of: "site")
    // A compiler believes its earlier work where files have the times that they had.
    var times: Set<Date?> = []
    try inRunner { runner in
      for isFirst in [true, false] {
        try runner.run(job) { run in
          #expect(run.status == 0 && run.said.contains(": 0 rendered") != isFirst, "\(run.said)")
          #expect(run.summary.contains("<h3>"))
          let home = try String(contentsOf: run.workspace.appending(path: "_site/index.html"), encoding: .utf8)
          #expect(home.contains("href=\"https://example.org/shed/\""))
          times.insert(try run.workspace.appending(path: "Package.swift").time)
        }
      }
    }
    #expect(times.count == 1)
  }

  /// One run of all: what `release.yml` publishes is what the action fetches.
  @Test func `releases the program for each kind of machine, which the action fetches and builds with`() throws {
    let machines = ["ubuntu-24.04": "x86_64", "ubuntu-24.04-arm": "aarch64"]
    let program = try job("program", of: "release")
    let release = try job("release", of: "release")
    #expect(release.needs == ["program"] && Set(program.matrix["runner"] ?? []) == Set(machines.keys))
    try inRunner { runner in
      for (name, machine) in machines {
        try runner.run(program, values: ["matrix.runner": name], variables: ["STAND_IN_MACHINE": machine]) { run in
          #expect(run.status == 0 && run.said.contains("garland-linux-\(machine): "), "\(run.said)")
        }
      }
      try runner.run(release) { #expect($0.status == 0, "\($0.said)") }
      let released = try FileManager.default.contentsOfDirectory(
        atPath: runner.storage.appending(path: "releases/v1.0").path)
      #expect(Set(released) == Set(machines.values.flatMap { ["garland-linux-\($0)", "garland-linux-\($0).sha256"] }))
      for isFirst in [true, false] {
        try useAction(on: isFirst ? "x86_64" : "aarch64", of: isFirst ? "me/garland" : "", runner) { run in
          #expect(run.status == 0 && run.said.contains(": 0 rendered") != isFirst, "\(run.said)")
          #expect(run.exists("_site/index.html") && !run.exists("garland"))
        }
      }
    }
  }

  @Test func `fails where the program is not the one of the checksum`() throws {
    try inRunner { runner in
      let release = runner.storage.appending(path: "releases/v1.0")
      try FileManager.default.createDirectory(at: release, withIntermediateDirectories: false)
      try Data("#!/bin/sh\n".utf8).write(to: release.appending(path: "garland-linux-x86_64"))
      let checksum = String(repeating: "0", count: 64) + "  garland-linux-x86_64\n"
      try Data(checksum.utf8).write(to: release.appending(path: "garland-linux-x86_64.sha256"))
      try useAction(on: "x86_64", runner) { run in
        #expect(run.status == 1 && run.said.contains("garland-linux-x86_64: FAILED") && !run.exists("_site"))
      }
    }
  }

  /// Builds a site by the action, as a step of somebody's workflow.
  private func useAction(
    on machine: String, of repository: String = "me/garland", _ runner: WorkflowRunner,
    look: (RunningJob) throws -> Void
  ) throws {
    let action = try Workflow(Workflow.action)
    // A workflow of the same repository names the action by its folder, and GitHub has no repository for it then.
    let inputs = action.defaults.merging(["inputs.version": "v1.0", "github.action_repository": repository]) { $1 }
    let steps = try #require(action.jobs.first)
    try runner.run(steps, values: inputs, variables: ["STAND_IN_MACHINE": machine], look: look)
  }
}

extension URL {
  /// When the file was changed last.
  fileprivate var time: Date? {
    get throws { try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date }
  }
}
