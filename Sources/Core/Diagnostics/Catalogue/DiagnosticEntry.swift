/// The documentation of a diagnostic code, for `garland help CODE`, the manual and `levels` in `site.yml`.
package struct DiagnosticEntry: Sendable, Hashable {
  package let code: DiagnosticCode
  /// The level by default; `nil` if the code is an error in some cases and a warning in others.
  package let level: Severity?
  /// What the code means, in a sentence.
  package let meaning: String
  /// A source that causes it.
  package let example: Example
  /// How to fix it, in sentences.
  package let fix: String
  /// Whether the site can lower its level, and what is published then.
  package let lowering: Lowering

  /// A source that causes a diagnostic.
  package enum Example: Sendable, Hashable {
    /// The text of an article.
    case article(String)
    /// The text of `site.yml`.
    case settings(String)
    /// The text of a template.
    case template(String)
    /// Commands, several files, or a situation in words.
    case situation(String)

    package var text: String {
      switch self {
      case .article(let text), .settings(let text), .template(let text), .situation(let text): text
      }
    }
  }

  /// Whether a site can lower the level of a code.
  package enum Lowering: Sendable, Hashable {
    /// The level is fixed.
    case never
    /// An error stays an error, but a warning can be turned off; the text says what is published then.
    case warnings(String)
    /// Errors and warnings can be lowered; the text says what is published then.
    case always(String)
  }

  init(
    _ code: DiagnosticCode, _ level: Severity?, _ meaning: String, _ example: Example, fix: String,
    lowered lowering: Lowering
  ) {
    (self.code, self.level, self.meaning) = (code, level, meaning)
    (self.example, self.fix, self.lowering) = (example, fix, lowering)
  }

  /// What is published if the level is lowered; `nil` if it is fixed.
  package var published: String? {
    switch lowering {
    case .never: nil
    case .warnings(let text), .always(let text): text
    }
  }

  /// The default level in words.
  package var levelText: String { level?.rawValue ?? "error or warning" }

  /// Returns whether a site can lower a diagnostic of a severity.
  func allowsLowering(_ severity: Severity) -> Bool {
    switch lowering {
    case .never: false
    case .warnings: severity < .error
    case .always: true
    }
  }
}
