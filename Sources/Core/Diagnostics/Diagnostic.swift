/// Something to tell the author of a source: what is wrong, where, and what would help.
///
///     Diagnostic(
///       .error, .missingLabel, "tabs: child 3 has no label", at: child,
///       notes: [Diagnostic.Note("the tab bar starts here", at: fence)],
///       suggestion: Diagnostic.Suggestion("write `:::item[Label]`"))
///
/// As text (``DiagnosticText``):
///
///     posts/a.md:41:1: error: tabs: child 3 has no label [containers.missing-label]
///        41 | :::tabs
///           | ^~~~~~~
///           = note: posts/a.md:12:3: the tab bar starts here
///           = help: write `:::item[Label]`
public struct Diagnostic: Sendable, Hashable {
  /// How much it matters.
  public var severity: Severity

  /// Which kind of diagnostic it is, the same from release to release.
  public var code: DiagnosticCode

  /// What is wrong, in one line without a full stop.
  public var message: String

  /// What part of which source it is about, if any.
  public var location: SourceRange?

  /// What else helps to understand it.
  public var notes: [Note]

  /// What would put it right, if that is known.
  public var suggestion: Suggestion?

  /// Puts a diagnostic together.
  public init(
    _ severity: Severity,
    _ code: DiagnosticCode,
    _ message: String,
    at location: SourceRange? = nil,
    notes: [Note] = [],
    suggestion: Suggestion? = nil
  ) {
    self.severity = severity
    self.code = code
    self.message = message
    self.location = location
    self.notes = notes
    self.suggestion = suggestion
  }
}

extension Diagnostic {
  /// A further fact, with its own place, which may be in another source.
  public struct Note: Sendable, Hashable {
    /// The fact, in one line without a full stop.
    public var message: String

    /// What the fact is about, if that is somewhere.
    public var location: SourceRange?

    /// States a fact.
    public init(_ message: String, at location: SourceRange? = nil) {
      self.message = message
      self.location = location
    }
  }
}
