internal import Diagnostics
internal import Parsing

/// What can be wrong with front matter, beyond its YAML or TOML and the types of its fields.
enum FrontMatterMistake {
  /// An opening line with keys below it, and no closing line.
  case unclosed(FrontMatter.Format)
  /// A single value, or a list, where keys should stand.
  case noMap(DataNode)

  func diagnostic(at range: SourceRange) -> Diagnostic {
    switch self {
    case .unclosed(let format):
      let fence = format == .yaml ? "---" : "+++"
      return Diagnostic(
        .error, "front-matter.unclosed", "the front matter that begins here never ends", at: range,
        suggestion: Diagnostic.Suggestion("end it with a line `\(fence)`"))
    case .noMap(let node):
      return Diagnostic(
        .error, "front-matter.no-keys", "front matter must be keys with values, not \(node.shown)", at: range)
    }
  }
}
