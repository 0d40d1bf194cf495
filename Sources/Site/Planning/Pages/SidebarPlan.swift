import Records
import Texts

/// The sidebars of a site.
package struct SidebarPlan: Sendable {
  private var sidebars: [Sidebar] = []
  private var sidebarsOfSections: [Int: Int] = [:]

  /// Plans the sidebars; a section without the key `sidebar` has that of the section around it.
  package init(_ sections: [PlannedSection], _ entries: [Entry]) {
    guard sections.contains(where: { $0.settings.showsSidebar == true }) else { return }
    var paths: [String: Int] = [:]
    // The section around another one precedes it.
    for (index, section) in sections.enumerated() {
      switch section.settings.showsSidebar {
      case true?:
        sidebarsOfSections[index] = sidebars.count
        sidebars.append(Sidebar(of: index, sections, entries))
      case false?: break
      case nil: sidebarsOfSections[index] = paths[section.path.folderPath]
      }
      paths[section.path] = sidebarsOfSections[index]
    }
  }

  /// Returns the sidebar of a section.
  package func sidebar(ofSection section: Int) -> Sidebar? { sidebarsOfSections[section].map { sidebars[$0] } }
}

extension SitePlan {
  /// Returns the sidebar of a page, and its place there.
  package func sidebar(of page: Page) -> (sidebar: Sidebar, node: Int)? {
    guard let section = page.section ?? page.entry.flatMap({ self.section(of: $0) }),
      let sidebar = sidebars.sidebar(ofSection: section), let node = sidebar.node(of: page)
    else { return nil }
    return (sidebar, node)
  }

  /// Returns the page of a node.
  package func page(of node: Sidebar.Node) -> Int? {
    switch node.kind {
    case .page(let entry): page(of: entry)
    case .section(let section): page(ofSection: section)
    case .group: nil
    }
  }
}
