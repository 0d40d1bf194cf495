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
