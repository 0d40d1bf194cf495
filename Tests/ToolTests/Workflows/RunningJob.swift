import Foundation
import TestSupport
import Testing

/// A running job, with its workspace and the output of its steps.
final class RunningJob {
  let workspace: URL
  let storage: URL
  /// The values for expressions.
  var values: [String: String]
  /// The exit status of the last step.
  private(set) var status: Int32 = 0
  /// The output and errors of all steps.
  private(set) var output = ""
  /// The paths of the cached folders, which are saved at the end.
  var cachedPaths: [String] = []
  private(set) var summary = ""
  /// The files that the job attested.
  private(set) var attested: [String] = []

  private let job: Job
  private let folder: URL
  private var variables: [String: String]

  init(
    _ job: Job, in folder: URL, storage: URL, values: [String: String], variables: [String: String]
  ) throws {
    (self.job, self.folder, self.storage, self.values) = (job, folder, storage, values)
    workspace = folder.appending(path: "work/garland/garland")
    let temporary = folder.appending(path: "work/_temp")
    for directory in [workspace, temporary] {
      try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    }
    let runnerVariables = [
      "CI": "true", "GITHUB_ACTIONS": "true", "GITHUB_WORKSPACE": workspace.path, "RUNNER_TEMP": temporary.path,
      "GITHUB_REPOSITORY": "me/garland", "GITHUB_SERVER_URL": "https://github.com", "GITHUB_SHA": "abc",
      "GITHUB_REF_NAME": "v1.0",
    ]
    self.variables = runnerVariables.merging(variables) { $1 }
  }

  /// Returns a text of the workflow with the values of its expressions.
  func fill(_ text: String) -> String { WorkflowExpression.fill(text, from: values) }

  /// Runs the shell command of a step.
  func runShell(_ step: Step) throws {
    let files = ["OUTPUT", "ENV", "PATH", "STEP_SUMMARY"]
    for file in files { try Data().write(to: folder.appending(path: file)) }
    let script = folder.appending(path: "step.sh")
    try Data(fill(step.run ?? "").utf8).write(to: script)
    var environment = variables
    for file in files { environment["GITHUB_\(file)"] = folder.appending(path: file).path }
    for (name, value) in job.variables.merging(step.variables, uniquingKeysWith: { $1 }) {
      environment[name] = fill(value)
    }
    let words = environment.map { "\($0)=\($1)" } + shell(of: step) + [script.path]
    let outcome = try Program.run("/usr/bin/env", words, in: workspace)
    status = outcome.status
    output += outcome.output + outcome.errors
    summary += try text(of: "STEP_SUMMARY")
    for (name, value) in try assignments(in: "OUTPUT") { values["steps.\(step.id ?? "").outputs.\(name)"] = value }
    for (name, value) in try assignments(in: "ENV") { variables[name] = value }
    for path in try text(of: "PATH").split(separator: "\n") { variables["PATH"] = "\(path):\(variables["PATH"] ?? "")" }
  }

  /// Simulates the work of actions after the last step.
  func finish() throws {
    guard status == 0 else { return }
    for path in cachedPaths { try save(path) }
    if let address = job.address { #expect(fill(address).hasPrefix("https://")) }
  }

  /// Returns the shell of a step; in a container the default is `sh`.
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

/// Simulates third-party actions as far as other steps depend on them.
extension RunningJob {
  /// Simulates the action of a step.
  func use(_ step: Step) throws {
    let inputs = step.inputs.mapValues(fill)
    let paths = (inputs["path"] ?? "").split(separator: "\n").map(String.init)
    switch step.action {
    case "actions/checkout": try checkOut()
    case "actions/cache": for path in paths { try restore(path) }
    case "actions/configure-pages":
      values["steps.\(step.id ?? "").outputs.base_url"] = "https://example.org/shed"
      values["steps.\(step.id ?? "").outputs.base_path"] = "/shed"
    case "actions/upload-pages-artifact":
      for path in paths { #expect(exists("\(path)/index.html") && exists("\(path)/404.html"), "\(path)") }
      #expect(inputs["include-hidden-files"] == "true", "upload-pages-artifact would skip `.well-known`")
    case "actions/deploy-pages": values["steps.\(step.id ?? "").outputs.page_url"] = "https://example.org/shed/"
    case "actions/upload-artifact":
      for path in paths { try upload(path, named: inputs["name"] ?? "artifact", inputs["include-hidden-files"]) }
    case "actions/attest-build-provenance":
      let start = (inputs["subject-path"] ?? "").prefix { $0 != "*" }
      let names = try FileManager.default.contentsOfDirectory(atPath: workspace.path)
      attested += names.filter { !start.isEmpty && $0.hasPrefix(start) }
    case "actions/download-artifact": try download(isMerged: inputs["merge-multiple"] == "true")
    default: Issue.record("the action \(step.uses ?? "") is not simulated")
    }
  }

  func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: workspace.appending(path: path).path) }

  /// Copies the files that the steps read; sources are not needed, because the compiler is a stand-in.
  func checkOut() throws {
    for name in [".ci", ".github", "Content", "LICENSE", "Templates", "Package.swift", "Tests/ToolTests/proxy.py"] {
      let copy = workspace.appending(path: name)
      try FileManager.default.createDirectory(at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: Program.repository.appending(path: name), to: copy)
    }
    // The documentation needs the compiler's modules.
    let documentation = workspace.appending(path: ".ci/documentation")
    try "#!/bin/sh\n[ $# = 0 ] || mkdir -p \"$1\"\n".write(to: documentation, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: documentation.path)
    // A checkout sets the modification time of every file to the current time.
    let package = workspace.appending(path: "Package.swift").path
    try FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: package)
    let author = ["-c", "user.name=Ann", "-c", "user.email=ann@example.org"]
    for call in [["init", "--quiet"], ["add", "--all"], author + ["commit", "--quiet", "--message", "All"]] {
      #expect(try Program.run("/usr/bin/env", ["git"] + call, in: workspace).status == 0)
    }
  }

  private func restore(_ path: String) throws {
    cachedPaths.append(path)
    guard FileManager.default.fileExists(atPath: cacheFolder(for: path).path) else { return }
    try FileManager.default.copyItem(at: cacheFolder(for: path), to: workspace.appending(path: path))
  }

  /// Saves a cached folder, which the steps must have created.
  func save(_ path: String) throws {
    #expect(exists(path), "the folder \(path) for the cache is missing")
    try? FileManager.default.removeItem(at: cacheFolder(for: path))
    try FileManager.default.copyItem(at: workspace.appending(path: path), to: cacheFolder(for: path))
  }

  private func cacheFolder(for path: String) -> URL { storage.appending(path: "caches/\(path)") }

  /// Copies the files that match a pattern into an artifact; only the last path component may contain a `*`.
  private func upload(_ pattern: String, named name: String, _ includesHidden: String?) throws {
    let parts = pattern.split(separator: "/").map(String.init)
    let folder = workspace.appending(path: parts.dropLast().joined(separator: "/"))
    #expect(!parts.dropLast().joined().contains("*"))
    let isHidden = parts.contains { $0.hasPrefix(".") }
    #expect(!isHidden || includesHidden == "true", "upload-artifact would skip a hidden folder")
    let start = parts.last?.prefix { $0 != "*" } ?? ""
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasPrefix(start) }
    #expect(!names.isEmpty, "no file matches \(pattern)")
    let artifact = storage.appending(path: "artifacts/\(name)")
    // Creating the folder fails if two jobs of a matrix use the same name.
    try FileManager.default.createDirectory(at: artifact, withIntermediateDirectories: false)
    for name in names {
      try FileManager.default.copyItem(at: folder.appending(path: name), to: artifact.appending(path: name))
    }
  }

  private func download(isMerged: Bool) throws {
    let artifacts = storage.appending(path: "artifacts")
    for name in try FileManager.default.contentsOfDirectory(atPath: artifacts.path) {
      let target = isMerged ? workspace : workspace.appending(path: name)
      try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
      for file in try FileManager.default.contentsOfDirectory(atPath: artifacts.appending(path: name).path) {
        let source = artifacts.appending(path: "\(name)/\(file)")
        // Artifacts do not keep file permissions.
        try Data(contentsOf: source).write(to: target.appending(path: file))
      }
    }
  }
}
