import Foundation
import TestSupport
import Testing

/// A job while it runs: its workspace, and what its steps have said so far.
final class RunningJob {
  let workspace: URL
  let storage: URL
  /// What expressions are told.
  var values: [String: String]
  /// The status of the step that failed.
  private(set) var status: Int32 = 0
  /// All that the steps wrote.
  private(set) var said = ""
  /// The folders of caches, to be saved at the end.
  var cached: [String] = []
  private(set) var summary = ""

  private let job: Job
  private let folder: URL
  private var variables: [String: String]

  init(
    _ job: Job, in folder: URL, storage: URL, values: [String: String], variables: [String: String]
  ) throws {
    (self.job, self.folder, self.storage, self.values) = (job, folder, storage, values)
    workspace = folder.appending(path: "work/garland/garland")
    let temporary = folder.appending(path: "work/_temp")
    for place in [workspace, temporary] {
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    }
    let ofRunner = [
      "CI": "true", "GITHUB_ACTIONS": "true", "GITHUB_WORKSPACE": workspace.path, "RUNNER_TEMP": temporary.path,
      "GITHUB_REPOSITORY": "me/garland", "GITHUB_SERVER_URL": "https://github.com", "GITHUB_SHA": "abc",
      "GITHUB_REF_NAME": "v1.0",
    ]
    self.variables = ofRunner.merging(variables) { $1 }
  }

  /// A text of the workflow, with what is known by now.
  func fill(_ text: String) -> String { WorkflowExpression.fill(text, from: values) }

  /// Runs a step that is a command, as a script in the shell that the runner takes.
  func shell(_ step: Step) throws {
    let files = ["OUTPUT", "ENV", "PATH", "STEP_SUMMARY"]
    for file in files { try Data().write(to: folder.appending(path: file)) }
    let script = folder.appending(path: "step.sh")
    try Data(fill(step.run ?? "").utf8).write(to: script)
    var surroundings = variables
    for file in files { surroundings["GITHUB_\(file)"] = folder.appending(path: file).path }
    for (name, value) in job.variables.merging(step.variables, uniquingKeysWith: { $1 }) {
      surroundings[name] = fill(value)
    }
    let words = surroundings.map { "\($0)=\($1)" } + shell(of: step) + [script.path]
    let outcome = try Program.run("/usr/bin/env", words, in: workspace)
    status = outcome.status
    said += outcome.output + outcome.errors
    summary += try text(of: "STEP_SUMMARY")
    for (name, value) in try assignments(in: "OUTPUT") { values["steps.\(step.id ?? "").outputs.\(name)"] = value }
    for (name, value) in try assignments(in: "ENV") { variables[name] = value }
    for path in try text(of: "PATH").split(separator: "\n") { variables["PATH"] = "\(path):\(variables["PATH"] ?? "")" }
  }

  /// Sees to what the actions do when all steps are done.
  func end() throws {
    guard status == 0 else { return }
    for path in cached { try save(path) }
    if let address = job.address { #expect(fill(address).hasPrefix("https://")) }
  }

  /// Inside of a container there is no other shell by default.
  private func shell(of step: Step) -> [String] {
    if let shell = step.shell {
      #expect(shell == "bash")
      return ["bash", "--noprofile", "--norc", "-eo", "pipefail"]
    }
    return [job.isInContainer ? "sh" : "bash", "-e"]
  }

  private func assignments(in file: String) throws -> [(String, String)] {
    try text(of: file).split(separator: "\n").map { line in
      (String(line.prefix { $0 != "=" }), String(line.drop { $0 != "=" }.dropFirst()))
    }
  }

  private func text(of file: String) throws -> String {
    try String(contentsOf: folder.appending(path: file), encoding: .utf8)
  }
}
