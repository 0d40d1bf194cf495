import Foundation
import Parsing
import TestSupport
import Testing

/// GitHub treats an unknown name as an empty string, so these tests check that every name exists.
@Suite struct `The names in workflows` {
  static let files =
    Workflow.own + [".github/workflows/site.yml", ".github/workflows/check.yml"].map { "manual:\($0)" }

  private func workflow(_ file: String) throws -> Workflow {
    let name = file.split(separator: ":").last.map(String.init) ?? ""
    return try file.hasPrefix("manual:") ? Workflow(ofManual: name) : Workflow(name)
  }

  @Test(arguments: files)
  func `refer to actions by a commit, with the version in a comment, and with known inputs`(file: String) throws {
    let text = try workflow(file).text
    let used = text.matches(of: /(?m)^ *(?:- )?uses: (.*)$/).map { String($0.1) }
    try #require(!used.isEmpty)
    for uses in used {
      #expect(try /[\w-]+(\/[\w-]+)+@[0-9a-f]{40} # v\d+\.\d+\.\d+/.wholeMatch(in: uses) != nil, "\(uses)")
    }
    // The same action is used by the same commit everywhere.
    let generated = try Self.pins(in: "Sources/Tool/Command/WorkflowAction.swift")
    #expect(used.allSatisfy { uses in generated[String(uses.prefix { $0 != "@" })].map { $0 == uses } ?? true })
    for job in try workflow(file).jobs {
      for step in job.steps where step.run == nil {
        let uses = try #require(step.uses)
        let action = try #require(KnownAction(step), "\(uses) is missing in the list of known actions")
        #expect(Set(step.inputs.keys).isSubset(of: action.inputs), "\(uses)")
        #expect(action.required.isSubset(of: step.inputs.keys), "\(uses)")
      }
    }
  }

  /// Returns the actions that a Swift file names, by their names without a commit.
  private static func pins(in path: String) throws -> [String: String] {
    let text = try String(contentsOf: Program.repository.appending(path: path), encoding: .utf8)
    let pins = text.matches(of: /"((actions\/[\w\/-]+)@[^"]+)"/).map { (String($0.2), String($0.1)) }
    #expect(!pins.isEmpty)
    return Dictionary(uniqueKeysWithValues: pins)
  }

  @Test(arguments: files) func `belong to jobs that end in time, and that build without rights to write`(
    file: String
  ) throws {
    let workflow = try workflow(file)
    for job in workflow.jobs where !job.name.isEmpty {
      #expect(job.node.map?["timeout-minutes"]?.textual.flatMap { Int($0) } != nil, "\(job.name)")
      let rights = try #require((job.node.map?["permissions"] ?? workflow.root.map?["permissions"])?.map)
      let canWrite = rights.entries.contains { $0.value.string == "write" }
      let buildsSite = job.steps.contains { $0.run?.contains("garland") == true || $0.action == "actions/checkout" }
      if !file.hasSuffix("release.yml") { #expect(canWrite == !buildsSite, "\(job.name)") }
      for step in job.steps where step.action == "actions/checkout" {
        #expect(step.inputs["persist-credentials"] == "false")
        let needsHistory = job.steps.contains { $0.run?.contains("garland changes") == true }
        #expect(step.inputs["fetch-depth"] == (needsHistory ? "0" : nil))
      }
    }
  }

  @Test(arguments: files)
  func `refer to existing jobs, steps, outputs, inputs and contexts`(file: String) throws {
    let workflow = try workflow(file)
    let jobs = workflow.jobs
    for job in jobs { #expect(Set(job.needs).isSubset(of: jobs.map(\.name)), "\(job.name)") }
    var knownNames: Set = [
      "runner.arch", "github.sha", "github.token", "github.repository", "github.action_repository", "!cancelled()",
    ]
    knownNames.formUnion(workflow.defaults.keys)
    for job in jobs {
      knownNames.formUnion(job.matrix.keys.map { "matrix.\($0)" })
      for step in job.steps {
        let outputs = KnownAction(step)?.outputs ?? []
        knownNames.formUnion(outputs.map { "steps.\(step.id ?? "").outputs.\($0)" })
      }
    }
    for expression in workflow.expressions {
      for name in WorkflowExpression.alternatives(expression) {
        if let file = WorkflowExpression.hashedFile(name) {
          #expect(FileManager.default.fileExists(atPath: Program.repository.appending(path: file).path), "\(file)")
        } else {
          #expect(knownNames.contains(name), "the name \(name) is unknown")
        }
      }
    }
  }

  @Test(arguments: files)
  func `are unique among the steps of a job`(file: String) throws {
    for job in try workflow(file).jobs {
      let ids = job.steps.compactMap(\.id)
      #expect(ids.count == Set(ids).count)
      #expect(job.steps.allSatisfy { ($0.run == nil) != ($0.uses == nil) } && !job.steps.isEmpty)
      // Steps of a composite action have no default shell.
      if job.name.isEmpty { #expect(job.steps.allSatisfy { $0.run == nil || $0.shell != nil }) }
    }
  }
}

/// The inputs and outputs of a third-party action, in the version that is used here.
struct KnownAction {
  var inputs: Set<String> = []
  /// The required inputs.
  var required: Set<String> = []
  var outputs: Set<String> = []

  /// Finds the action of a step; `nil` if it is not in the list.
  init?(_ step: Step) {
    guard let action = step.uses.flatMap({ uses in Self.all[String(uses.prefix { $0 != "@" })] }) else { return nil }
    self = action
  }

  private init(inputs: Set<String> = [], required: Set<String> = [], outputs: Set<String> = []) {
    (self.inputs, self.required, self.outputs) = (inputs.union(required), required, outputs)
  }

  private static let all = [
    "actions/checkout": KnownAction(inputs: ["ref", "fetch-depth", "persist-credentials"]),
    "actions/cache": KnownAction(inputs: ["restore-keys"], required: ["path", "key"], outputs: ["cache-hit"]),
    "actions/cache/restore": KnownAction(
      inputs: ["restore-keys"], required: ["path", "key"], outputs: ["cache-hit"]),
    "actions/configure-pages": KnownAction(outputs: ["base_url", "origin", "host", "base_path"]),
    "actions/upload-pages-artifact": KnownAction(
      inputs: ["name", "include-hidden-files"], required: ["path"], outputs: ["artifact_id"]),
    "actions/deploy-pages": KnownAction(outputs: ["page_url"]),
    "actions/upload-artifact": KnownAction(
      inputs: ["name", "include-hidden-files", "if-no-files-found"], required: ["path"], outputs: ["artifact-id"]),
    "actions/attest-build-provenance": KnownAction(required: ["subject-path"]),
    "actions/download-artifact": KnownAction(
      inputs: ["name", "path", "merge-multiple"], outputs: ["download-path"]),
  ]
}
