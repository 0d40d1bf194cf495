import Foundation
import Parsing
import TestSupport
import Testing

/// A workflow, or an action made of steps: one of this repository, or one that the manual shows.
struct Workflow {
  /// The file as it is written.
  let text: String
  let root: DataNode

  /// Those that this repository runs itself.
  static let own = ["check", "site", "release"].map { ".github/workflows/\($0).yml" } + [action]
  static let action = ".github/actions/garland/action.yml"

  /// Reads a file of the repository.
  init(_ path: String) throws {
    try self.init(text: String(contentsOf: Program.repository.appending(path: path), encoding: .utf8))
  }

  /// Reads a block of the manual, by the name of the file that it is to become.
  init(ofManual file: String) throws { try self.init(text: Self.blockOfManual(named: file)) }

  private init(text: String) throws {
    let (node, problems) = YAMLReader.read(Array(text.utf8)[...])
    #expect(problems.isEmpty)
    (self.text, root) = (text, try #require(node))
  }

  /// What a block of the manual holds, by its name.
  static func blockOfManual(named file: String) throws -> String {
    let manual = Program.repository.appending(path: "Content/manual/ci.md")
    let blocks = try String(contentsOf: manual, encoding: .utf8).components(separatedBy: "\n```")
    let block = try #require(blocks.first { $0.prefix { $0 != "\n" }.hasSuffix(" [\(file)]") })
    return String(block.drop { $0 != "\n" }.dropFirst()) + "\n"
  }

  /// The jobs by name; the steps of an action are a job without one.
  var jobs: [Job] {
    if let runs = root.map?["runs"] { return [Job(name: "", node: runs)] }
    return root.map?["jobs"]?.map?.entries.map { Job(name: $0.key, node: $0.value) } ?? []
  }

  /// What the inputs of an action are where nothing is given, by the names that expressions have for them.
  var defaults: [String: String] {
    let inputs = root.map?["inputs"]?.map?.entries ?? []
    return Dictionary(inputs.map { ("inputs.\($0.key)", $0.value.map?["default"]?.string ?? "") }) { first, _ in first }
  }

  /// What the file has between `${{` and `}}`.
  var expressions: [String] { text.matches(of: /\$\{\{\s*(.*?)\s*\}\}/).map { String($0.1) } }
}

/// Steps that run one after another, in one place.
struct Job {
  let name: String
  let node: DataNode

  var steps: [Step] { node.map?["steps"]?.list?.map { Step(node: $0) } ?? [] }
  var isInContainer: Bool { node.map?["container"] != nil }
  var variables: [String: String] { node.texts(of: "env") }
  /// Where that stands which is deployed.
  var address: String? { node.map?["environment"]?.map?["url"]?.string }

  /// The jobs that must be done before.
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

/// One step: a command of a shell, or an action.
struct Step {
  let node: DataNode

  var id: String? { self["id"] }
  var uses: String? { self["uses"] }
  var run: String? { self["run"] }
  var shell: String? { self["shell"] }
  var variables: [String: String] { node.texts(of: "env") }
  var inputs: [String: String] { node.texts(of: "with") }

  /// The action without its version.
  var action: String? { uses.map { String($0.prefix { $0 != "@" }) } }

  private subscript(key: String) -> String? { node.map?[key]?.string }
}

extension DataNode {
  /// The texts of a map that stands under a key.
  fileprivate func texts(of key: String) -> [String: String] {
    let pairs = map?[key]?.map?.entries.map { entry in
      (entry.key, entry.value.string ?? entry.value.textual ?? (entry.value.value == .bool(true) ? "true" : "false"))
    }
    return Dictionary(pairs ?? []) { first, _ in first }
  }
}
