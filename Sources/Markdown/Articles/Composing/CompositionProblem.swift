import Diagnostics

/// A problem with blocks that stand for other blocks, and with tags in them.
package enum CompositionProblem: Error, Equatable {
  /// `known` are the names that can be written instead.
  case unknownKey(String, known: [String])
  case badExpression(String, reason: String)
  case unclosedSection(String)
  case strayTag(String)
  case unknownVariable(String, known: [String])
  case noRows
  case badRows(String, suggestion: String?)
  case wrongAttribute(String, of: String, known: [String])
  case badInclude(String, suggestion: String?)
  case missingPart(String, of: String, known: [String])
  case unusedText(String)
  case tooLarge(String)

  private var code: DiagnosticCode {
    switch self {
    case .unknownKey: "each.unknown-key"
    case .badExpression, .unclosedSection, .strayTag: "each.tag"
    case .unknownVariable: "variables.undeclared"
    case .noRows: "each.no-rows"
    case .badRows: "each.rows"
    case .wrongAttribute: "containers.unknown-attribute"
    case .badInclude: "include.file"
    case .missingPart: "include.missing-part"
    case .unusedText: "containers.unused-label"
    case .tooLarge: "containers.size-limit"
    }
  }

  private var message: String {
    switch self {
    case .unknownKey(let name, _): "no row has a key `\(name)`"
    case .badExpression(let expression, let reason): "`{{\(expression)}}` cannot be used: \(reason)"
    case .unclosedSection(let tag): "`{{\(tag)}}` has no end in the same block"
    case .strayTag(let tag): "`{{\(tag)}}` ends a section that does not start in the same block"
    case .unknownVariable(let name, _): "there is no variable `\(name)`"
    case .noRows: "there is no row to show, so nothing stands here"
    case .badRows(let message, _), .badInclude(let message, _): message
    case .unusedText(let message): "\(message), so this is left out"
    case .wrongAttribute(let name, let container, _): "`\(container)` takes no attribute `\(name)`"
    case .missingPart(let part, let file, _): "`\(file)` has no part `\(part)`"
    case .tooLarge(let container): "the article becomes too large in this `\(container)`"
    }
  }

  /// Advice for braces that are not meant for the row.
  private var escape: String {
    guard case .unknownKey = self else { return "" }
    return "; `\\{{…}}` shows the braces"
  }

  private func suggestion(at range: SourceRange) -> Diagnostic.Suggestion? {
    switch self {
    case .unknownKey(let name, let known), .missingPart(let name, _, let known):
      Diagnostic.Suggestion.nearest(to: name, among: known)
        ?? (known.isEmpty ? nil : Diagnostic.Suggestion("it has \(Self.list(known))" + escape))
    case .unknownVariable(let name, let known):
      Diagnostic.Suggestion.nearest(to: name, among: known)
        ?? Diagnostic.Suggestion("declare it in `site.yml`: `variables: {\(name): …}`")
    case .wrongAttribute(let name, _, let known): Diagnostic.Suggestion.nearest(to: name, among: known)
    case .unclosedSection(let tag):
      Diagnostic.Suggestion(
        "write `{{/\(tag.drop { "#^ ".contains($0) })}}` in the same line, or both tags in paragraphs of their own")
    case .badRows(_, let suggestion), .badInclude(_, let suggestion): suggestion.map { Diagnostic.Suggestion($0) }
    case .tooLarge: Diagnostic.Suggestion("show fewer rows, such as `limit=100`, or include fewer files")
    default: nil
    }
  }

  /// Returns names for a message, at most 12 of them.
  private static func list(_ names: [String]) -> String {
    names.prefix(12).map { "`\($0)`" }.joined(separator: ", ") + (names.count > 12 ? " and others" : "")
  }

  private var isWarning: Bool {
    switch self {
    case .noRows, .unusedText: true
    default: false
    }
  }

  func diagnostic(at range: SourceRange) -> Diagnostic {
    Diagnostic(isWarning ? .warning : .error, code, message, at: range, suggestion: suggestion(at: range))
  }
}
