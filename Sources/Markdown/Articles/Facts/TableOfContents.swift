/// The headings of an article as a tree.
package struct TableOfContents: Sendable, Equatable {
  /// A heading with those below it.
  package struct Entry: Sendable, Equatable {
    /// The heading's level, from 1 to 6.
    package let level: Int
    /// The heading's text.
    package let text: String
    /// The heading's id in the page.
    package let id: String
    /// The headings of deeper levels that follow before the next one of this level.
    package internal(set) var children: [Entry]
  }

  /// The headings that have none above them.
  package let entries: [Entry]

  /// Orders headings; a level that is left out makes no entry of its own.
  package init(_ headings: [ArticleFacts.Heading]) {
    var flat = headings.compactMap { heading in
      heading.id.map { Entry(level: heading.level, text: heading.text, id: $0, children: []) }
    }[...]
    var entries: [Entry] = []
    while let entry = Self.next(&flat) { entries.append(entry) }
    self.entries = entries
  }

  private static func next(_ flat: inout ArraySlice<Entry>) -> Entry? {
    guard var entry = flat.popFirst() else { return nil }
    while let following = flat.first, following.level > entry.level {
      if let child = next(&flat) { entry.children.append(child) }
    }
    return entry
  }
}
