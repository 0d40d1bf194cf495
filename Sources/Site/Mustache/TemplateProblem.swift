import Diagnostics

/// What can be wrong with a template, as it is read and as it is rendered.
enum TemplateProblem: Equatable {
  case invalidUTF8
  case unclosedTag(String)
  case badDelimiters
  case missingName
  case brokenName(String)
  case unclosed(String)
  case crossed(String, stillOpen: String)
  case strayClosing(String)
  case lostContent(String)
  case unknownBlock(String, parent: String)
  case tooManyLevels(Int)
  case brokenFilter(FilterSyntax)
  case unknownFilter(String)
  case wrongCount(String, takes: String)
  case wrongArgument(String, parameter: String, expectation: String)
  case refused(String, reason: String)
  case missingTemplate(String)
  case unknownName(String, in: String?)
  case unknownKey(String, filter: String)
  case notText(String, kind: String)
  case brokenLambda(String, reason: String)
  case endless(Int)
  case ring([String])
  case tooManySteps(Int)
  case tooLong(megabytes: Int)

  /// What can be wrong with how a filter is written.
  enum FilterSyntax: Equatable {
    case missingName
    case missingColon(String)
    case unclosedText
  }

  var severity: Severity {
    switch self {
    case .unknownName, .unknownKey, .notText, .lostContent, .unknownBlock: .warning
    default: .error
    }
  }

  var code: DiagnosticCode {
    switch self {
    case .invalidUTF8: "templates.encoding"
    case .unclosedTag: "templates.unclosed-tag"
    case .badDelimiters: "templates.delimiters"
    case .missingName, .brokenName: "templates.name"
    case .unclosed: "templates.unclosed-section"
    case .crossed: "templates.crossed-section"
    case .strayClosing: "templates.stray-closing"
    case .lostContent: "templates.lost-content"
    case .unknownBlock: "templates.unknown-block"
    case .tooManyLevels: "templates.nesting-limit"
    case .brokenFilter: "templates.filter"
    case .unknownFilter: "templates.unknown-filter"
    case .wrongCount, .wrongArgument: "templates.filter-argument"
    case .refused: "templates.filter-value"
    case .missingTemplate: "templates.missing-template"
    case .unknownName, .unknownKey: "templates.unknown-name"
    case .notText: "templates.not-text"
    case .brokenLambda: "templates.lambda"
    case .endless, .ring: "templates.endless"
    case .tooManySteps, .tooLong: "templates.limit"
    }
  }
}

/// What an author reads.
extension TemplateProblem {
  var message: String {
    switch self {
    case .invalidUTF8: "the template is not valid UTF-8 here"
    case .unclosedTag(let ending): "the tag is not closed; `\(ending)` is missing"
    case .badDelimiters: "delimiters are two words of at most 16 bytes, parted by a space, without `=`"
    case .missingName: "the tag has no name"
    case .brokenName(let name): "`\(name.shortened)` is no name: a name is words joined by dots, without spaces"
    case .unclosed(let name): "`\(name.shortened)` is never closed"
    case .crossed(let name, let inner):
      "`\(name.shortened)` is closed while `\(inner.shortened)` in it is still open"
    case .strayClosing(let name): "there is no open `\(name.shortened)` that this could close"
    case .lostContent(let name): "this is never shown: in the parent `\(name.shortened)` only blocks count"
    case .unknownBlock(let name, let parent):
      "this is never shown: the parent `\(parent.shortened)` has no block `\(name.shortened)`"
    case .tooManyLevels(let limit): "tags nest deeper than \(limit) levels; the rest of the template is not read"
    case .brokenFilter(.missingName): "the name of a filter is missing behind `|`"
    case .brokenFilter(.missingColon(let name)): "what `\(name.shortened)` takes stands behind a colon"
    case .brokenFilter(.unclosedText): "the quote of this text is not closed"
    case .unknownFilter(let name): "there is no filter `\(name.shortened)`"
    case .wrongCount(let name, let takes): "`\(name)` takes \(takes)"
    case .wrongArgument(let name, let parameter, let expectation): "`\(name)`: \(parameter) must be \(expectation)"
    case .refused(let name, let reason): "`\(name)` \(reason)"
    case .missingTemplate(let name): "there is no template `\(name.shortened)`"
    case .unknownName(let name, nil): "nothing defines `\(name.shortened)`"
    case .unknownName(let name, let owner?): "nothing defines `\(name.shortened)` in `\(owner.shortened)`"
    case .unknownKey(let key, let filter): "`\(filter)`: no element of the list has `\(key.shortened)`"
    case .notText(let name, let kind): "`\(name.shortened)` is \(kind), which cannot be written as text"
    case .brokenLambda(let name, let reason): "what `\(name.shortened)` gives is no template: \(reason)"
    case .endless(let limit): "templates and sections nest deeper than \(limit) levels; is this without end?"
    case .ring(let names):
      "templates include each other without end: "
        + names.map { "`\($0.shortened)`" }.joined(separator: " → ")
    case .tooManySteps(let limit): "the page takes more than \(limit) steps; is this without end?"
    case .tooLong(let limit): "the page takes more than \(limit) MB; is this without end?"
    }
  }

  /// What would put it right; `names` are those that could have been meant.
  func suggestion(at place: SourceRange?, among names: [String]) -> Diagnostic.Suggestion? {
    switch self {
    case .strayClosing(let name), .missingTemplate(let name): nearest(to: name, among: names)
    case .unknownFilter(let name), .unknownName(let name, _), .unknownKey(let name, _), .unknownBlock(let name, _):
      nearest(to: name, among: names, at: place)
    case .unclosed(let name): Diagnostic.Suggestion("write `{{/\(name.shortened)}}` where it ends")
    case .brokenFilter:
      Diagnostic.Suggestion("filters are written `{{name | filter: word 1 \"text\" *other}}`")
    default: nil
    }
  }

  /// Whether a stray closing tag is most likely a slip for one that is due.
  func isSlip(for name: String) -> Bool {
    guard case .strayClosing(let written) = self else { return false }
    return nearest(to: written, among: [name]) != nil
  }

  /// Names of any length are possible, and comparing takes the square of it.
  private func nearest(
    to name: String, among names: [String], at place: SourceRange? = nil
  ) -> Diagnostic.Suggestion? {
    name.utf8.count > 100 ? nil : .nearest(to: name, among: names.lazy.filter { $0.utf8.count <= 100 }, at: place)
  }
}

extension String {
  /// The text, cut where it would drown the message.
  fileprivate var shortened: String { utf8.count > 60 ? prefix(40) + "…" : self }
}

/// A problem at its place in the text of a template.
struct PlacedTemplateProblem {
  let problem: TemplateProblem
  let range: Range<Int>
  /// The names that could have been meant.
  let names: [String]
  /// What else helps, with its place in the same text.
  let notes: [(message: String, range: Range<Int>)]

  init(
    _ problem: TemplateProblem, at range: Range<Int>, among names: [String] = [],
    notes: [(message: String, range: Range<Int>)] = []
  ) {
    (self.problem, self.range, self.names, self.notes) = (problem, range, names, notes)
  }

  /// The diagnostic; `trail` tells how the template came to be rendered.
  func diagnostic(in program: Program, trail: [Diagnostic.Note] = []) -> Diagnostic {
    let place = program.place(of: range)
    let notes = notes.map { Diagnostic.Note($0.message, at: program.place(of: $0.range)) }
    return Diagnostic(
      problem.severity, problem.code, problem.message, at: place, notes: notes + trail,
      suggestion: problem.suggestion(at: place, among: names))
  }
}
