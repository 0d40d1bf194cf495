import Foundation
import Testing

/// What stands between `${{` and `}}`, as far as these workflows go: names, one of several, and the hash of a file.
enum WorkflowExpression {
  /// The names of which the first that is not empty counts.
  static func alternatives(_ expression: String) -> [String] {
    expression.components(separatedBy: "||").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  /// The file whose hash is meant, if that is so.
  static func hashedFile(_ name: String) -> String? {
    name.wholeMatch(of: /hashFiles\('([^'*]+)'\)/).map { String($0.1) }
  }

  /// A text with the values of its expressions; one that nobody knows is an issue.
  static func fill(_ text: String, from values: [String: String]) -> String {
    text.replacing(/\$\{\{\s*(.*?)\s*\}\}/) { match in
      let found = alternatives(String(match.1)).compactMap { name -> String? in
        if hashedFile(name) != nil { return "hash" }
        if values[name] == nil { Issue.record("nobody knows \(name)") }
        return values[name]
      }
      return found.first { !$0.isEmpty } ?? ""
    }
  }
}
