import Foundation
import Parsing
import TestSupport
import Testing

/// A workflow or a composite action, from this repository or from the manual.
struct Workflow {
  /// The source text.
  let text: String
  let root: DataNode

  /// The workflows and the action of this repository.
  static let own = ["check", "site", "release"].map { ".github/workflows/\($0).yml" } + [action]
  static let action = ".github/actions/garland/action.yml"

  /// Reads a file of the repository.
  init(_ path: String) throws {
    try self.init(text: String(contentsOf: Program.repository.appending(path: path), encoding: .utf8))
  }

  /// Reads a code block of the manual by its file name.
  init(ofManual file: String) throws { try self.init(text: Self.blockOfManual(named: file)) }

  private init(text: String) throws {
    let (node, problems) = YAMLReader.read(Array(text.utf8)[...])
    #expect(problems.isEmpty)
    (self.text, root) = (text, try #require(node))
  }

  /// Returns the code block of the manual with a file name.
  static func blockOfManual(named file: String) throws -> String {
    let manual = Program.repository.appending(path: "Content/manual/ci.md")
    let blocks = try String(contentsOf: manual, encoding: .utf8).components(separatedBy: "\n```")
    let block = try #require(blocks.first { $0.prefix { $0 != "\n" }.hasSuffix(" [\(file)]") })
    return String(block.drop { $0 != "\n" }.dropFirst()) + "\n"
  }

  /// The jobs; the steps of an action are a job without a name.
  var jobs: [Job] {
    if let runs = root.map?["runs"] { return [Job(name: "", node: runs)] }
    return root.map?["jobs"]?.map?.entries.map { Job(name: $0.key, node: $0.value) } ?? []
  }

  /// The default values of an action's inputs, by their names in expressions.
  var defaults: [String: String] {
    let inputs = root.map?["inputs"]?.map?.entries ?? []
    return Dictionary(inputs.map { ("inputs.\($0.key)", $0.value.map?["default"]?.string ?? "") }) { first, _ in first }
  }

  /// The expressions between `${{` and `}}`.
  var expressions: [String] { text.matches(of: /\$\{\{\s*(.*?)\s*\}\}/).map { String($0.1) } }
}

/// A job of a workflow.
struct Job {
  let name: String
  let node: DataNode

  var steps: [Step] { node.map?["steps"]?.list?.map { Step(node: $0) } ?? [] }
  var isInContainer: Bool { node.map?["container"] != nil }
  var variables: [String: String] { node.texts(of: "env") }
  /// The URL of the deployed site.
  var address: String? { node.map?["environment"]?.map?["url"]?.string }

  /// The jobs that must be finished before this one.
  var needs: [String] {
    let needs = node.map?["needs"]
    return needs?.list?.compactMap(\.string) ?? [needs?.string].compactMap { $0 }
  }

  /// The values of the matrix, by name.
  var matrix: [String: [String]] {
    let entries = node.map?["strategy"]?.map?["matrix"]?.map?.entries ?? []
    return Dictionary(entries.map { ($0.key, $0.value.list?.compactMap(\.string) ?? []) }) { first, _ in first }
  }
}

/// A step of a job: a shell command or an action.
struct Step {
  let node: DataNode

  var id: String? { self["id"] }
  var uses: String? { self["uses"] }
  var run: String? { self["run"] }
  var shell: String? { self["shell"] }
  /// The condition under which the step runs.
  var condition: String? { self["if"] }
  var variables: [String: String] { node.texts(of: "env") }
  var inputs: [String: String] { node.texts(of: "with") }

  /// The name of the action without its version.
  var action: String? { uses.map { String($0.prefix { $0 != "@" }) } }

  private subscript(key: String) -> String? { node.map?[key]?.string }
}

extension DataNode {
  /// Returns the values of the map under a key as strings.
  fileprivate func texts(of key: String) -> [String: String] {
    let pairs = map?[key]?.map?.entries.map { entry in
      (entry.key, entry.value.string ?? entry.value.textual ?? (entry.value.value == .bool(true) ? "true" : "false"))
    }
    return Dictionary(pairs ?? []) { first, _ in first }
  }
}

/// The expressions that these workflows use: names, alternatives with `||`, and `hashFiles`.
enum WorkflowExpression {
  /// Returns the alternatives of an expression; its value is the first that is not empty.
  static func alternatives(_ expression: String) -> [String] {
    expression.components(separatedBy: "||").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  /// Returns the file of a `hashFiles` expression.
  static func hashedFile(_ name: String) -> String? {
    name.wholeMatch(of: /hashFiles\('([^'*]+)'\)/).map { String($0.1) }
  }

  /// Replaces the expressions in a text with their values, and records an issue for unknown names.
  static func fill(_ text: String, from values: [String: String]) -> String {
    text.replacing(/\$\{\{\s*(.*?)\s*\}\}/) { match in
      let alternativeValues = alternatives(String(match.1)).compactMap { name -> String? in
        if hashedFile(name) != nil { return "hash" }
        if values[name] == nil { Issue.record("the name \(name) is unknown") }
        return values[name]
      }
      return alternativeValues.first { !$0.isEmpty } ?? ""
    }
  }
}
