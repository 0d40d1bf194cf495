import Foundation
import TestSupport
import Testing

/// What a workflow names must exist: GitHub takes a name that nobody knows for an empty text.
@Suite struct `The names in a workflow` {
  static let files =
    Workflow.own + [".github/workflows/site.yml", ".github/workflows/check.yml"].map { "manual:\($0)" }

  private func workflow(_ file: String) throws -> Workflow {
    let name = file.split(separator: ":").last.map(String.init) ?? ""
    return try file.hasPrefix("manual:") ? Workflow(ofManual: name) : Workflow(name)
  }

  @Test(arguments: files)
  func `of actions are pinned to a version, and what they are given is theirs`(file: String) throws {
    for job in try workflow(file).jobs {
      for step in job.steps where step.run == nil {
        let uses = try #require(step.uses)
        #expect(try /[\w-]+(\/[\w-]+)+@(v\d+(\.\d+)*|[0-9a-f]{40})/.wholeMatch(in: uses) != nil, "\(uses)")
        let action = try #require(KnownAction(step), "\(uses) is to be added to those that are known")
        #expect(Set(step.inputs.keys).isSubset(of: action.inputs), "\(uses)")
        #expect(action.needed.isSubset(of: step.inputs.keys), "\(uses)")
      }
    }
  }

  @Test(arguments: files)
  func `of jobs, steps, outputs, inputs and contexts are those of something`(file: String) throws {
    let workflow = try workflow(file)
    let jobs = workflow.jobs
    for job in jobs { #expect(Set(job.needs).isSubset(of: jobs.map(\.name)), "\(job.name)") }
    var known: Set = ["runner.arch", "github.sha", "github.token", "github.repository", "github.action_repository"]
    known.formUnion(workflow.defaults.keys)
    for job in jobs {
      known.formUnion(job.matrix.keys.map { "matrix.\($0)" })
      for step in job.steps {
        let outputs = KnownAction(step)?.outputs ?? []
        known.formUnion(outputs.map { "steps.\(step.id ?? "").outputs.\($0)" })
      }
    }
    for expression in workflow.expressions {
      for name in WorkflowExpression.alternatives(expression) {
        if let file = WorkflowExpression.hashedFile(name) {
          #expect(FileManager.default.fileExists(atPath: Program.repository.appending(path: file).path), "\(file)")
        } else {
          #expect(known.contains(name), "nobody knows \(name)")
        }
      }
    }
  }

  @Test(arguments: files)
  func `of steps are given once`(file: String) throws {
    for job in try workflow(file).jobs {
      let ids = job.steps.compactMap(\.id)
      #expect(ids.count == Set(ids).count)
      #expect(job.steps.allSatisfy { ($0.run == nil) != ($0.uses == nil) } && !job.steps.isEmpty)
      // The steps of an action have no shell of their own.
      if job.name.isEmpty { #expect(job.steps.allSatisfy { $0.run == nil || $0.shell != nil }) }
    }
  }
}
