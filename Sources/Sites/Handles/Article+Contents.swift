import Articles

extension Article {
  /// The headings that a table of contents shows: all but the one that is the title, and those that label children.
  var contents: TableOfContents {
    let labels = Set(facts.labels.compactMap(\.id))
    let headings = facts.headings.dropFirst(beginsWithTitle ? 1 : 0)
    return TableOfContents(headings.filter { heading in heading.id.map { !labels.contains($0) } ?? false })
  }
}

extension TableOfContents {
  /// Its entries in the order of the text.
  var flattened: [Entry] { entries.flatMap { [$0] + TableOfContents.below($0) } }

  private static func below(_ entry: Entry) -> [Entry] { entry.children.flatMap { [$0] + below($0) } }
}
