package import Articles
package import Records

/// The pages of a section and of the sections in it, in the order of the sidebar that all of these pages show.
///
/// The key `sidebar` in the `_index.md` of a section asks for it.
package struct Sidebar: Sendable {
  /// A page, a section, or pages that share the key `group`.
  package struct Node: Sendable {
    package enum Kind: Sendable, Equatable {
      case page(entry: Int)
      case section(Int)
      case group
    }

    package let kind: Kind
    package let title: Title
    /// The address; a group has that of its first page.
    package let address: String
    /// The node around it; `nil` for the section of the sidebar.
    package let parent: Int?
    /// The position among the children of the node around it.
    package let position: Int
    package fileprivate(set) var children: [Int] = []
  }

  /// The nodes in the order of the sidebar; the first one is the section.
  package private(set) var nodes: [Node] = []
  /// Whether a title has a badge.
  package private(set) var hasBadges = false
  /// The hash of all nodes.
  package private(set) var hash = ContentHash.absent
  private var nodesOfEntries: [Int: Int] = [:]
  private var nodesOfSections: [Int: Int] = [:]

  /// Collects the pages of a section.
  init(of section: Int, _ sections: [PlannedSection], _ entries: [Entry]) {
    add(.section(section), in: nil, SidebarContent(sections: sections, entries: entries))
    hasBadges = nodes.contains { $0.title.badge != nil }
    hash = ContentHash(
      of: nodes.flatMap {
        [$0.title.hashedText, $0.title.badge ?? "", $0.address, "\($0.kind == .group) \($0.parent ?? -1)"]
      })
  }

  /// Returns the node of a page, or `nil` if the sidebar does not contain the page.
  package func node(of page: Page) -> Int? {
    switch page.kind {
    case .section: page.section.flatMap { nodesOfSections[$0] }
    case .page, .post: page.entry.flatMap { nodesOfEntries[$0] }
    default: nil
    }
  }

  /// Returns the page or section before a node, or after it.
  package func neighbour(of node: Int, isBefore: Bool) -> Node? {
    isBefore ? nodes[..<node].last { $0.kind != .group } : nodes[(node + 1)...].first { $0.kind != .group }
  }

  /// Returns a node and the nodes around it, the innermost first.
  package func path(to node: Int) -> [Int] { Array(sequence(first: node) { nodes[$0].parent }) }

  /// Nodes below a section that share a title.
  package struct Group: Sendable {
    /// The title of a group or of a section; `nil` for pages in neither.
    package let title: Title?
    /// The section with this title.
    package let section: Int?
    package fileprivate(set) var nodes: [Int]
  }

  /// Returns the pages below a section as its page shows them: by group, and by the sections in it.
  package func groups(below node: Int) -> [Group] {
    nodes[node].children.reduce(into: []) { groups, child in
      let children = nodes[child].children
      if !children.isEmpty {
        let section = if case .section(let section) = nodes[child].kind { section } else { nil as Int? }
        let shown = children.flatMap { nodes[$0].kind == .group ? nodes[$0].children : [$0] }
        groups.append(Group(title: nodes[child].title, section: section, nodes: shown))
      } else {
        // Pages without a group come first: below one, they would seem to be in it.
        if groups.first?.title != nil || groups.isEmpty {
          groups.insert(Group(title: nil, section: nil, nodes: []), at: 0)
        }
        groups[0].nodes.append(child)
      }
    }
  }

  private mutating func add(_ item: SidebarContent.Item, in parent: Int?, _ content: SidebarContent) {
    let node = append(item.kind, content.title(of: item), content.address(of: item), in: parent)
    switch item {
    case .page(let entry): nodesOfEntries[entry] = node
    case .section(let section):
      nodesOfSections[section] = node
      // A section in the sidebar that sets the key by itself has its own sidebar, or none.
      guard parent == nil || content.sections[section].settings.showsSidebar == nil else { return }
      for part in content.parts(of: section) {
        guard let title = part.group, let first = part.items.first else {
          for item in part.items { add(item, in: node, content) }
          continue
        }
        let group = append(.group, Title(title), content.address(of: first), in: node)
        for item in part.items { add(item, in: group, content) }
      }
    }
  }

  private mutating func append(_ kind: Node.Kind, _ title: Title, _ address: String, in parent: Int?) -> Int {
    let position = parent.map { nodes[$0].children.count } ?? 0
    nodes.append(Node(kind: kind, title: title, address: address, parent: parent, position: position))
    if let parent { nodes[parent].children.append(nodes.count - 1) }
    return nodes.count - 1
  }
}
