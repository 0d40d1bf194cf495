internal import Diagnostics
internal import Parsing

/// A doubtful value of a key that another tool reads differently.
enum ForeignKeyProblem {
  /// An address with placeholders that the other tool fills in.
  case pattern(key: String, String)
  /// Several words in one text.
  case words(key: String, [String])
  /// A date of publication later than `date`.
  case laterDate(key: String)
  /// More than one series.
  case severalSeries
  /// An excerpt separator that is not a comment.
  case separatorIsNoComment(String)
  /// A value of a date of publication that is no date; `published` can be a boolean, too.
  case unclearDate(key: String, DataNode)
  /// A value that is no boolean.
  case unclearFlag(key: String, DataNode)
  /// A key that almost is one that decides who sees the article.
  case almostKey(String, String)
  /// A value of `status` that almost makes the article a draft.
  case almostState(key: String, String, String)
  /// A key that decides who sees the article, without a value.
  case emptyPublication(key: String)
  /// `permalink: false` of Eleventy.
  case noPermalink

  func diagnostic(at range: SourceRange) -> Diagnostic {
    Diagnostic(severity, code, message, at: range, suggestion: suggestion(at: range))
  }

  private var severity: Severity {
    switch self {
    case .unclearDate, .unclearFlag, .almostKey, .almostState, .emptyPublication: .error
    case .pattern, .words, .laterDate, .severalSeries, .separatorIsNoComment, .noPermalink: .warning
    }
  }

  private var code: DiagnosticCode {
    switch self {
    case .pattern: "front-matter.pattern"
    case .words: "front-matter.words"
    case .laterDate: "front-matter.later-date"
    case .severalSeries: "front-matter.one-series"
    case .separatorIsNoComment: "front-matter.excerpt-separator"
    case .unclearDate, .unclearFlag: "front-matter.wrong-type"
    case .almostKey, .almostState, .emptyPublication: "front-matter.unclear-publication"
    case .noPermalink: "front-matter.no-permalink"
    }
  }

  private var message: String {
    switch self {
    case .pattern(let key, let text):
      "Garland does not fill in patterns such as `\(text)`; it ignores `\(key)` and derives the address from the file's path"
    case .words(let key, let words): "the text of `\(key)` is read as \(words.count) words, as in Jekyll"
    case .laterDate(let key):
      "`\(key)` is ignored because `date` is given; the article may be published before `\(key)`"
    case .severalSeries: "an article can be part of only one series; the first one is used"
    case .separatorIsNoComment(let text): "an excerpt separator must be a comment, not `\(text)`"
    case .unclearDate(let key, let node):
      PublicationKey.named(key)?.meaning == .published
        ? "`\(key)` must be true, false or a date, not \(node.quotedForMessage)"
        : "`\(key)` must be \(FieldType.date.rawValue), not \(node.quotedForMessage)"
    case .unclearFlag(let key, let node): "`\(key)` must be true or false, not \(node.quotedForMessage)"
    case .almostKey(let key, let known): "`\(key)` is almost `\(known)`, which decides who sees the article"
    case .almostState(let key, let text, let meant):
      "`\(key): \(text)` is almost `\(meant)`, which makes the article a draft"
    case .emptyPublication(let key): "`\(key)` has no value, although it decides who sees the article"
    case .noPermalink: "`permalink: false` makes the article a draft: in Eleventy, it would have no page"
    }
  }

  private func suggestion(at range: SourceRange) -> Diagnostic.Suggestion? {
    switch self {
    case .pattern: return Diagnostic.Suggestion("write the full address, such as `/2026/my-post/`")
    case .words(_, let words):
      let joined = words.joined(separator: " ")
      let list = words.map { "\"\($0)\"" }.joined(separator: ", ")
      let isPlain = !joined.contains { "\"\\".contains($0) }
      return Diagnostic.Suggestion(
        "write a list: `[\(words.joined(separator: ", "))]`, or `[\(joined)]` if it is a single item",
        replacement: isPlain ? Diagnostic.Replacement(range, with: "[\(list)]") : nil)
    case .laterDate: return Diagnostic.Suggestion("set `date` to the day of publication")
    case .severalSeries, .unclearDate, .unclearFlag: return nil
    case .almostKey(let key, let known):
      return Diagnostic.Suggestion(
        "write `\(known)`; or write `keys: [\(key)]` in `site.yml` if the key is your own",
        replacement: Diagnostic.Replacement(range, with: known))
    case .almostState(let key, _, let meant):
      return Diagnostic.Suggestion(
        "write `\(meant)`; or write `keys: [\(key)]` in `site.yml` if the key is your own",
        replacement: Diagnostic.Replacement(range, with: meant))
    case .emptyPublication: return Diagnostic.Suggestion("write a value, or remove the key")
    case .noPermalink: return Diagnostic.Suggestion("write `draft: true`")
    case .separatorIsNoComment:
      return Diagnostic.Suggestion("write `<!--more-->` where the excerpt ends, and remove this key")
    }
  }
}
