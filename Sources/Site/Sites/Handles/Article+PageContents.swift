import Articles

extension Article {
  /// What a table of contents on its page shows: of all its headings, neither the one that is the title nor those that label children.
  var pageContents: TableOfContents {
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
