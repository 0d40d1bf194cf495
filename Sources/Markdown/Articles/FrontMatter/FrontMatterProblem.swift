internal import Diagnostics
internal import Parsing

/// A problem with the front matter block as a whole; syntax errors and wrong types have types of their own.
struct FrontMatterProblem {
  let kind: Kind
  let range: Range<Int>

  enum Kind {
    /// An opening fence with keys below it, but no closing fence.
    case unclosed(FrontMatterBlock.Format)
    /// Front matter that is read as text, because something precedes its opening fence.
    case misplaced(behind: Obstacle?)
    /// A first line that resembles a fence.
    case invalidFence(FrontMatterBlock.Format)
    /// Keys with values at the start of the file, without a fence above them.
    case noFences(FrontMatterBlock.Format)
    /// A single value or a list instead of keys with values.
    case notAMap(DataNode)
  }

  /// The first item before the front matter that is easy to overlook, such as an invisible character or a comment.
  struct Obstacle {
    let name: String
    let range: Range<Int>
  }

  init(_ kind: Kind, at range: Range<Int>) { (self.kind, self.range) = (kind, range) }

  func diagnostic(in source: SourceID) -> Diagnostic {
    let place = SourceRange(source, range)
    switch kind {
    case .unclosed(let format):
      return Diagnostic(
        .error, "front-matter.unclosed", "this front matter has no closing line", at: place,
        suggestion: Diagnostic.Suggestion("end it with a line `\(format.closingFence)`"))
    case .misplaced(let obstacle):
      return Diagnostic(
        .error, "front-matter.misplaced", "this front matter is read as text, because it does not start the file",
        at: place,
        notes: obstacle.map { [Diagnostic.Note("\($0.name) is before it", at: SourceRange(source, $0.range))] } ?? [],
        suggestion: Diagnostic.Suggestion("start it in the first column of the first line"))
    case .invalidFence(.json):
      return Diagnostic(
        .error, "front-matter.invalid-fence",
        "this front matter is read as text, because it does not begin with `{`", at: place,
        suggestion: Diagnostic.Suggestion("write `{` in the first column of the first line"))
    case .invalidFence(let format):
      let fence = format.closingFence
      return Diagnostic(
        .error, "front-matter.invalid-fence",
        "this front matter is read as text, because its first line is not exactly `\(fence)`", at: place,
        suggestion: Diagnostic.Suggestion(
          "write `\(fence)` above and below the front matter, or an empty line below a thematic break"))
    case .noFences(let format):
      let fence = format.closingFence
      return Diagnostic(
        .error, "front-matter.no-fences", "this front matter is read as text, because no line `\(fence)` is above it",
        at: place,
        suggestion: Diagnostic.Suggestion(
          "write `\(fence)` above and below the front matter, or convert the site with `garland import`"))
    case .notAMap(let node):
      return Diagnostic(
        .error, "front-matter.no-keys", "front matter must be keys with values, not \(node.quotedForMessage)",
        at: place)
    }
  }
}

extension FrontMatterBlock.Format {
  /// The line that ends the front matter.
  fileprivate var closingFence: String {
    switch self {
    case .yaml: "---"
    case .toml: "+++"
    case .json: "}"
    }
  }
}
