import Foundation
import TestSupport
import Testing

/// Runs jobs like GitHub's runner, each in a new workspace, with stand-ins for slow and external commands.
final class WorkflowRunner {
  /// The folder for `caches`, `artifacts` and `releases`, which jobs share.
  let storage: URL
  /// The arguments of all calls of the stand-in for the compiler.
  var calls: [String] {
    let text = try? String(contentsOf: storage.appending(path: "calls"), encoding: .utf8)
    return text?.split(separator: "\n").map(String.init) ?? []
  }

  private let standIns = Program.repository.appending(path: "Tests/Fixtures/Runner").path
  private let tool: String

  init(in storage: URL) throws {
    self.storage = storage
    tool = try Tool.path()
    for name in ["caches", "artifacts", "releases"] {
      try FileManager.default.createDirectory(at: storage.appending(path: name), withIntermediateDirectories: true)
    }
  }

  /// Runs the steps of a job until one fails; `inspect` is called before the workspace is removed.
  func run(
    _ job: Job, values: [String: String] = [:], variables: [String: String] = [:],
    inspect: (RunningJob) throws -> Void = { _ in }
  ) throws {
    try Program.inScratchFolder { folder in
      let running = try RunningJob(
        job, in: folder, storage: storage, values: Self.values.merging(values) { $1 },
        variables: standInVariables.merging(variables) { $1 })
      // A workflow that uses the action has checked out the repository.
      if job.name.isEmpty { try running.checkOut() }
      for step in job.steps where running.status == 0 {
        if step.run == nil { try running.use(step) } else { try running.runShell(step) }
      }
      try running.finish()
      try inspect(running)
    }
  }

  private var standInVariables: [String: String] {
    [
      "PATH": "\(standIns):\(ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin")",
      "STAND_IN_TOOL": tool, "STAND_IN_CALLS": storage.appending(path: "calls").path,
      "STAND_IN_RELEASES": storage.appending(path: "releases").path, "STAND_IN_MACHINE": "x86_64",
    ]
  }

  private static let values = [
    "github.sha": "abc", "github.token": "secret", "github.repository": "me/garland",
    "github.action_repository": "me/garland", "runner.arch": "X64",
  ]
}
