/// A problem in a source: how serious it is, its code, and what is wrong.
///
/// ```swift
/// Text(title).report(Diagnostic(.warning, "books.no-author", "the book `Emma` has no author"))
/// ```
///
/// Garland's own diagnostics also have locations, notes and suggestions, and a build prints them so:
///
///     posts/a.md:41:1: error: tabs: child 3 has no label [containers.missing-label]
///        41 | :::tabs
///           | ^~~~~~~
///           = note: posts/a.md:12:3: the tab bar starts here
///           = help: write `:::item[Label]`
public struct Diagnostic: Sendable, Hashable {
  /// Whether this is an error, a warning or a note.
  public var severity: Severity

  /// The kind of diagnostic, by a name that never changes.
  public var code: DiagnosticCode

  /// The problem, in one line without a full stop.
  public var message: String

  /// The part of the source that is wrong, if the problem has a location.
  package var location: SourceRange?

  /// Further facts that explain the problem.
  package var notes: [Note]

  /// How to fix the problem, if that is known.
  package var suggestion: Suggestion?

  /// Creates a diagnostic without a location.
  public init(_ severity: Severity, _ code: DiagnosticCode, _ message: String) {
    self.init(severity, code, message, at: nil)
  }

  package init(
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
  /// A further fact, with its own location, which may be in another source.
  package struct Note: Sendable, Hashable {
    /// The fact, in one line without a full stop.
    package var message: String

    /// The part of a source that the fact is about, if any.
    package var location: SourceRange?

    package init(_ message: String, at location: SourceRange? = nil) {
      self.message = message
      self.location = location
    }
  }
}

extension Diagnostic {
  /// Advice on how to fix a problem: words for the author, and sometimes an edit that a tool can apply.
  package struct Suggestion: Sendable, Hashable {
    /// The advice, understandable without the edit, such as "did you mean `tabs`?".
    package var message: String

    /// The edit that follows the advice, if it is certain enough for a tool to apply it.
    package var replacement: Replacement?

    package init(_ message: String, replacement: Replacement? = nil) {
      self.message = message
      self.replacement = replacement
    }

    /// Returns "did you mean …?" with the most similar of the known names, or `nil` if none is similar enough.
    ///
    ///     Suggestion.nearest(to: "tbas", among: ["cards", "tabs"])?.message  // did you mean `tabs`?
    package static func nearest(
      to misspelt: String, among known: some Sequence<String>, at range: SourceRange? = nil
    ) -> Suggestion? {
      guard let name = nearestName(to: misspelt, among: known) else { return nil }
      return Suggestion(didYouMean(name), replacement: range.map { Replacement($0, with: name) })
    }
  }

  /// An edit: a range of a source, and its new text.
  package struct Replacement: Sendable, Hashable {
    /// The range to replace; an empty range inserts.
    package var range: SourceRange

    /// The new text.
    package var text: String

    /// Creates an edit that replaces a range with a text.
    package init(_ range: SourceRange, with text: String) {
      self.range = range
      self.text = text
    }
  }
}

extension Diagnostic {
  /// Returns the error for a file that cannot be read, with the reason.
  package static func unreadable(_ path: String, _ reason: String, at range: SourceRange? = nil) -> Diagnostic {
    Diagnostic(.error, "file.unreadable", "`\(path)` cannot be read: \(reason)", at: range)
  }
}

/// How serious a diagnostic is.
public enum Severity: String, Sendable, Hashable, Comparable, CaseIterable {
  /// Information; nothing is wrong.
  case note

  /// A problem that readers of the site would notice. The site is still published.
  case warning

  /// A problem that stops the site from being published.
  case error

  /// Orders notes before warnings before errors.
  public static func < (lhs: Severity, rhs: Severity) -> Bool {
    lhs.rank < rhs.rank
  }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}
