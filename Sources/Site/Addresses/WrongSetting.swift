package import Diagnostics

/// A setting in `site.yml` whose text is invalid.
package struct WrongSetting {
  private let name: String
  private let text: String
  /// What the text must be, as words.
  private let expectation: String
  /// The valid texts, if they can be listed.
  private let known: [String]

  package init(_ name: String, _ text: String, _ expectation: String, known: [String] = []) {
    (self.name, self.text, self.expectation, self.known) = (name, text, expectation, known)
  }

  /// The message for the author.
  package var message: String { "`\(name)` must be \(expectation), not `\(text)`" }

  /// Returns the nearest valid text as a suggestion.
  package func suggestion(at range: SourceRange?) -> Diagnostic.Suggestion? {
    .nearest(to: text, among: known, at: range)
  }

  /// Returns the diagnostic of the setting.
  package func diagnostic(at range: SourceRange?) -> Diagnostic {
    Diagnostic(.error, "site.wrong-value", message, at: range, suggestion: suggestion(at: range))
  }
}
