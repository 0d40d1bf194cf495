package import Diagnostics

/// The problems of compiling and rendering a template.
enum TemplateProblem: Equatable {
  case invalidUTF8
  case unclosedTag(String)
  case badDelimiters
  case missingName
  case invalidName(String)
  case foreignName(String)
  case foreignTag(String)
  case unclosed(String)
  case crossed(String, stillOpen: String)
  case strayClosing(String)
  case ignoredContent(String)
  case unknownBlock(String, parent: String)
  case tooManyLevels(Int)
  case invalidFilter(FilterSyntax)
  case unknownFilter(String)
  case wrongCount(String, takes: String)
  case wrongArgument(String, parameter: String, expectation: String)
  case filterFailed(String, reason: String)
  case unusablePicture(String, reason: String)
  case missingTemplate(String)
  case unknownName(String, in: String?)
  case unknownKey(String, filter: String)
  case notText(String, kind: String)
  case invalidLambda(String, reason: String)
  case endless(Int)
  case cycle([String])
  case tooManySteps(millions: Int)
  case tooLong(megabytes: Int)

  /// The syntax errors of filters.
  enum FilterSyntax: Equatable {
    case missingName
    case missingColon(String)
    case unclosedString
  }

  var severity: Severity {
    switch self {
    case .unknownName, .unknownKey, .notText, .ignoredContent, .unknownBlock, .unusablePicture, .foreignTag: .warning
    default: .error
    }
  }

  var code: DiagnosticCode {
    switch self {
    case .invalidUTF8: "templates.encoding"
    case .unclosedTag: "templates.unclosed-tag"
    case .badDelimiters: "templates.delimiters"
    case .missingName, .invalidName, .foreignName: "templates.name"
    case .foreignTag: "templates.foreign-tag"
    case .unclosed: "templates.unclosed-section"
    case .crossed: "templates.crossed-section"
    case .strayClosing: "templates.stray-closing"
    case .ignoredContent: "templates.lost-content"
    case .unknownBlock: "templates.unknown-block"
    case .tooManyLevels: "templates.nesting-limit"
    case .invalidFilter: "templates.filter"
    case .unknownFilter: "templates.unknown-filter"
    case .wrongCount, .wrongArgument: "templates.filter-argument"
    case .filterFailed: "templates.filter-value"
    case .unusablePicture: "templates.picture"
    case .missingTemplate: "templates.missing-template"
    case .unknownName, .unknownKey: "templates.unknown-name"
    case .notText: "templates.not-text"
    case .invalidLambda: "templates.lambda"
    case .endless, .cycle: "templates.endless"
    case .tooManySteps, .tooLong: "templates.limit"
    }
  }
}

extension Diagnostic {
  /// Whether a page exceeds a limit of templates.
  package var isTemplateLimit: Bool { code == TemplateProblem.tooLong(megabytes: 0).code }
}

// MARK: Messages

extension TemplateProblem {
  var message: String {
    switch self {
    case .invalidUTF8: "the template is not valid UTF-8 here"
    case .unclosedTag(let ending): "the tag is not closed; `\(ending)` is missing"
    case .badDelimiters: "delimiters must be two words of at most 16 bytes, separated by a space, without `=`"
    case .missingName: "the tag has no name"
    case .invalidName(let name): "`\(name.shortened)` is not a valid name: use words joined by dots, without spaces"
    case .foreignName(let content):
      "`\(content.shortened)` is not a name in Mustache; it is from another template language"
    case .foreignTag(let tag): "`\(tag.shortened)` is not a tag of Mustache, so pages show it as text"
    case .unclosed(let name): "`\(name.shortened)` is never closed"
    case .crossed(let name, let inner):
      "`\(name.shortened)` is closed before `\(inner.shortened)`, which is inside it"
    case .strayClosing(let name): "`\(name.shortened)` is closed here, but it is not open"
    case .ignoredContent(let name): "this is never shown: only blocks are used inside the parent `\(name.shortened)`"
    case .unknownBlock(let name, let parent):
      "this is never shown: the parent `\(parent.shortened)` has no block `\(name.shortened)`"
    case .tooManyLevels(let limit): "tags nest deeper than \(limit) levels; the rest of the template is not read"
    case .invalidFilter(.missingName): "the name of a filter is missing after `|`"
    case .invalidFilter(.missingColon(let name)): "the arguments of `\(name.shortened)` must follow a colon"
    case .invalidFilter(.unclosedString): "this text has no closing quote"
    case .unknownFilter(let name): "there is no filter `\(name.shortened)`"
    case .wrongCount(let name, let takes): "`\(name)` takes \(takes)"
    case .wrongArgument(let name, let parameter, let expectation): "`\(name)`: \(parameter) must be \(expectation)"
    case .filterFailed(let name, let reason): "`\(name)` \(reason)"
    case .unusablePicture(let name, let reason): "`\(name)`: \(reason)"
    case .missingTemplate(let name): "there is no template `\(name.shortened)`"
    case .unknownName(let name, nil): "nothing defines `\(name.shortened)`"
    case .unknownName(let name, let owner?): "nothing defines `\(name.shortened)` in `\(owner.shortened)`"
    case .unknownKey(let key, let filter): "`\(filter)`: no element of the list has `\(key.shortened)`"
    case .notText(let name, let kind): "`\(name.shortened)` is \(kind), which cannot be written as text"
    case .invalidLambda(let name, let reason): "the lambda `\(name.shortened)` returned an invalid template: \(reason)"
    case .endless(let limit): "templates and sections nest deeper than \(limit) levels; is there an endless loop?"
    case .cycle(let names):
      "templates include each other without end: "
        + names.map { "`\($0.shortened)`" }.joined(separator: " → ")
    case .tooManySteps(let limit): "the page takes more than \(limit) million steps"
    case .tooLong(let limit): "the page is larger than \(limit) MB; is there an endless loop?"
    }
  }

  /// Returns a suggestion.
  ///
  /// `names` are the candidates for the right name.
  func suggestion(at location: SourceRange?, among names: [String]) -> Diagnostic.Suggestion? {
    switch self {
    case .strayClosing(let name), .missingTemplate(let name): nearest(to: name, among: names)
    case .unknownName(let name, _), .unknownKey(let name, _):
      names.first { $0 == "\(TemplateValue.parameters).\(name)" }.map { path in
        Diagnostic.Suggestion(didYouMean(path), replacement: location.map { Diagnostic.Replacement($0, with: path) })
      } ?? nearest(to: name, among: names, at: location)
    case .unknownBlock(let name, _): nearest(to: name, among: names, at: location)
    case .foreignName, .foreignTag: Diagnostic.Suggestion(NonMustacheTag.advice)
    case .unknownFilter(let name) where Self.comparisons.contains(name):
      Diagnostic.Suggestion(
        "`{{#name}}…{{/name}}` tests whether there is a value, `{{#name | is: value}}…{{/name}}` compares it, and "
          + "`{{#list | where: name, value}}…{{/list}}` keeps the elements with a value")
    case .unknownFilter(let name):
      nearest(to: name, among: names, at: location)
        ?? Diagnostic.Suggestion("the filters are \(names.sorted().map { "`\($0)`" }.joined(separator: ", "))")
    case .unclosed(let name): Diagnostic.Suggestion("write `{{/\(name.shortened)}}` where it ends")
    case .invalidFilter:
      Diagnostic.Suggestion("write a filter as `{{name | filter: word 1 \"text\" *other}}`")
    case .tooManySteps:
      Diagnostic.Suggestion(
        "loops inside each other multiply: show fewer elements with `limit`, or use a list of the element, such as `tags` "
          + "or `related`")
    default: nil
    }
  }

  /// Filters and operators of other template languages.
  private static let comparisons: Set<String> = [
    "==", "!=", "eq", "equal", "equals", "gt", "if", "lt", "ne", "not", "unless",
  ]

  /// Whether a stray closing tag is most likely a misspelling of the expected one.
  func isLikelyTypo(of name: String) -> Bool {
    guard case .strayClosing(let written) = self else { return false }
    return nearest(to: written, among: [name]) != nil
  }

  /// Returns the nearest of the names.
  ///
  /// Long names are skipped, because the comparison takes quadratic time.
  private func nearest(
    to name: String, among names: [String], at location: SourceRange? = nil
  ) -> Diagnostic.Suggestion? {
    name.utf8.count > 100 ? nil : .nearest(to: name, among: names.lazy.filter { $0.utf8.count <= 100 }, at: location)
  }
}

extension String {
  /// The text, cut to a length that fits in a message.
  fileprivate var shortened: String { utf8.count > 60 ? prefix(40) + "…" : self }
}

/// A problem with its range in the template.
struct LocatedTemplateProblem {
  let problem: TemplateProblem
  let range: Range<Int>
  /// The candidates for the right name.
  let names: [String]
  /// Further notes with their ranges in the same text.
  let notes: [(message: String, range: Range<Int>)]

  init(
    _ problem: TemplateProblem, at range: Range<Int>, among names: [String] = [],
    notes: [(message: String, range: Range<Int>)] = []
  ) {
    (self.problem, self.range, self.names, self.notes) = (problem, range, names, notes)
  }

  /// Returns the diagnostic.
  ///
  /// `trail` lists the inclusions that led to the template.
  func diagnostic(in program: Program, trail: [Diagnostic.Note] = []) -> Diagnostic {
    let location = program.location(of: range)
    let notes = notes.map { Diagnostic.Note($0.message, at: program.location(of: $0.range)) }
    return Diagnostic(
      problem.severity, problem.code, problem.message, at: location, notes: notes + trail,
      suggestion: problem.suggestion(at: location, among: names))
  }
}
