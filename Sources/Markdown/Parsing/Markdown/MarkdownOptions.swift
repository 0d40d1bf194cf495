/// What a parser understands beyond CommonMark.
package struct MarkdownOptions: Sendable, Equatable {
  /// An extension of GitHub's dialect.
  package enum Extension: String, Sendable, CaseIterable {
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
  package var extensions: Set<Extension>
  /// Whether there are footnotes.
  package var footnotes: Bool
  /// Whether quotes curl and dashes lengthen.
  package var smartPunctuation: Bool
  /// Whether `:::` opens containers and `{…}` tags blocks.
  package var containers: Bool

  /// Chooses what is understood; without a choice, all but smart punctuation.
  package init(
    extensions: Set<Extension> = Set(Extension.allCases), footnotes: Bool = true, smartPunctuation: Bool = false,
    containers: Bool = true
  ) {
    self.extensions = extensions
    self.footnotes = footnotes
    self.smartPunctuation = smartPunctuation
    self.containers = containers
  }
}
