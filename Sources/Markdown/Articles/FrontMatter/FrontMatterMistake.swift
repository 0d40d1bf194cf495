internal import Diagnostics
internal import Parsing

/// What can be wrong with front matter, beyond its YAML or TOML and the types of its fields.
enum FrontMatterMistake {
  /// An opening line with keys below it, and no closing line.
  case unclosed(FrontMatter.Format)
  /// Front matter that does not begin in the first column of the first line, and so is text.
  case misplaced
  /// A single value, or a list, where keys should stand.
  case noMap(DataNode)

  func diagnostic(at range: SourceRange) -> Diagnostic {
    switch self {
    case .unclosed(let format):
      let fence = format == .yaml ? "---" : "+++"
      return Diagnostic(
        .error, "front-matter.unclosed", "the front matter that begins here never ends", at: range,
        suggestion: Diagnostic.Suggestion("end it with a line `\(fence)`"))
    case .misplaced:
      return Diagnostic(
        .error, "front-matter.misplaced", "this looks like front matter, and stands where it is text", at: range,
        suggestion: Diagnostic.Suggestion("let it begin in the first column of the first line"))
    case .noMap(let node):
      return Diagnostic(
        .error, "front-matter.no-keys", "front matter must be keys with values, not \(node.shown)", at: range)
    }
  }
}
