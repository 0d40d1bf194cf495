/// What a parser understands beyond CommonMark.
public struct MarkdownOptions: Sendable, Equatable {
  /// An extension of GitHub's dialect.
  public enum Extension: String, Sendable, CaseIterable {
    /// Tables with pipes.
    case table
    /// `~~gone~~`.
    case strikethrough
    /// Addresses without any markup.
    case autolink
    /// Items with check boxes.
    case tasklist
  }

  /// The extensions in force.
  public var extensions: Set<Extension>
  /// Whether there are footnotes.
  public var footnotes: Bool
  /// Whether quotes curl and dashes lengthen.
  public var smartPunctuation: Bool
  /// Whether `:::` opens containers and `{…}` tags blocks.
  public var containers: Bool

  /// Chooses what is understood; without a choice, all but smart punctuation.
  public init(
    extensions: Set<Extension> = Set(Extension.allCases), footnotes: Bool = true, smartPunctuation: Bool = false,
    containers: Bool = true
  ) {
    self.extensions = extensions
    self.footnotes = footnotes
    self.smartPunctuation = smartPunctuation
    self.containers = containers
  }
}
