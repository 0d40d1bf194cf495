import Articles
import Parsing

/// The sections and articles of a site, as sidebars order and name them.
struct SidebarContent {
  let sections: [PlannedSection]
  let entries: [Entry]

  /// An article or a section.
  enum Item {
    case page(Int)
    case section(Int)

    var kind: Sidebar.Node.Kind {
      switch self {
      case .page(let entry): .page(entry: entry)
      case .section(let section): .section(section)
      }
    }
  }

  /// Items that share a group, or a single item without one.
  struct Part {
    let group: String?
    var items: [Item]
  }

  /// Returns the articles and sections in a section, by group; the first item of a group decides its place.
  func parts(of section: Int) -> [Part] {
    var parts: [Part] = []
    var positions: [String: Int] = [:]
    for item in items(of: section) {
      let group = parameter("group", of: item)
      if let position = group.flatMap({ positions[$0] }) {
        parts[position].items.append(item)
      } else {
        if let group { positions[group] = parts.count }
        parts.append(Part(group: group, items: [item]))
      }
    }
    return parts
  }

  /// Returns the articles of a section in its order, and the sections in it by `order`, then by title.
  ///
  /// A section whose `_index.md` has no `order` follows the articles.
  private func items(of section: Int) -> [Item] {
    let section = sections[section]
    let inner = section.sections.map { index in
      (rank: sections[index].rank, index: index)
    }
    .sorted { first, second in
      first.rank == second.rank
        ? TitleOrder(sections[first.index].heading.written) < TitleOrder(sections[second.index].heading.written)
        : first.rank < second.rank
    }
    var items: [Item] = []
    var rest = inner[...]
    for entry in section.entries {
      if section.order == .order, let order = entries[entry].metadata.order {
        while let first = rest.first, first.rank < order { items.append(.section(rest.removeFirst().index)) }
      }
      items.append(.page(entry))
    }
    return items + rest.map { .section($0.index) }
  }

  /// Returns the `sidebar_title` of an item, else its title.
  func title(of item: Item) -> Title {
    let heading =
      switch item {
      case .page(let entry): entries[entry].heading
      case .section(let section): sections[section].heading
      }
    var title = parameter("sidebar_title", of: item).map { Title(written: $0) }
    title?.badge = heading.badge
    return title ?? heading
  }

  func address(of item: Item) -> String {
    switch item {
    case .page(let entry): entries[entry].address
    case .section(let section): sections[section].address
    }
  }

  private func parameter(_ name: String, of item: Item) -> String? {
    let entry: Int? =
      switch item {
      case .page(let entry): entry
      case .section(let section): sections[section].index
      }
    return entry.flatMap { entries[$0].metadata.parameters[name]?.textual }
  }
}
