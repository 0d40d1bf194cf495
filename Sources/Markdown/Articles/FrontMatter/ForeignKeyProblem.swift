internal import Diagnostics

/// What is doubtful about keys that another tool reads in its own way.
enum ForeignKeyProblem {
  /// An address with parts that the other tool fills in.
  case pattern(key: String, String)
  /// Several words in one text.
  case words(key: String, [String])
  /// A day to be seen from, later than the date.
  case laterDate(key: String)
  /// Several series.
  case oneSeries
  /// The end of an excerpt that is no comment.
  case noComment(String)

  func diagnostic(at range: SourceRange) -> Diagnostic {
    Diagnostic(.warning, code, message, at: range, suggestion: suggestion(at: range))
  }

  private var code: DiagnosticCode {
    switch self {
    case .pattern: "front-matter.pattern"
    case .words: "front-matter.words"
    case .laterDate: "front-matter.later-date"
    case .oneSeries: "front-matter.one-series"
    case .noComment: "front-matter.excerpt-separator"
    }
  }

  private var message: String {
    switch self {
    case .pattern(let key, let text):
      "nothing fills in the pattern `\(text)` of `\(key)`, so the address is made of the file's place and name"
    case .words(let key, let words): "the text of `\(key)` is read as \(words.count) words, as Jekyll reads it"
    case .laterDate(let key): "`\(key)` is later than `date`, which alone is read: the article may be seen before that"
    case .oneSeries: "an article is part of one series; this is read as the first of them"
    case .noComment(let text): "only a comment can end an excerpt, not `\(text)`"
    }
  }

  private func suggestion(at range: SourceRange) -> Diagnostic.Suggestion? {
    switch self {
    case .pattern: return Diagnostic.Suggestion("write the address out, such as `/2026/my-post/`")
    case .words(_, let words):
      let one = words.joined(separator: " ")
      let list = words.map { "\"\($0)\"" }.joined(separator: ", ")
      let isPlain = !one.contains { "\"\\".contains($0) }
      return Diagnostic.Suggestion(
        "write a list: `[\(words.joined(separator: ", "))]`, or `[\(one)]` if it is one",
        replacement: isPlain ? Diagnostic.Replacement(range, with: "[\(list)]") : nil)
    case .laterDate: return Diagnostic.Suggestion("write the day from which it may be seen as `date`")
    case .oneSeries: return nil
    case .noComment: return Diagnostic.Suggestion("write `<!--more-->` where the excerpt ends, and leave this out")
    }
  }
}
