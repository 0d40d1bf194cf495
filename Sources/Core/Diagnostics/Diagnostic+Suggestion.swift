extension Diagnostic {
  /// What would put things right, in words for the author, and as an edit for tools where there is one.
  public struct Suggestion: Sendable, Hashable {
    /// The advice, complete without the edit, such as "did you mean `tabs`?".
    public var message: String

    /// The edit that follows the advice, if it is certain enough to be made by a tool.
    public var replacement: Replacement?

    /// Gives advice.
    public init(_ message: String, replacement: Replacement? = nil) {
      self.message = message
      self.replacement = replacement
    }

    /// Asks whether the nearest of the known names was meant, if one is near enough.
    ///
    ///     Suggestion.nearest(to: "tbas", among: ["cards", "tabs"])?.message  // did you mean `tabs`?
    public static func nearest(
      to misspelt: String, among known: some Sequence<String>, at range: SourceRange? = nil
    ) -> Suggestion? {
      guard let name = nearestName(to: misspelt, among: known) else { return nil }
      return Suggestion(didYouMean(name), replacement: range.map { Replacement($0, with: name) })
    }
  }

  /// An edit: a stretch of a source, and the text to put there.
  public struct Replacement: Sendable, Hashable {
    /// What is replaced; an empty range inserts.
    public var range: SourceRange

    /// What takes its place.
    public var text: String

    /// Puts a text where another was.
    public init(_ range: SourceRange, with text: String) {
      self.range = range
      self.text = text
    }
  }
}
