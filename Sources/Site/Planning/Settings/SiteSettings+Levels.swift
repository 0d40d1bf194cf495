import Articles
package import Diagnostics
import Parsing

extension SiteSettings {
  /// Reads `levels`: the level of each diagnostic code that the site changes.
  ///
  /// ```yaml
  /// levels:
  ///   check.broken-link: error
  ///   code.unknown-language: off
  /// ```
  ///
  /// `containers: lenient` and the rules of `check`, which are read before, are other ways to write levels. A former code
  /// counts where the present one has no level.
  mutating func readLevels(from fields: inout FieldReader, _ key: FieldDescription) {
    for (rule, level) in check.levels { levels[rule.code] = level.diagnosticLevel }
    let entries = fields.map(key.name)?.entries ?? []
    let former = entries.filter { DiagnosticCatalogue.formerCodes[$0.key] != nil }
    for entry in entries.filter({ DiagnosticCatalogue.formerCodes[$0.key] == nil }) + former {
      switch Self.level(entry) {
      case .success(let (_, level)) where DiagnosticCatalogue.formerCodes[entry.key] != nil:
        for code in DiagnosticCatalogue.formerCodes[entry.key] ?? [] where levels[code] == nil { levels[code] = level }
      case .success(let (code, level)): levels[code] = level
      case .failure(let problem): fields.report(problem.diagnostic(at: SourceRange(fields.source, entry.keyRange)))
      }
    }
  }

  /// Whether the problems of containers are warnings.
  var hasLenientContainers: Bool {
    get { Self.codesOfLenientContainers.allSatisfy { levels[$0] == .warning } }
    set { for code in Self.codesOfLenientContainers { levels[code] = newValue ? .warning : nil } }
  }

  /// The codes that `containers: lenient` turns into warnings.
  private static let codesOfLenientContainers: [DiagnosticCode] = [
    "containers.unknown", "containers.unclosed", "containers.unknown-attribute", "containers.wrong-value",
  ]

  /// What `levels` can be: codes with levels, or with `error` alone if the level is fixed.
  static let levelForm = FieldForm.map(
    DiagnosticCatalogue.entries.map { entry in
      let levels = DiagnosticLevels.Level.self
      return FieldDescription(
        entry.code.rawValue, entry.lowering == .never ? .choice([levels.error.rawValue]) : .choice(of: levels))
    }
      + DiagnosticCatalogue.formerCodes.keys.sorted().map {
        FieldDescription($0, .choice(of: DiagnosticLevels.Level.self))
      })

  private static func level(
    _ entry: DataMap.Entry
  ) -> Result<(DiagnosticCode, DiagnosticLevels.Level), LevelProblem> {
    guard let known = DiagnosticCatalogue[entry.key] else { return .failure(.unknownCode(entry.key)) }
    guard let level = entry.value.string.flatMap(DiagnosticLevels.Level.init(rawValue:)) else {
      return .failure(.wrongLevel(entry.key))
    }
    guard known.lowering != .never || level == .error else { return .failure(.fixed(entry.key)) }
    return .success((known.code, level))
  }
}

/// A problem in `levels`.
private enum LevelProblem: Error {
  /// The code is unknown.
  case unknownCode(String)
  /// The level is unknown.
  case wrongLevel(String)
  /// The level of the code is fixed.
  case fixed(String)

  func diagnostic(at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, code, message, at: range, suggestion: suggestion(at: range))
  }

  private var code: DiagnosticCode {
    switch self {
    case .unknownCode: "levels.unknown-code"
    case .wrongLevel: "levels.wrong-level"
    case .fixed: "levels.fixed"
    }
  }

  private var message: String {
    switch self {
    case .unknownCode(let name): "there is no diagnostic `\(name)`"
    case .wrongLevel(let name): "the level of `\(name)` must be `error`, `warning` or `off`"
    case .fixed(let name): "`\(name)` is always an error, so its level cannot be lowered"
    }
  }

  private func suggestion(at range: SourceRange) -> Diagnostic.Suggestion? {
    switch self {
    case .unknownCode(let name):
      DiagnosticCatalogue.nearest(to: name).map { nearest in
        Diagnostic.Suggestion(didYouMean(nearest), replacement: Diagnostic.Replacement(range, with: nearest))
      }
    case .wrongLevel: nil
    case .fixed(let name): Diagnostic.Suggestion("`garland help \(name)` explains how to fix it")
    }
  }
}

extension CheckRule {
  /// The code of the rule's diagnostics, such as `check.missing-alt`.
  package var code: DiagnosticCode { DiagnosticCode(stringLiteral: "check.\(rawValue)") }
}

extension CheckSettings.Level {
  fileprivate var diagnosticLevel: DiagnosticLevels.Level {
    switch self {
    case .off: .off
    case .warn: .warning
    case .error: .error
    }
  }
}
