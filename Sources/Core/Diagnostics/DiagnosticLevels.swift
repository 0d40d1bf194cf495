/// The levels of diagnostics that a site sets in `site.yml`, by code.
///
///     var levels = DiagnosticLevels()
///     levels["check.missing-alt"] = .off
///     levels.applied(to: diagnostics)
package struct DiagnosticLevels: Sendable, Hashable {
  private var levelsByCode: [DiagnosticCode: Level] = [:]

  package enum Level: String, Sendable, CaseIterable {
    /// Nothing is published.
    case error
    /// The diagnostic is reported, and the site is published.
    case warning
    /// The diagnostic is not reported.
    case off
  }

  /// Creates a value that changes no level.
  package init() {}

  /// The level of a code, or `nil` if the site does not set it.
  package subscript(code: DiagnosticCode) -> Level? {
    get { levelsByCode[code] }
    set { levelsByCode[code] = newValue }
  }

  /// The codes with their levels, sorted by code.
  package var sorted: [(code: DiagnosticCode, level: Level)] {
    levelsByCode.sorted { $0.key.rawValue < $1.key.rawValue }.map { (code: $0.key, level: $0.value) }
  }

  /// Returns the diagnostics with their levels applied; a diagnostic with the level `off` is left out.
  package func applied(to diagnostics: DiagnosticList) -> DiagnosticList {
    levelsByCode.isEmpty ? diagnostics : DiagnosticList(diagnostics.compactMap { applied(to: $0) })
  }

  /// Returns a diagnostic at its level; `nil` if it is off.
  ///
  /// A diagnostic that cannot be lowered keeps its severity.
  private func applied(to diagnostic: Diagnostic) -> Diagnostic? {
    guard let level = levelsByCode[diagnostic.code] else { return diagnostic }
    var changed = diagnostic
    changed.severity = level == .error ? .error : .warning
    let isLower = level == .off || changed.severity < diagnostic.severity
    let isAllowed = DiagnosticCatalogue[diagnostic.code.rawValue]?.allowsLowering(diagnostic.severity) ?? false
    if isLower, !isAllowed { return diagnostic }
    return level == .off ? nil : changed
  }
}
